/** What the bench measures: one operation on a stage that is ready for it. */
import type { Bench, BenchAnswer } from '../open-bench.ts';

/** A filled workspace with a key, as the operations find it. */
export interface Stage {
  readonly bench: Bench;
  readonly key: string;
  /** Oldest first. */
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

export interface Operation {
  readonly name: string;
  /** The only status that counts as done. */
  readonly status: number;
  /** Runs before, unmeasured; what it returns is what the operation is about. */
  readonly prepare?: (stage: Stage) => string;
  readonly run: (stage: Stage, prepared: string) => BenchAnswer;
}

/** Three lines as a person would write them. */
export const threeLines = [
  { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: 'Wheels', quantity: 2, unit_price: '12.50' },
] as const;

/** An open invoice from the middle of the sheet. */
export function middleInvoice({ invoiceIds }: Stage): string {
  return invoiceIds[Math.floor(invoiceIds.length / 2) - 1] ?? '';
}

/** A customer from the middle of the sheet. */
export function middleCustomer({ customerIds }: Stage): string {
  return customerIds[Math.floor(customerIds.length / 2)] ?? '';
}

export function get({ bench, key }: Stage, path: string, query = ''): BenchAnswer {
  return bench.send(key, 'GET', `/api/v1/${path}`, { query });
}

/** A POST, under an Idempotency-Key when one is given. */
export function post({ bench, key }: Stage, path: string, body: unknown, idempotencyKey = ''): BenchAnswer {
  const headers = idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey };
  return bench.send(key, 'POST', `/api/v1/${path}`, { body, headers });
}

/** A POST that must succeed; the id of what it answers. */
export function made(stage: Stage, path: string, body: unknown = undefined): string {
  const { status, body: answer } = post(stage, path, body);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return String(answer.id);
}

/** Lets the cache forget everything, as Google may at any time. */
export function forgetCache({ bench }: Stage): string {
  const cache = bench.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  return '';
}
