/** Describes what an electronic invoice is made from: an issued document whose snapshots are complete. */
import type { PostalAddress } from '../../settings.ts';

/** An invoice or a credit note; amounts are exact decimals with the decimals of the currency. */
export interface EInvoiceSource {
  readonly object: 'invoice' | 'credit_note';
  readonly number: string | null;
  readonly status: string;
  /** The date of issue, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly due_date: string | null;
  readonly currency: string;
  readonly tax_inclusive: boolean;
  readonly items: readonly SourceLine[];
  readonly discount_total: string;
  readonly taxable_total: string;
  readonly tax_total: string;
  readonly total: string;
  readonly tax_breakdown: readonly SourceTax[];
  /** What was paid up to the date of issue. */
  readonly prepaid: string;
  readonly seller: SourceSeller;
  readonly customer: SourceCustomer;
  readonly notes: string | null;
  readonly terms: string | null;
  readonly po_number: string | null;
  readonly buyer_reference: string | null;
  readonly payment_reference: string | null;
  readonly service_date: string | null;
  readonly service_period: { readonly start: string | null; readonly end: string | null } | null;
  readonly delivery_address: PostalAddress | null;
  /** The tax in the currency of the workspace, where that is another one. */
  readonly base_tax: { readonly currency: string; readonly amount: string } | null;
  /** The invoice that a credit note refers to. */
  readonly preceding: { readonly number: string; readonly date: string | null } | null;
}

export interface SourceLine {
  readonly description: string;
  readonly sku: string | null;
  readonly quantity: string;
  readonly unit_code: string | null;
  readonly unit_price: string;
  readonly tax_rate: string;
  readonly tax_category: string | null;
  readonly tax_exemption_reason: string | null;
  readonly tax_exemption_code: string | null;
  /** After the line's own discount. */
  readonly amount: string;
}

export interface SourceTax {
  readonly tax_rate: string;
  readonly category: string | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly taxable: string;
  readonly tax: string;
}

interface SourceTaxId {
  readonly type: string | null;
  readonly value: string;
}

export interface ElectronicAddress {
  /** A code of the list EAS. */
  readonly scheme: string;
  readonly value: string;
}

interface SourceParty {
  readonly name: string | null;
  readonly tax_ids: readonly SourceTaxId[];
  readonly registration_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact_name: string | null;
  readonly electronic_address: ElectronicAddress | null;
}

export interface SourceSeller extends SourceParty {
  readonly trade_name: string | null;
  readonly address: PostalAddress | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_name: string | null;
}

export interface SourceCustomer extends SourceParty {
  /** The buyer where there is one; `name` is the person then. */
  readonly company: string | null;
  readonly billing_address: PostalAddress | null;
  readonly shipping_address: PostalAddress | null;
}
