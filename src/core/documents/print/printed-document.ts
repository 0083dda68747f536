/** Describes what a document is printed from. */
import type { PaperChoice, PostalAddress } from '../../settings.ts';
import type { PaymentCode } from '../payment-codes/payment-code.ts';
import type { Language } from '../../words/language.ts';

/** How the business wants its documents to look today. */
export interface Look {
  /** A data URI. */
  readonly logo: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
  readonly paper: PaperChoice;
  readonly footer: string | null;
  /** The words that the business has of its own, as its setting has them. */
  readonly words: string | null;
}

/** An invoice, a quotation or a credit note; amounts are exact decimals. */
export interface PrintedDocument {
  readonly object: 'invoice' | 'quotation' | 'credit_note';
  readonly language: Language;
  readonly livemode: boolean;
  readonly status: string;
  /** Null in a draft. */
  readonly number: string | null;
  readonly title: string | null;
  readonly date: string | null;
  /** When an invoice is due, or a quotation expires. */
  readonly due_date: string | null;
  readonly service_date: string | null;
  readonly service_period: { readonly start: string; readonly end: string } | null;
  readonly delivery_address: PostalAddress | null;
  readonly po_number: string | null;
  readonly buyer_reference: string | null;
  readonly payment_reference: string | null;
  /** The invoice that a credit note is about. */
  readonly preceding: { readonly number: string; readonly date: string | null } | null;
  /** Why a credit note was made, in words. */
  readonly reason: string | null;
  readonly seller: PrintedSeller;
  readonly buyer: PrintedBuyer;
  readonly currency: string;
  readonly tax_inclusive: boolean;
  readonly lines: readonly PrintedLine[];
  readonly subtotal: string;
  readonly discount_total: string;
  readonly discount_percent: string | null;
  readonly taxable_total: string;
  readonly tax_total: string;
  readonly total: string;
  readonly taxes: readonly PrintedTax[];
  /** Of an invoice that has been issued; null for the others. */
  readonly paid: { readonly paid: string; readonly credited: string; readonly due: string } | null;
  /** The tax in the currency of the workspace. */
  readonly base: PrintedBase | null;
  readonly notes: string | null;
  readonly terms: string | null;
  readonly payment_code: PaymentCode | null;
}

interface PrintedParty {
  readonly tax_ids: readonly { readonly type: string | null; readonly value: string }[];
  readonly registration_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact_name: string | null;
}

export interface PrintedSeller extends PrintedParty {
  readonly name: string | null;
  readonly trade_name: string | null;
  readonly address: PostalAddress | null;
  readonly website: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_name: string | null;
  readonly qr_iban: string | null;
  readonly upi_id: string | null;
}

export interface PrintedBuyer extends PrintedParty {
  readonly name: string;
  /** The buyer where there is one; `name` is a person then. */
  readonly company: string | null;
  readonly billing_address: PostalAddress | null;
}

export interface PrintedLine {
  readonly description: string;
  readonly sku: string | null;
  readonly quantity: string;
  readonly unit: string | null;
  readonly unit_code: string | null;
  readonly unit_price: string;
  readonly discount: string | null;
  readonly discount_percent: string | null;
  readonly tax_rate: string;
  /** After the line's own discount. */
  readonly amount: string;
}

export interface PrintedTax {
  readonly tax_rate: string;
  readonly tax_name: string | null;
  readonly category: string | null;
  readonly reason: string | null;
  readonly taxable: string;
  readonly tax: string;
}

interface PrintedBase {
  readonly currency: string;
  readonly tax_total: string;
  readonly exchange_rate: string | null;
  readonly exchange_rate_date: string | null;
}
