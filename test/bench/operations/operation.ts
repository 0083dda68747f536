/** Declares what an operation of the bench is, and the requests that operations are made of. */
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import type { OperationName } from '../budgets.ts';
import type { Bench, BenchAnswer } from '../open-bench.ts';

/** A filled workspace with an API key, on which the operations run. */
export interface PreparedWorkspace {
  readonly bench: Bench;
  readonly key: string;
  /** Oldest first. */
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

export interface BenchOperation {
  /** Names its goal, too. */
  readonly name: OperationName;
  /** The expected status; any other one ends the bench with an error. */
  readonly status: number;
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

/** An invoice from the middle of the sheet. */
export function middleInvoice({ invoiceIds }: PreparedWorkspace): string {
  return invoiceIds[Math.floor(invoiceIds.length / 2) - 1] ?? '';
}

/** A customer from the middle of the sheet. */
export function middleCustomer({ customerIds }: PreparedWorkspace): string {
  return customerIds[Math.floor(customerIds.length / 2)] ?? '';
}

export function sendGet({ bench, key }: PreparedWorkspace, path: string, query = ''): BenchAnswer {
  return bench.send(key, 'GET', `/api/v1/${path}`, { query });
}

/** A POST, under an Idempotency-Key when one is given. */
export function sendPost(
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
  const { status, body: answer } = sendPost(workspace, path, body);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return String(answer.id);
}

/** Empties the script cache, as Google may do at any time. */
export function forgetCache({ bench }: PreparedWorkspace): string {
  const cache = bench.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  return '';
}

type Summed = 'calls' | 'documentCalls' | 'cellsRead' | 'cellsWritten' | 'ms' | 'pessimisticMs';

/** One answer for several executions whose costs are added, such as the triggers of an edit and those that go on with it. */
export function together(runs: readonly ExecutionOutcome[]): BenchAnswer {
  const sum = (of: Summed): number => runs.reduce((total, { usage }) => total + usage[of], 0);
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
