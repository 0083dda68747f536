/**
 * Tells in the cell of an entry's series whose rows it wrote over, took away or gave back: whoever reads the journal's
 * tail knows of the newest gaps in the sheets, though the cache has forgotten them, and knows an old copy of a row.
 */
import type { RecordChange } from '../write/record-change.ts';
import type { TailEntry } from './journal-tail.ts';
import type { ReadRow } from '../read/read-records.ts';

export interface RowMark {
  readonly kind: 'updated' | 'deleted' | 'returned';
  readonly sheet: string;
  readonly seq: number;
  readonly transaction: number;
}

/** Beside the series, in their form: a name and a number. */
export function rowMarks(changes: readonly RecordChange[]): Record<string, number> {
  const marked = changes.filter(
    ({ kind, resource: { keeper } }) => keeper === undefined && kind !== 'created' && kind !== 'told',
  );
  return Object.fromEntries(marked.map(({ kind, resource, seq }) => [`${kind}:${resource.sheet}:${seq}`, 1]));
}

/** The series alone. */
export function seriesIn(text: string): Record<string, number> {
  const entries = Object.entries(JSON.parse(text) as Record<string, number>);
  return Object.fromEntries(entries.filter(([name]) => !/^(updated|deleted|returned):.+:\d+$/.test(name)));
}

/** In the order of the entries. */
export function marksIn(entries: readonly TailEntry[]): RowMark[] {
  const marks: RowMark[] = [];
  for (const { transaction, series } of entries) {
    series.replace(/"(updated|deleted|returned):([^:]+):(\d+)":1/g, (whole, kind, sheet, seq) => {
      marks.push({ kind, sheet, seq: Number(seq), transaction });
      return whole;
    });
  }
  return marks;
}

/**
 * What finds a row's later write: its transaction, 0 when the tail tells of none. A person may have copied the row
 * before that, and the copy stands now where the record was thought to.
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
