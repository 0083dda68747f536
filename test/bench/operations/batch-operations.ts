/** The measured batches: what several records in one commit cost. */
import type { BenchAnswer } from '../open-bench.ts';
import { type Operation, post, type PreparedWorkspace, threeLines } from './operation.ts';

const batchSize = 50;

type Content = (workspace: PreparedWorkspace) => readonly object[];

/** Neighbours from the middle of a sheet, as many as a batch has records. */
function middle(ids: readonly string[]): readonly string[] {
  const start = Math.max(0, Math.floor(ids.length / 2) - batchSize / 2);
  const found = ids.slice(start, start + batchSize);
  return Array.from({ length: batchSize }, (_none, index) => found[index % found.length] ?? '');
}

/** Invoices of three lines, each for another customer where there are so many. */
const invoices =
  (count: number): Content =>
  ({ customerIds }) =>
    middle(customerIds)
      .slice(0, count)
      .map((customer_id) => ({ customer_id, items: threeLines }));

const byNames: Content = () =>
  Array.from({ length: batchSize }, (_none, index) => ({
    customer_name: index % 2 === 0 ? `Newcomer ${index}` : `customer ${index}`,
    items: threeLines,
  }));

const oneRefused: Content = (workspace) => [...invoices(batchSize - 1)(workspace), { total: 'much' }];

function idsOf({ body }: BenchAnswer): string {
  return (body.data as readonly { readonly id: string }[]).map(({ id }) => id).join();
}

function batch(name: string, plural: string, content: Content, limits: Operation['limits']): Operation {
  const atomic = content !== oneRefused;
  return {
    name,
    status: atomic ? 201 : 207,
    limits,
    run: (workspace) => post(workspace, `${plural}/batch`, { data: content(workspace), atomic }, name),
  };
}

export const batchOperations: readonly Operation[] = [
  batch('create1x3', 'invoices', invoices(1), {
    ms: [850, 870, 870],
    pessimistic: [1360, 1370, 1370],
    calls: [8, 8, 8],
  }),
  batch('create10x3', 'invoices', invoices(10), {
    ms: [920, 930, 930],
    pessimistic: [1470, 1490, 1490],
    calls: [8, 8, 8],
  }),
  batch('create20x3', 'invoices', invoices(20), {
    ms: [1020, 1040, 1040],
    pessimistic: [1600, 1610, 1610],
    calls: [8, 8, 8],
  }),
  batch('create40x3', 'invoices', invoices(40), {
    ms: [1510, 1540, 1540],
    pessimistic: [2230, 2260, 2260],
    calls: [13, 13, 13],
  }),
  batch('create50x3', 'invoices', invoices(batchSize), {
    ms: [1470, 1490, 1490],
    pessimistic: [2250, 2270, 2270],
    calls: [11, 11, 11],
  }),
  batch('create50x3_names', 'invoices', byNames, {
    ms: [2260, 2070, 2090],
    pessimistic: [3140, 2900, 2920],
    calls: [19, 17, 17],
    searches: { columns: 0.1, because: 'a tenth as many customers are searched by name' },
  }),
  batch('create50x3_one_refused', 'invoices', oneRefused, {
    ms: [1650, 1670, 1670],
    pessimistic: [2420, 2450, 2450],
    calls: [14, 14, 14],
  }),
  {
    name: 'create50_payments',
    status: 201,
    limits: { ms: [1080, 1210, 1210], pessimistic: [1630, 1780, 1780], calls: [9, 11, 11] },
    prepare: (workspace) =>
      idsOf(post(workspace, 'invoices/batch', { data: invoices(batchSize)(workspace) })),
    run: (workspace, ids) =>
      post(workspace, 'payments/batch', {
        data: ids.split(',').map((invoice_id) => ({ invoice_id, amount: '0.01' })),
      }),
  },
];
