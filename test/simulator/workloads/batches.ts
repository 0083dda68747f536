/** A workload that creates several records at once: all of them or none, or each for itself. */
import { type ApiCall, get, post, type Script, type Workload } from '../actors/actor.ts';
import { oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';

/** Clients that send batches, one of which has a fault, and look at what became of them. */
export const batches: Workload = {
  name: 'batches',
  weight: 4,
  actors: (facts, random) =>
    Array.from({ length: 1 + random.below(2) }, () => createAndLook(random.pick(everyBatch(facts)))),
};

function* createAndLook(batch: ApiCall): Script {
  yield batch;
  yield get(String(batch.path.split('/')[3]));
}

function everyBatch({ ids }: SceneFacts): ApiCall[] {
  const line = oddLines.slice(0, 1);
  const bill = { customer_id: ids.customer, items: line };
  const unknown = { customer_id: 'cus_01KEBZ00000000000000000000', items: line };
  const newcomer = { customer_name: 'Mary Somerville', total: '40.00' };
  const pay = (amount: string): object => ({ invoice_id: ids.invoice, amount });
  const all = (plural: string, data: readonly object[]): ApiCall => post(`${plural}/batch`, { data });
  const each = (plural: string, data: readonly object[]): ApiCall =>
    post(`${plural}/batch`, { data, atomic: false });
  return [
    all('invoices', [bill, newcomer, { ...newcomer, status: 'draft' }]),
    all('invoices', [bill, unknown, newcomer]),
    each('invoices', [bill, unknown, newcomer]),
    all('customers', [{ name: '=HYPERLINK("x")' }, { name: 'Caroline Herschel', external_id: 'ours-2' }]),
    each('products', [
      { name: 'Gear', sku: 'G-3', unit_price: '19.99' },
      { name: 'Cam', sku: 'C-7', unit_price: 'much' },
    ]),
    all('payments', [pay('1.00'), pay('2.00')]),
    each('payments', [pay('1.00'), pay('99999.00'), pay('2.00')]),
    all('quotations', [{ customer_name: 'Ada Lovelace', total: '640.00', status: 'sent' }, newcomer]),
  ];
}
