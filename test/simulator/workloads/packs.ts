/** Workloads of requests that travel in one envelope, as those of many callers do that have to wait. */
import {
  type ApiCall,
  get,
  type Pack,
  patch,
  post,
  remove,
  type Script,
  type Workload,
} from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';
import { someCreation } from './creations.ts';

/** A pack of mixed requests, one of which may be sent twice: in the pack, or by another client alone. */
export const packs: Workload = {
  name: 'packs',
  weight: 5,
  actors(facts, random) {
    const count = 2 + random.below(3);
    const calls = Array.from({ length: count }, () => somePacked(facts, random));
    const twin = { ...someCreation(facts, random), idempotencyKey: 'packed-twice' };
    const impostor = post('customers', { name: 'Another body' }, { idempotencyKey: 'packed-twice' });
    const choice = random.below(16);
    const [inside, others] = random.pick<readonly [readonly ApiCall[], readonly ApiCall[]]>([
      [[], []],
      [[twin, twin], []],
      [[twin], [twin]],
      [[twin, impostor], [twin]],
    ]);
    return [send({ kind: 'pack', calls: mixed([...calls, ...inside], random), choice }), ...others.map(once)];
  },
};

function* send(pack: Pack): Script {
  yield pack;
  yield get('invoices');
}

function* once(call: ApiCall): Script {
  yield call;
}

function mixed(calls: readonly ApiCall[], random: SeededRandom): ApiCall[] {
  return calls
    .map((call) => ({ call, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ call }) => call);
}

function somePacked(facts: SceneFacts, random: SeededRandom): ApiCall {
  return random.chance(0.4) ? someCreation(facts, random) : random.pick(otherCalls(facts));
}

/** The calls that are to be told apart from their neighbours: refused ones, reads, changes, and what no group takes. */
function otherCalls({ ids }: SceneFacts): ApiCall[] {
  const unknown = 'cus_01KEBZ00000000000000000000';
  return [
    ...refusedCalls,
    patch(`customers/${ids.other}`, { notes: 'Packed' }),
    patch(`products/${ids.product}`, { unit_price: '8.25' }),
    patch(`invoices/${ids.draft}`, { items: oddLines.slice(1), po_number: 'PACK-1' }),
    remove(`quotations/${ids.quotationDraft}`),
    post(`invoices/${ids.draft}/finalize`),
    post(`quotations/${ids.quotation}/accept`),
    post('customers/batch', { data: [{ name: 'Ada Byron' }, { name: 'Grace' }] }),
    get(`invoices/${ids.invoice}`),
    get(`customers/${ids.customer}`),
    get(`customers/${unknown}`, { refusal: 'not_found' }),
    get('products'),
    get('me'),
    get('me', { key: 'busy' }),
  ];
}

/** Writes that are refused for themselves, each for another reason. */
export const refusedCalls: readonly ApiCall[] = [
  post('products', { sku: 'N-1' }, { refusal: 'validation_failed' }),
  post('invoices', { customer_name: 'Mary Somerville', total: 'much' }, { refusal: 'validation_failed' }),
  post('customers', undefined, { text: '{"name":', refusal: 'malformed_json' }),
  post('customers', undefined, { envelope: 7, refusal: 'malformed_json' }),
  post('customers/cus_01KEBZ00000000000000000000', undefined, {
    method: 'PATCH',
    text: '{"notes":"N"}',
    refusal: 'not_found',
  }),
];
