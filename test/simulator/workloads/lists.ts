/** Workloads that read: single records, filtered lists, and whole lists page by page. */
import { type ApiCall, get, patch, post, type Script, type Workload } from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { SceneFacts } from '../world/scene.ts';
import { someCreation } from './creations.ts';

/** A client that lists, filters and polls while others write. */
export const reading: Workload = {
  name: 'reading',
  weight: 5,
  actors: (_facts, random) => [readSome(random)],
};

function* readSome(random: SeededRandom): Script {
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const plural = random.pick(['customers', 'invoices', 'quotations', 'payments', 'products']);
    const query = random.pick(['limit=2', 'limit=3', 'limit=500', 'sort=-created_at&limit=4']);
    yield random.chance(0.35) ? get('events', { query: 'limit=20' }) : get(plural, { query });
  }
}

/** A client that asks for the records that meet conditions: values, days, amounts, a text, what is overdue. */
export const filtering: Workload = {
  name: 'filtering',
  weight: 3,
  actors: (facts, random) => [filterSome(facts, random), change(facts, random)],
};

function* filterSome(facts: SceneFacts, random: SeededRandom): Script {
  for (let count = 1 + random.below(3); count > 0; count -= 1) yield someFilter(facts, random);
}

/** A list with a condition or two, by chance. */
function someFilter({ ids }: SceneFacts, random: SeededRandom, page = ''): ApiCall {
  const [plural, query] = random.pick([
    ['invoices', 'status=open,draft'],
    ['invoices', 'status=partially_paid'],
    ['invoices', `customer_id=${ids.customer}`],
    ['invoices', `customer_id=${ids.other},${ids.customer}&status=open`],
    ['invoices', 'invoice_date[gte]=2026-01-01&invoice_date[lte]=2026-01-31'],
    ['invoices', 'invoice_date[gte]=2026-01-07'],
    ['invoices', 'due_date[gt]=2026-01-07'],
    ['invoices', 'overdue=true'],
    ['invoices', 'overdue=false&status=open'],
    ['invoices', 'total[gte]=1000'],
    ['invoices', 'q=lovelace'],
    ['quotations', 'status=sent,accepted'],
    ['quotations', 'q=QUO'],
    ['customers', 'q=BABBAGE'],
    ['customers', 'archived=false'],
    ['customers', 'name=Ada Lovelace'],
    ['products', 'unit_price[lt]=3'],
    ['products', 'sku=G-1'],
    ['payments', `invoice_id=${ids.paid}&status=received`],
  ] as const);
  return get(plural, { query: [query, page].filter((part) => part !== '').join('&') });
}

// A change makes records meet the conditions of the list, or fail them.
function* change(facts: SceneFacts, random: SeededRandom): Script {
  const { ids } = facts;
  yield random.pick([
    () => someCreation(facts, random),
    () => post(`invoices/${ids.draft}/finalize`),
    () => post(`invoices/${ids.totalInvoice}/void`),
    () => patch(`invoices/${ids.invoice}`, { due_date: '2026-03-01' }),
    () => patch(`customers/${ids.customer}`, { name: 'Charles B. Babbage' }),
  ])();
}

/** No list of a run has more pages. */
const pagesMax = 12;

/** A client that walks through the pages of a list while others write: what stands still is met once. */
export const walking: Workload = {
  name: 'walking',
  weight: 3,
  actors: (facts, random) => [walkPages(someList(facts, random)), write(facts, random)],
};

function someList(facts: SceneFacts, random: SeededRandom): ApiCall {
  if (random.chance(0.4)) return someFilter(facts, random, random.pick(['limit=1', 'limit=2']));
  const [plural, query] = random.pick([
    ['customers', 'limit=1'],
    ['invoices', 'limit=2'],
    ['invoices', 'limit=2&sort=created_at'],
    ['invoices', 'limit=2&sort=-total'],
    ['quotations', 'limit=1'],
    ['quotations', 'limit=2&include=total_count'],
    ['events', 'limit=4'],
  ] as const);
  return { kind: 'request', method: 'GET', path: `/api/v1/${plural}`, query };
}

/** @param first the page that the walk begins with */
export function* walkPages(first: ApiCall): Script {
  let call = first;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = yield call;
    const cursor = page?.body.next_cursor;
    if (typeof cursor !== 'string') return;
    call = { ...first, query: `${first.query ?? ''}&cursor=${encodeURIComponent(cursor)}` };
  }
}

function* write(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
  yield someCreation(facts, random);
}
