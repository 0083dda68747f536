/** Reads the highest number of every series from the rows, for a journal that a person has cut. */
import { locateNumber } from '../../billing/numbering.ts';
import type { Session } from '../session.ts';
import { readVerifiedColumns } from './read-columns.ts';
import { recordTable, sequenceName } from '../table.ts';

/**
 * Reads the ids of all records and the numbers of all documents: two document calls or three for each sheet.
 * @param names the series that the journal still knows; numbers of the present patterns are recognised without
 */
export function seriesOfRows(session: Session, names: readonly string[]): Readonly<Record<string, number>> {
  const { invoice_number, quotation_number, credit_note_number } = session.settings;
  const found: Record<string, number> = {};
  const raise = (name: string, last: number): void => {
    found[name] = Math.max(last, found[name] ?? 0);
  };
  for (const resource of session.resources) {
    const isNumbered = 'number' in resource.fields;
    const records = readVerifiedColumns(
      session,
      recordTable(resource),
      isNumbered ? ['number', 'status'] : [],
    );
    for (const { seq, record } of records) {
      raise(sequenceName(resource), seq);
      // A draft only asks for its number: another document may have it.
      if (typeof record.number !== 'string' || record.status === 'draft') continue;
      for (const pattern of [invoice_number, quotation_number, credit_note_number]) {
        const place = locateNumber(pattern, record.number);
        if (place !== null) raise(place.series, place.sequence);
      }
      for (const name of names) raise(name, sequenceIn(name, record.number));
    }
  }
  return found;
}

// The sequence of a number in a series such as `INV-2025-{SEQ}`, whose pattern the owner has replaced since; 0 for others.
function sequenceIn(series: string, number: string): number {
  const [before = '', after] = series.split('{SEQ}');
  if (after === undefined || !number.startsWith(before) || !number.endsWith(after)) return 0;
  const digits = number.slice(before.length, number.length - after.length);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
}
