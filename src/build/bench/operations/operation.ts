/** Declares an operation that the bench measures on a prepared workspace, and the requests that operations are made of. */
import type { Bench, BenchAnswer } from '../open-bench.ts';

/** A filled workspace with an API key, on which the operations run. */
export interface PreparedWorkspace {
  readonly bench: Bench;
  readonly key: string;
  /** Oldest first. */
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

export interface Operation {
  readonly name: string;
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
