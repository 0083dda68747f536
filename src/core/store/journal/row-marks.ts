/**
 * Marks in an entry's series cell whose rows the entry rewrote, deleted or restored. Each reader of the journal's tail
 * learns from the marks of the newest gaps in the sheets, even when the cache has lost them, and recognises an old copy
 * of a row.
 */
import type { ReadRow } from '../read/read-records.ts';
import type { RecordChange } from '../write/record-change.ts';
import { kindOf, kindText } from './journal-columns.ts';
import type { TailEntry } from './journal-tail.ts';

export interface RowMark {
  readonly kind: 'updated' | 'deleted' | 'restored';
  readonly sheet: string;
  readonly seq: number;
  readonly transaction: number;
}

/** The marks of these changes; they stand beside the series and have their form, a name and a number. */
export function rowMarks(changes: readonly RecordChange[]): Record<string, number> {
  const marked = changes.filter(
    ({ kind, resource: { propertyRecords } }) =>
      propertyRecords === undefined && kind !== 'created' && kind !== 'recorded',
  );
  return Object.fromEntries(
    marked.map(({ kind, resource, seq }) => [`${kindText(kind)}:${resource.sheet}:${seq}`, 1]),
  );
}

/** The series in the cell's text, without the marks. */
export function seriesIn(text: string): Record<string, number> {
  const entries = Object.entries(JSON.parse(text) as Record<string, number>);
  return Object.fromEntries(entries.filter(([name]) => !/^(updated|deleted|returned):.+:\d+$/.test(name)));
}

/** The marks in the order of the entries. */
export function marksIn(entries: readonly TailEntry[]): RowMark[] {
  const marks: RowMark[] = [];
  for (const { transaction, series } of entries) {
    series.replace(/"(updated|deleted|returned):([^:]+):(\d+)":1/g, (whole, text, sheet, seq) => {
      const kind = kindOf(text) as RowMark['kind'];
      marks.push({ kind, sheet, seq: Number(seq), transaction });
      return whole;
    });
  }
  return marks;
}

/**
 * Makes a function that returns the transaction that wrote a row's record later than the row says, 0 when the tail has
 * none. Such a row is an old copy: a person copied it before that write, and deleted the original since.
 */
export function laterWrites(marks: readonly RowMark[]): (row: ReadRow) => number {
  const newest = new Map<string, number>();
  for (const { kind, sheet, seq, transaction } of marks)
    if (kind !== 'deleted') newest.set(`${sheet}:${seq}`, transaction);
  return ({ sheet, seq, decoded }) => {
    const written = newest.get(`${sheet}:${seq}`) ?? 0;
    return decoded.ok && decoded.stored.rev < written ? written : 0;
  };
}
