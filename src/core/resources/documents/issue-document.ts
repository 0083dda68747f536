/** What a document takes over when it leaves its draft, whichever kind it is. */
import { paymentReference } from '../../billing/payment-reference.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type CustomerSnapshot, snapshotOf } from './billed-customer.ts';
import { type Seller, sellerOf } from './seller.ts';

/** The fields of a draft that issuing fills where they are blank. */
export interface BlankReferences {
  readonly payment_reference: string | null;
  readonly buyer_reference: string | null;
  readonly exchange_rate: string | null;
  readonly exchange_rate_date: string | null;
}

interface IssuedReferences {
  readonly customer: CustomerSnapshot;
  readonly seller: Seller;
  readonly payment_reference: string;
  readonly buyer_reference: string | null;
  readonly exchange_rate_date: string | null;
}

/**
 * The parties as they are now, and the references that a payer and a buyer look for.
 * @param issued the number and the day that the document is issued under
 */
export function issueDocument(
  { settings }: Transaction,
  draft: BlankReferences,
  issued: { readonly number: string; readonly day: string },
  customer: JsonObject,
): IssuedReferences {
  const rateDay = draft.exchange_rate === null ? null : issued.day;
  const buyerReference = customer.buyer_reference as string | null | undefined;
  return {
    customer: snapshotOf(customer),
    seller: sellerOf(settings),
    payment_reference:
      draft.payment_reference ?? paymentReference(issued.number, settings.payment_reference_form),
    buyer_reference: draft.buyer_reference ?? buyerReference ?? null,
    exchange_rate_date: draft.exchange_rate_date ?? rateDay,
  };
}
