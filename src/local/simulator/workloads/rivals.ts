/** Clients that want what only one of them can have: an article number, an id of their own, a number, a name. */
import { type ApiCall, patch, post, type Script, type Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import { threeLines } from '../story-of-scene.ts';

export const rivals: Workload = {
  name: 'rivals',
  weight: 4,
  actors: (facts, random) => random.pick(rivalries(facts)).map(once),
};

function rivalries({ ids }: SceneFacts): ApiCall[][] {
  const line = threeLines.slice(0, 1);
  const product = (sku: string): ApiCall => post('products', { name: 'Cam', sku, unit_price: '1.25' });
  const external_id = 'ours-1';
  return [
    [product('C-7'), product('C-7')],
    [product('C-7'), patch(`products/${ids.product}`, { sku: 'C-7' })],
    [product('G-1'), patch(`products/${ids.product}`, { sku: 'G-9' })],
    [
      post('customers', { name: 'Difference Engines', external_id }),
      patch(`customers/${ids.other}`, { external_id }),
    ],
    [
      post('payments', { invoice_id: ids.invoice, amount: '3.00', external_id }),
      post('payments', { invoice_id: ids.invoice, amount: '3.00', external_id }),
    ],
    [
      post('invoices', { customer_id: ids.customer, items: line, number: 'R-1' }),
      post('invoices', { customer_id: ids.other, total: '12.00', number: 'R-1' }),
    ],
    [
      post('invoices', { customer_name: 'Mary Somerville', items: line }),
      post('quotations', { customer_name: ' mary  SOMERVILLE', total: '80.00' }),
    ],
    [
      post('quotations', { customer_name: 'Ada  lovelace', total: '80.00', status: 'sent' }),
      post('invoices', { customer_name: 'Ada Lovelace', customer_email: 'ada@example.com', total: '1.00' }),
    ],
  ];
}

function* once(call: ApiCall): Script {
  yield call;
}
