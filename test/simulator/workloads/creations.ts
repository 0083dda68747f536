/** Workloads that create records: alone, under one key at once, and again after a day. */
import { type ApiCall, get, post, answeredRecord, type Script, type Workload } from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { firstOfDay, oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';

/** Clients that create records of every kind and look at them at once. */
export const creations: Workload = {
  name: 'creations',
  weight: 6,
  actors: (facts, random) =>
    Array.from({ length: 1 + random.below(2) }, () => createAndLook(random.pick(everyCreation(facts)))),
};

function* createAndLook(creation: ApiCall): Script {
  const made = answeredRecord(yield creation);
  if (typeof made.id === 'string') yield get(`${String(creation.path.split('/')[3])}/${made.id}`);
}

/** One creation of every kind, invoices in both shapes and with a customer that is not there yet. */
function everyCreation({ ids }: SceneFacts): ApiCall[] {
  return [
    post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678', company: 'ACME Inc' }),
    post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' }),
    post('invoices', { customer_id: ids.customer, items: oddLines, discount: '50.00' }),
    post('invoices', { customer_name: 'Mary Somerville', items: oddLines.slice(0, 1) }),
    post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' }),
    post('invoices', { customer_id: ids.customer, items: oddLines, status: 'draft' }),
    post('quotations', { customer_name: 'Charles Babbage', status: 'sent', items: oddLines }),
    post('quotations', { customer_name: 'Ada Lovelace', total: '640.00' }),
    post('payments', { invoice_id: ids.invoice, amount: '1.00' }),
  ];
}

/** One creation, by chance. */
export function someCreation(facts: SceneFacts, random: SeededRandom): ApiCall {
  return random.pick(everyCreation(facts));
}

/** Two clients that send the same write under the same key, and at times a third that sends another under it. */
export const twins: Workload = {
  name: 'twins',
  weight: 4,
  actors(facts, random) {
    const idempotencyKey = 'the-same';
    const creation = { ...someCreation(facts, random), idempotencyKey };
    const impostor = post('customers', { name: 'Another body' }, { idempotencyKey });
    const both = [once(creation), once(creation)];
    return random.chance(0.3) ? [...both, once(impostor)] : both;
  },
};

function* once(call: ApiCall): Script {
  yield call;
}

/** A client repeats hours later what it has sent before, while others write: it is told of the same record. */
export const lateRepeats: Workload = {
  name: 'late_repeats',
  weight: 2,
  isLater: true,
  actors: (facts, random) => [repeat(random.chance(0.3)), create(facts, random)],
};

/** @param isOther true: another body comes under the key */
function* repeat(isOther: boolean): Script {
  yield isOther ? { ...firstOfDay, body: { name: 'Night Owl' } } : firstOfDay;
}

function* create(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
}
