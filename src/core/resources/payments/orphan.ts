/** Knows whether the invoice of a payment is gone, which only a person can do to an issued one. */
import type { Transaction } from '../../schema/transaction.ts';
import type { Allocation } from './allocations.ts';

/** True when an invoice that a payment is for, or that a part of it is applied to, has no row any more. */
export function isOrphan(
  tx: Transaction,
  { invoice_id }: { readonly invoice_id: string | null },
  allocations: readonly Allocation[],
): boolean {
  const ids = new Set([invoice_id, ...allocations.map((one) => one.invoice_id)]);
  return [...ids].some((id) => id !== null && tx.find('invoice', id) === null);
}
