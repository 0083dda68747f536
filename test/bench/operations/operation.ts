/** Declares an operation that the bench measures on a prepared workspace, and the requests that operations are made of. */
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import type { Bench, BenchAnswer } from '../open-bench.ts';

/** A filled workspace with an API key, on which the operations run. */
export interface PreparedWorkspace {
  readonly bench: Bench;
  readonly key: string;
  /** Oldest first. */
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

/** The numbers of invoices in the workbooks that are measured. */
export const sizes = [100, 10_000, 100_000] as const;

/** A figure for each of these sizes. */
type BySize = readonly [small: number, middle: number, large: number];

/** The most that an operation may cost: a few percent above its present cost, so that a change which raises the cost fails the bench. */
interface Limits {
  /** Milliseconds on the virtual clock. */
  readonly ms: BySize;
  /** The same with an estimate of what the published measurements leave out. */
  readonly pessimistic: BySize;
  /** Document calls. */
  readonly calls: BySize;
  /** The columns that are searched from end to end, so that the cost grows with the invoices; none when left out. */
  readonly searches?: { readonly columns: number; readonly because: string };
}

export interface Operation {
  readonly name: string;
  /** The expected status; any other one ends the bench with an error. */
  readonly status: number;
  /** `npm run bench -- --limits` prints what to write here. A change that lowers a cost lowers its limit too. */
  readonly limits: Limits;
  /** The limits in a workbook that a person has sorted, where they differ. */
  readonly sorted?: Limits;
  /** The longest time in milliseconds that it may hold the lock, when that is not what anything may. */
  readonly lockedMs?: number;
  /** From this number of invoices on, measuring it takes so long that `--full` alone does it. */
  readonly longFrom?: number;
  /** Runs before the measurement. Its return value, an id for example, is passed to `run`. */
  readonly prepare?: (workspace: PreparedWorkspace) => string;
  readonly run: (workspace: PreparedWorkspace, prepared: string) => BenchAnswer;
}

/** Three lines as a person would write them. */
export const threeLines = [
  { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: 'Wheels', quantity: 2, unit_price: '12.50' },
] as const;

/** An open invoice from the middle of the sheet. */
export function middleInvoice({ invoiceIds }: PreparedWorkspace): string {
  return invoiceIds[Math.floor(invoiceIds.length / 2) - 1] ?? '';
}

/** A customer from the middle of the sheet. */
export function middleCustomer({ customerIds }: PreparedWorkspace): string {
  return customerIds[Math.floor(customerIds.length / 2)] ?? '';
}

export function get({ bench, key }: PreparedWorkspace, path: string, query = ''): BenchAnswer {
  return bench.send(key, 'GET', `/api/v1/${path}`, { query });
}

/** A POST, under an Idempotency-Key when one is given. */
export function post(
  { bench, key }: PreparedWorkspace,
  path: string,
  body: unknown,
  idempotencyKey = '',
): BenchAnswer {
  const headers = idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey };
  return bench.send(key, 'POST', `/api/v1/${path}`, { body, headers });
}

/** Sends a POST and returns the id in its answer. @throws Error when it is refused */
export function made(workspace: PreparedWorkspace, path: string, body: unknown = undefined): string {
  const { status, body: answer } = post(workspace, path, body);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return String(answer.id);
}

/** Empties the script cache, as Google may do at any time. */
export function forgetCache({ bench }: PreparedWorkspace): string {
  const cache = bench.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  return '';
}

/** One answer for several executions whose costs are added, such as the triggers of an edit and those that go on with it. */
export function together(runs: readonly ExecutionOutcome[]): BenchAnswer {
  const sum = (
    of: 'calls' | 'documentCalls' | 'cellsRead' | 'cellsWritten' | 'ms' | 'pessimisticMs',
  ): number => runs.reduce((total, { usage }) => total + usage[of], 0);
  return {
    status: runs.every(({ ok }) => ok) ? 200 : 500,
    body: {},
    usage: {
      calls: sum('calls'),
      documentCalls: sum('documentCalls'),
      cellsRead: sum('cellsRead'),
      cellsWritten: sum('cellsWritten'),
      ms: sum('ms'),
      pessimisticMs: sum('pessimisticMs'),
      byMember: new Map(),
    },
  };
}
