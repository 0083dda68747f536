/** The mixed traffic of a load, as a shop and its CRM would send it: lists, single records, creates, payments and changes. */
import type { SeededRandom } from '../../../local/simulator/schedule/seeded-random.ts';
import { type Stage, threeLines } from '../operation.ts';

export interface Request {
  readonly isWrite: boolean;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body?: unknown;
}

const reading = { isWrite: false, method: 'GET', query: '' } as const;
const writing = { isWrite: true, method: 'POST', query: '' } as const;

// The newest invoices are open, so that all of them can be changed and paid.
const openCount = 50;
// Of an invoice over 7.14: so little that no load has paid it in full.
const smallAmount = '0.01';
// Of the writes; the rest are changes of open invoices.
const createShare = 0.5;
const paymentShare = 0.25;

/** The next request of a client. @param writeShare how many of its requests are writes, from 0 to 1 */
export function nextRequest(
  { invoiceIds, customerIds }: Stage,
  random: SeededRandom,
  writeShare: number,
): Request {
  if (random.next() >= writeShare) {
    if (random.chance(0.4)) return { ...reading, path: '/api/v1/invoices', query: 'limit=50' };
    return { ...reading, path: `/api/v1/invoices/${random.pick(invoiceIds)}` };
  }
  const kind = random.next();
  if (kind < createShare) {
    const body = { customer_id: random.pick(customerIds), items: threeLines };
    return { ...writing, path: '/api/v1/invoices', body };
  }
  if (kind < createShare + paymentShare) {
    const body = { invoice_id: random.pick(invoiceIds.slice(-openCount)), amount: smallAmount };
    return { ...writing, path: '/api/v1/payments', body };
  }
  const path = `/api/v1/invoices/${random.pick(invoiceIds.slice(-openCount))}`;
  return { ...writing, method: 'PATCH', path, body: { notes: `Note ${random.below(1_000_000)}` } };
}
