/** Makes what is printed from the record of an invoice, a quotation or a credit note. */
import { snapshotOf } from '../../resources/documents/billed-customer.ts';
import { sellerOf } from '../../resources/documents/seller.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { PostalAddress, Settings } from '../../settings.ts';
import { filledSnapshot } from '../filled-snapshot.ts';
import { paymentCodeOf } from '../payment-codes/payment-code.ts';
import type {
  PrintedBuyer,
  PrintedDocument,
  PrintedLine,
  PrintedSeller,
  PrintedTax,
} from './printed-document.ts';
import { languageOf } from '../../words/language.ts';
import { wordsOf } from '../../words/words.ts';

type Invoice = RecordTypes['invoice'];
type Quotation = RecordTypes['quotation'];
type CreditNote = RecordTypes['credit_note'];

/** What stands today beside the document. */
export interface BesideDocument {
  readonly settings: Settings;
  readonly livemode: boolean;
  /** The customer's record; null when its row is gone. */
  readonly customer: RecordTypes['customer'] | null;
  /** The invoice that a credit note is about; null when its row is gone. */
  readonly invoice: Invoice | null;
}

/** @param record as it is stored */
export function documentOfRecord(
  object: PrintedDocument['object'],
  record: Readonly<JsonObject>,
  beside: BesideDocument,
): PrintedDocument {
  switch (object) {
    case 'invoice':
      return ofInvoice(record as Invoice, beside);
    case 'quotation':
      return ofQuotation(record as Quotation, beside);
    case 'credit_note':
      return ofCreditNote(record as CreditNote, beside);
  }
}

function ofInvoice(invoice: Invoice, beside: BesideDocument): PrintedDocument {
  const shared = sharedOf(invoice, beside);
  const { amount_credited, amount_due, amount_paid, status } = invoice;
  const { buyer, livemode, seller } = shared;
  const isAsked = status !== 'draft' && status !== 'void';
  const reference = invoice.payment_reference ?? invoice.number ?? '';
  return {
    ...shared,
    ...referencesOf(invoice, beside),
    object: 'invoice',
    date: invoice.invoice_date,
    due_date: invoice.due_date,
    payment_reference: reference,
    terms: invoice.terms,
    discount_percent: invoice.discount_percent,
    paid: isAsked ? { paid: amount_paid, credited: amount_credited ?? '0', due: amount_due } : null,
    payment_code: paymentCodeOf({
      livemode,
      status,
      currency: invoice.currency,
      amount: amount_due,
      reference,
      payee: { ...seller, name: seller.account_name ?? seller.name ?? '' },
      payer: { name: buyer.company ?? buyer.name, address: buyer.billing_address },
    }),
  };
}

function ofQuotation(quotation: Quotation, beside: BesideDocument): PrintedDocument {
  return {
    ...sharedOf(quotation, beside),
    ...referencesOf(quotation, beside),
    object: 'quotation',
    title: quotation.title,
    date: quotation.quotation_date,
    due_date: quotation.expiry_date,
    terms: quotation.terms,
    discount_percent: quotation.discount_percent,
  };
}

function ofCreditNote(note: CreditNote, beside: BesideDocument): PrintedDocument {
  const shared = sharedOf(note, beside);
  const { invoice_date, invoice_number, reason, reason_text } = note;
  return {
    ...shared,
    ...referencesOf(beside.invoice, beside),
    object: 'credit_note',
    date: note.credit_note_date,
    preceding: invoice_number === null ? null : { number: invoice_number, date: invoice_date },
    reason:
      reason_text ?? wordsOf(shared.language, beside.settings.document_words).printed.reasons[reason] ?? null,
  };
}

type References = 'po_number' | 'buyer_reference' | 'service_date' | 'service_period' | 'delivery_address';

function referencesOf(
  of: Invoice | Quotation | null,
  { customer }: BesideDocument,
): Pick<PrintedDocument, References> {
  return {
    po_number: of?.po_number ?? null,
    buyer_reference: of?.buyer_reference ?? customer?.buyer_reference ?? null,
    service_date: of?.service_date ?? null,
    service_period: of?.service_period ?? null,
    delivery_address: (of?.delivery_address ?? null) as PostalAddress | null,
  };
}

type Shared = Omit<PrintedDocument, References | 'object' | 'date'>;

/** What all have; of the rest what most have not. */
function sharedOf(record: Invoice | Quotation | CreditNote, beside: BesideDocument): Shared {
  const { settings, livemode, customer } = beside;
  const seller = filledSnapshot(record.seller, sellerOf(settings)) as unknown as PrintedSeller;
  const snapshot = filledSnapshot(record.customer, customer === null ? null : snapshotOf(customer));
  const { currency, discount_total, status, subtotal, tax_inclusive, tax_total, taxable_total, total } =
    record;
  return {
    ...{
      currency,
      discount_total,
      livemode,
      status,
      subtotal,
      tax_inclusive,
      tax_total,
      taxable_total,
      total,
    },
    language: languageOf(snapshot.language, record.seller?.language, settings.language),
    // A draft only asks for its number: another document may get it.
    number: status === 'draft' ? null : record.number,
    seller,
    buyer: {
      contact_name: null,
      ...snapshot,
      name: snapshot.name ?? record.customer_name,
      registration_number: customer?.registration_number ?? null,
    } as unknown as PrintedBuyer,
    lines: record.items.map(lineOf),
    taxes: record.tax_breakdown.map(taxOf),
    notes: record.notes,
    base: baseOf(record),
    ...{ title: null, due_date: null, preceding: null, reason: null, terms: null },
    ...{ discount_percent: null, paid: null, payment_code: null, payment_reference: null },
  };
}

function baseOf(record: Invoice | Quotation | CreditNote): PrintedDocument['base'] {
  const { base_amounts: base, exchange_rate, exchange_rate_date } = record;
  return base === null || base === undefined
    ? null
    : { currency: base.currency, tax_total: base.tax_total, exchange_rate, exchange_rate_date };
}

type Optional = (name: string) => string | null;

// Lines and groups of version 1.0 have none of the fields that came later.
function optionalOf(entry: Readonly<JsonObject>): Optional {
  return (name) => (entry[name] as string | null | undefined) ?? null;
}

function lineOf(line: Readonly<JsonObject>): PrintedLine {
  const optional = optionalOf(line);
  return {
    description: optional('description') ?? '',
    sku: optional('sku'),
    quantity: String(line.quantity),
    unit: optional('unit'),
    unit_code: optional('unit_code'),
    unit_price: String(line.unit_price),
    discount: optional('discount'),
    discount_percent: optional('discount_percent'),
    tax_rate: optional('tax_rate') ?? '0',
    amount: String(line.amount),
  };
}

function taxOf(row: Readonly<JsonObject>): PrintedTax {
  const optional = optionalOf(row);
  return {
    tax_rate: optional('tax_rate') ?? '0',
    tax_name: optional('tax_name'),
    category: optional('category'),
    reason: optional('reason'),
    taxable: String(row.taxable),
    tax: String(row.tax),
  };
}
