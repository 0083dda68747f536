import { assignNumber } from '../documents/assign-number.ts';
import { snapshotOf } from '../documents/customer-snapshot.ts';
import { dueDate } from '../documents/due-date.ts';
import { quotations } from '../quotations.ts';
// How long an offer stands when nothing else is said.
const standsDays = 30;
/** A draft before its dates and prices. */
export const blankQuotation = {
  status: 'draft',
  customer: null,
  accepted_at: null,
  accepted_by: null,
  declined_at: null,
  decline_reason: null,
  invoice_id: null,
};
/**
 * Dates and numbers a quotation, before anything else about it is looked at: conflicts come before faults.
 * @throws Refusal number_taken, number_reserved
 */
export function openQuotation(draft, { quotation_date, number: own }) {
  const day = quotation_date ?? draft.today;
  const pattern = draft.settings.quotation_number;
  return { number: assignNumber(draft, { resource: quotations, pattern, day, own }), quotation_date: day };
}
/** The fields that issuing sets. */
export function issueQuotation(draft, { number, quotation_date, expiry_date: given }, customer) {
  const expiry = dueDate(draft, { from: quotation_date, given, days: standsDays, field: 'expiry_date' });
  return { number, quotation_date, expiry_date: expiry, customer: snapshotOf(customer) };
}
/** A draft keeps only the dates that were given: the others are decided when it is issued. */
export function draftDates(draft, { quotation_date, expiry_date }) {
  if (quotation_date !== null) {
    dueDate(draft, { from: quotation_date, given: expiry_date, days: standsDays, field: 'expiry_date' });
  }
  return { quotation_date, expiry_date };
}
