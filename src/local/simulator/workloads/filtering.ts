/** A client that asks for the records that meet conditions: values, days, amounts, a text, what is overdue. */
import { type ApiCall, get, patch, post, type Script, type Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { someCreation } from './creations.ts';

export const filtering: Workload = {
  name: 'filtering',
  weight: 3,
  actors: (facts, random) => [filterSome(facts, random), change(facts, random)],
};

function* filterSome(facts: SceneFacts, random: SeededRandom): Script {
  for (let count = 1 + random.below(3); count > 0; count -= 1) yield someFilter(facts, random);
}

/** A list with a condition or two, by chance. */
export function someFilter({ ids }: SceneFacts, random: SeededRandom, page = ''): ApiCall {
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

// What is asked for comes to meet the conditions, or no longer meets them.
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
