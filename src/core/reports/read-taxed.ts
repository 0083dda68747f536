/** Reads the documents whose tax belongs to a period: by their dates, or by the days on which they were paid. */
import { currencyDecimals } from '../billing/currency.ts';
import { addDecimals, type Decimal } from '../billing/decimal.ts';
import { creditNotes } from '../resources/credit-notes.ts';
import { invoices } from '../resources/invoices.ts';
import type { Allocation } from '../resources/payments/allocations.ts';
import { payments } from '../resources/payments.ts';
import { refunds } from '../resources/refunds.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { readReported } from './read-reported.ts';
import { paidPart, type TaxedDocument, type TaxLine } from './tax.ts';

/** Whole days, both inside. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

// An invoice that will not be paid stays a tax document until a credit note corrects it.
const unissued = ['draft', 'void'];

/**
 * The invoices and credit notes that were issued in the period.
 * @throws Refusal record_quarantined, workspace_busy
 */
export function readIssued(session: Session, period: Period): TaxedDocument[] {
  const issuedBy = (resource: Resource, day: string): JsonObject[] =>
    readReported(session, resource, {
      by: [day, 'status', 'currency'],
      holds: (record) => !unissued.includes(String(record.status)) && isWithin(record[day], period),
      further: ['tax_breakdown'],
    });
  return [
    ...issuedBy(invoices, 'invoice_date').map((record) => taxed(record, false)),
    ...issuedBy(creditNotes, 'credit_note_date').map((record) => taxed(record, true)),
  ];
}

/**
 * What was paid of invoices in the period, and what was paid back of credit notes. A payment that is not applied, and
 * its refund, belong to no document, so they have no tax.
 * @throws Refusal record_quarantined, workspace_busy
 */
export function readPaid(session: Session, period: Period): TaxedDocument[] {
  const received = readReported(session, payments, {
    by: ['payment_date', 'status'],
    holds: ({ status, payment_date }) => status === 'received' && String(payment_date) <= period.to,
    further: ['allocations'],
  }).flatMap(({ payment_date, allocations }) =>
    (allocations as readonly Allocation[]).map(
      ({ invoice_id: id, amount }): Paid => ({ id, amount, day: String(payment_date) }),
    ),
  );
  const paidBack = readReported(session, refunds, {
    by: ['refund_date', 'status', 'amount', 'credit_note_id'],
    holds: ({ status, refund_date, credit_note_id }) =>
      status === 'paid' && credit_note_id !== null && String(refund_date) <= period.to,
  }).map(
    ({ refund_date, amount, credit_note_id }): Paid => ({
      id: String(credit_note_id),
      amount: String(amount),
      day: String(refund_date),
    }),
  );
  return [
    ...partsOf(session, invoices, received, period).map((part) => ({ ...part, subtracts: false })),
    ...partsOf(session, creditNotes, paidBack, period).map((part) => ({ ...part, subtracts: true })),
  ];
}

interface Paid {
  /** The document's. */
  readonly id: string;
  readonly amount: Decimal;
  readonly day: string;
}

/** The tax of what was paid in the period, one part for each document. */
function partsOf(
  session: Session,
  resource: Resource,
  paid: readonly Paid[],
  period: Period,
): Pick<TaxedDocument, 'currency' | 'lines'>[] {
  const sums = new Map<string, { before: Decimal; amount: Decimal }>();
  for (const { id, amount, day } of paid) {
    const known = sums.get(id) ?? { before: '0', amount: '0' };
    const isBefore = day < period.from;
    sums.set(id, {
      before: isBefore ? addDecimals(known.before, amount) : known.before,
      amount: isBefore ? known.amount : addDecimals(known.amount, amount),
    });
  }
  const touched = new Set(paid.flatMap(({ id, day }) => (day < period.from ? [] : [id])));
  return readReported(session, resource, {
    by: ['id', 'currency', 'total'],
    holds: ({ id }) => touched.has(String(id)),
    further: ['tax_breakdown'],
  }).map((record) => {
    const { currency, lines } = taxed(record, false);
    const share = sums.get(String(record.id)) ?? { before: '0', amount: '0' };
    const decimals = currencyDecimals(currency) ?? 2;
    return { currency, lines: paidPart(lines, { ...share, total: String(record.total), decimals }) };
  });
}

function isWithin(day: unknown, { from, to }: Period): boolean {
  return typeof day === 'string' && day >= from && day <= to;
}

function taxed({ currency, tax_breakdown }: JsonObject, subtracts: boolean): TaxedDocument {
  return { currency: String(currency), subtracts, lines: tax_breakdown as readonly TaxLine[] };
}
