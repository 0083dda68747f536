/** Chooses the payment code of an invoice: the one that the currency and the accounts of the business allow. */
import { compareDecimals } from '../../billing/decimal.ts';
import { epcPayload } from './epc.ts';
import type { PaymentRequest } from './payment-request.ts';
import { type SwissBill, swissBill } from './swiss-qr.ts';
import { upiPayload } from './upi.ts';

/** A code, with the text that a reader finds in it. */
export type PaymentCode =
  | { readonly kind: 'epc'; readonly payload: string }
  /** The link of the same payment, for a page on a phone, is the payload. */
  | { readonly kind: 'upi'; readonly payload: string }
  | { readonly kind: 'swiss_qr'; readonly payload: string; readonly bill: SwissBill };

interface Payable extends PaymentRequest {
  readonly livemode: boolean;
  readonly status: string;
}

/** The code; null for what nobody should pay now: drafts, test documents, what is paid, void or given up. */
export function paymentCodeOf(payable: Payable): PaymentCode | null {
  const { livemode, status, amount } = payable;
  const isPayable = status === 'open' || status === 'partially_paid';
  if (!livemode || !isPayable || compareDecimals(amount, '0') <= 0) return null;
  const bill = swissBill(payable);
  if (bill !== null) return { kind: 'swiss_qr', payload: bill.payload, bill };
  const epc = epcPayload(payable);
  if (epc !== null) return { kind: 'epc', payload: epc };
  const upi = upiPayload(payable);
  return upi === null ? null : { kind: 'upi', payload: upi };
}
