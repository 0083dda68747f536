/** Knows which documents are dated in a time, while they are read from the newest on. */
import type { JsonObject } from '../schema/represent.ts';

/** The first and the last day, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

// Nobody dates a document more than a year ahead of the day on which it is written.
const aheadDaysMax = 366;
const dayMs = 86_400_000;

/** The day of a document; empty while it has none. */
export function dateOf({ invoice_date, quotation_date, credit_note_date }: Readonly<JsonObject>): string {
  return String(invoice_date ?? quotation_date ?? credit_note_date ?? '');
}

/** True for a document with a number that is dated in this time. */
export function isIssuedIn(record: Readonly<JsonObject>, { from, to }: Days): boolean {
  const date = dateOf(record);
  return record.status !== 'draft' && date >= from && date <= to;
}

/** True when no record that was written before this one can be dated in this time. */
export function isTooOld(record: Readonly<JsonObject> | undefined, { from }: Days): boolean {
  return (
    record !== undefined && Date.parse(String(record.created_at)) < Date.parse(from) - aheadDaysMax * dayMs
  );
}
