/** Issues a quotation: from then on it has its dates, its number and the customer as it was. */
import type { Transaction } from '../../schema/transaction.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { assignNumber } from '../documents/assign-number.ts';
import { dueDate } from '../documents/due-date.ts';
import { type BlankReferences, issueDocument } from '../documents/issue-document.ts';

// An offer stands for so many days when the caller gives no expiry date.
const standsDays = 30;

export interface QuotationDates {
  readonly quotation_date: string | null;
  readonly expiry_date: string | null;
}

/** The number and the day that a quotation is issued under. */
export interface NumberedQuotation {
  readonly number: string;
  readonly quotation_date: string;
}

export interface IssuedQuotation extends NumberedQuotation, ReturnType<typeof issueDocument> {
  readonly expiry_date: string;
}

/**
 * Dates and numbers a quotation, before anything else about it is looked at: conflicts come before faults.
 * @throws Refusal number_taken, number_reserved
 */
export function numberQuotation(
  tx: Transaction,
  {
    quotation_date,
    number: own,
  }: Pick<QuotationDates, 'quotation_date'> & { readonly number: string | null },
): NumberedQuotation {
  const day = quotation_date ?? tx.today;
  const pattern = tx.settings.quotation_number;
  return { number: assignNumber(tx, { resource: 'quotation', pattern, day, own }), quotation_date: day };
}

/** The fields that issuing sets. */
export function issueQuotation(
  tx: Transaction,
  draft: NumberedQuotation & BlankReferences & Pick<QuotationDates, 'expiry_date'>,
  customer: JsonObject,
): IssuedQuotation {
  const { number, quotation_date, expiry_date: given } = draft;
  const expiry = dueDate(tx, { from: quotation_date, given, days: standsDays, field: 'expiry_date' });
  const issued = issueDocument(tx, draft, { number, day: quotation_date }, customer);
  return { number, quotation_date, expiry_date: expiry, ...issued };
}

/** A draft keeps only the dates that were given: the others are decided when it is issued. */
export function quotationDraftDates(
  tx: Transaction,
  { quotation_date, expiry_date }: QuotationDates,
): QuotationDates {
  if (quotation_date !== null) {
    dueDate(tx, { from: quotation_date, given: expiry_date, days: standsDays, field: 'expiry_date' });
  }
  return { quotation_date, expiry_date };
}
