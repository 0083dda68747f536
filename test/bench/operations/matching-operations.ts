/** The measured lists with few, with fifty and with two thousand matches that are spread over the whole sheet. */
import { get, made, type Operation, type PreparedWorkspace } from './operation.ts';

// With the ten void invoices of the filled workbook, so many make fifty.
const voidedMore = 40;
// The filled workbook has this many invoices from one that is overdue to the next; a fiftieth of 100,000 is 2,000.
const overdueEach = 50;

export const matchingOperations: readonly Operation[] = [
  {
    name: '10_matches',
    status: 200,
    limits: {
      ms: [430, 980, 1110],
      pessimistic: [760, 1310, 1450],
      calls: [3, 12, 12],
      searches: { columns: 1, because: 'the statuses are searched' },
    },
    run: (workspace) => get(workspace, 'invoices', 'limit=50&status=void'),
  },
  {
    name: '2000_matches',
    status: 200,
    limits: {
      ms: [600, 1340, 1920],
      pessimistic: [940, 1630, 2170],
      calls: [5, 5, 7],
      searches: {
        columns: 4,
        because: 'open invoices are found by status and due date, and counted by their ids',
      },
    },
    run: (workspace) => get(workspace, 'invoices', 'limit=50&overdue=true&include=total_count'),
  },
  {
    name: '2000_matches_by_total',
    status: 200,
    limits: {
      ms: [670, 1490, 3200],
      pessimistic: [1000, 1740, 3530],
      calls: [6, 6, 6],
      searches: {
        columns: 4,
        because: 'open invoices are found by status and due date, and sorted by their totals',
      },
    },
    run: (workspace) => get(workspace, 'invoices', 'limit=50&overdue=true&sort=-total'),
  },
  {
    name: '50_matches',
    status: 200,
    limits: {
      ms: [430, 2970, 3070],
      pessimistic: [770, 3260, 3400],
      calls: [3, 3, 42],
      searches: { columns: 1, because: 'the statuses are searched' },
    },
    prepare: voidScattered,
    run: (workspace) => get(workspace, 'invoices', 'limit=50&status=void'),
  },
];

// Voids overdue invoices all over the sheet.
function voidScattered(workspace: PreparedWorkspace): string {
  const { invoiceIds, bench } = workspace;
  const overdue = invoiceIds.filter((_id, index) => (index + 1) % overdueEach === 0);
  const step = Math.max(1, Math.floor(overdue.length / voidedMore));
  for (const id of overdue.filter((_id, index) => index % step === 0).slice(0, voidedMore)) {
    // The pause keeps the requests below the rate limit.
    bench.emulator.world.clock.advance(1000);
    made(workspace, `invoices/${id}/void`);
  }
  return '';
}
