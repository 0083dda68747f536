/** Clients that create records of every kind and look at them at once. */
import { type ApiCall, get, post, recordOf, type Script, type Workload } from '../actor.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { SceneFacts } from '../scene.ts';
import { threeLines } from '../story-of-scene.ts';

export const creations: Workload = {
  name: 'creations',
  weight: 6,
  actors: (facts, random) =>
    Array.from({ length: 1 + random.below(2) }, () => createAndLook(random.pick(everyCreation(facts)))),
};

function* createAndLook(creation: ApiCall): Script {
  const made = recordOf(yield creation);
  if (typeof made.id === 'string') yield get(`${String(creation.path.split('/')[3])}/${made.id}`);
}

/** One creation of every kind, invoices in both shapes and with a customer that is not there yet. */
function everyCreation({ ids }: SceneFacts): ApiCall[] {
  return [
    post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678' }),
    post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' }),
    post('invoices', { customer_id: ids.customer, items: threeLines, discount: '50.00' }),
    post('invoices', { customer_name: 'Mary Somerville', items: threeLines.slice(0, 1) }),
    post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' }),
    post('invoices', { customer_id: ids.customer, items: threeLines, status: 'draft' }),
    post('quotations', { customer_name: 'Charles Babbage', status: 'sent', items: threeLines }),
    post('quotations', { customer_name: 'Ada Lovelace', total: '640.00' }),
    post('payments', { invoice_id: ids.invoice, amount: '1.00' }),
  ];
}

/** One creation, by chance. */
export function someCreation(facts: SceneFacts, random: SeededRandom): ApiCall {
  return random.pick(everyCreation(facts));
}
