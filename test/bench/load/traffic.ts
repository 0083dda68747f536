/** Chooses the requests of a load as a shop and its CRM would send them: lists, single records, creates, payments, changes. */
import type { SeededRandom } from '../../seeded-random.ts';
import { type PreparedWorkspace, threeLines } from '../operations/operation.ts';

export interface Request {
  readonly isWrite: boolean;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body?: unknown;
}

const reading = { isWrite: false, method: 'GET', query: '' } as const;
const writing = { isWrite: true, method: 'POST', query: '' } as const;

// The traffic changes and pays the newest invoices, because all of them are open.
const openCount = 50;
// An invoice is over 7.14, so payments of this amount never pay it in full.
const smallAmount = '0.01';
// Shares among the writes; the rest are changes of open invoices.
const createShare = 0.5;
const paymentShare = 0.25;

/** The next request of a client. @param writeShare the share of writes among its requests, from 0 to 1 */
export function nextRequest(
  { invoiceIds, customerIds }: PreparedWorkspace,
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
