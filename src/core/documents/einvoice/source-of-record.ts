/** Makes the source of an electronic invoice from an invoice or a credit note. */
import { sumDecimals } from '../../billing/decimal.ts';
import { snapshotOf } from '../../resources/documents/billed-customer.ts';
import { sellerOf } from '../../resources/documents/seller.ts';
import { allocatedTo, allocationsOf } from '../../resources/payments/allocations.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { PostalAddress, Settings } from '../../settings.ts';
import { filledSnapshot } from '../filled-snapshot.ts';
import type { EInvoiceSource, SourceCustomer, SourceLine, SourceSeller, SourceTax } from './source.ts';

type Invoice = RecordTypes['invoice'];
type CreditNote = RecordTypes['credit_note'];

/** What stands today beside the document. */
export interface TodaysRecords {
  readonly settings: Settings;
  /** The customer's record; null when its row is gone. */
  readonly customer: RecordTypes['customer'] | null;
}

/**
 * Takes the invoice as it was issued. What its snapshots lack comes from today's records: invoices of version 1.0 have
 * no seller, and their customer has fewer fields.
 * @param payments those that are applied to it
 */
export function sourceOfInvoice(
  invoice: Invoice,
  today: TodaysRecords,
  payments: readonly RecordTypes['payment'][],
): EInvoiceSource {
  const date = invoice.invoice_date;
  const early = payments.filter(({ payment_date }) => date !== null && payment_date <= date);
  return {
    ...sharedOf(invoice, today),
    ...referencesOf(invoice, today),
    object: 'invoice',
    date,
    due_date: invoice.due_date,
    terms: invoice.terms,
    payment_reference: invoice.payment_reference,
    prepaid: sumDecimals(early.map((payment) => allocatedTo([allocationsOf(payment)], invoice.id))),
    preceding: null,
  };
}

/**
 * Takes the credit note as it was issued. The references of the buyer are those of its invoice.
 * @param invoice the invoice that it credits; null when a person has deleted its row
 */
export function sourceOfCreditNote(
  note: CreditNote,
  today: TodaysRecords,
  invoice: Invoice | null,
): EInvoiceSource {
  const { invoice_number: number, invoice_date } = note;
  return {
    ...sharedOf(note, today),
    ...referencesOf(invoice, today),
    object: 'credit_note',
    date: note.credit_note_date,
    due_date: null,
    terms: null,
    payment_reference: null,
    prepaid: '0',
    preceding: number === null ? null : { number, date: invoice_date },
  };
}

type References = 'po_number' | 'buyer_reference' | 'service_date' | 'service_period' | 'delivery_address';

function referencesOf(
  invoice: Invoice | null,
  { customer }: TodaysRecords,
): Pick<EInvoiceSource, References> {
  const period = invoice?.service_period ?? null;
  return {
    po_number: invoice?.po_number ?? null,
    buyer_reference: invoice?.buyer_reference ?? customer?.buyer_reference ?? null,
    service_date: invoice?.service_date ?? null,
    service_period: period && { start: period.start, end: period.end },
    delivery_address: (invoice?.delivery_address ?? null) as PostalAddress | null,
  };
}

type Shared = Exclude<
  keyof EInvoiceSource,
  References | 'object' | 'date' | 'due_date' | 'terms' | 'payment_reference' | 'prepaid' | 'preceding'
>;

function sharedOf(
  record: Invoice | CreditNote,
  { settings, customer }: TodaysRecords,
): Pick<EInvoiceSource, Shared> {
  const { base_amounts: base, currency, discount_total, number, notes, status } = record;
  const { taxable_total, tax_inclusive, tax_total, total } = record;
  return {
    ...{ currency, discount_total, number, notes, status, taxable_total, tax_inclusive, tax_total, total },
    items: record.items.map(lineOf),
    tax_breakdown: record.tax_breakdown.map(taxOf),
    seller: filledFrom(record.seller, sellerOf(settings)) as unknown as SourceSeller,
    customer: {
      ...filledFrom(record.customer, snapshotOf(customer ?? {})),
      registration_number: customer?.registration_number ?? null,
    } as unknown as SourceCustomer,
    base_tax: base === null ? null : { currency: base.currency, amount: base.tax_total },
  };
}

// Lines and groups of version 1.0 have none of the fields that came later.
function lineOf(line: Readonly<JsonObject>): SourceLine {
  const optional = (name: string): string | null => (line[name] as string | null | undefined) ?? null;
  return {
    description: optional('description') ?? '',
    sku: optional('sku'),
    quantity: String(line.quantity),
    unit_code: optional('unit_code'),
    unit_price: String(line.unit_price),
    tax_rate: optional('tax_rate') ?? '0',
    tax_category: optional('tax_category'),
    tax_exemption_reason: optional('tax_exemption_reason'),
    tax_exemption_code: optional('tax_exemption_code'),
    amount: String(line.amount),
  };
}

function taxOf(row: Readonly<JsonObject>): SourceTax {
  const optional = (name: string): string | null => (row[name] as string | null | undefined) ?? null;
  return {
    tax_rate: optional('tax_rate') ?? '0',
    category: optional('category'),
    reason: optional('reason'),
    code: optional('code'),
    taxable: String(row.taxable),
    tax: String(row.tax),
  };
}

/** The snapshot filled from today; an address that has only gained parts since has them, too. */
function filledFrom(snapshot: Readonly<JsonObject> | null, today: Readonly<JsonObject> | null): JsonObject {
  const filled = filledSnapshot(snapshot, today);
  const gained = Object.entries(today ?? {}).filter(([name, now]) => hasOnlyGained(filled[name], now));
  return { ...filled, ...Object.fromEntries(gained) };
}

function hasOnlyGained(before: unknown, now: unknown): boolean {
  if (!isParts(before) || !isParts(now)) return false;
  return Object.entries(before).every(([part, value]) => value === null || now[part] === value);
}

function isParts(value: unknown): value is Readonly<JsonObject> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
