/** Finds records by id, at the row that the id points to or by a search, and by the text of a column. */
import { isShown } from '../../schema/field.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Layout } from '../layout.ts';
import { anyCasePattern } from '../search/any-case.ts';
import { type ReadRow, readRecords, readRows } from '../read/read-records.ts';
import { isOfOtherMode, sequenceOf } from '../../schema/record-id.ts';
import { countGaps, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { openColumns } from '../made-columns.ts';
import { encodeText } from '../row/text-cell.ts';
import { searchPattern } from '../row/text-cell-strategy.ts';
import { withVerifiedColumns } from './verified-columns.ts';

/**
 * Reads the row of the record with this id, null when there is none. One document call when it stands where its
 * sequence number says; up to three more when rows above were deleted or the sheet was sorted.
 */
export function findById(session: Session, table: RecordTable, id: string): ReadRow | null {
  const sequence = sequenceOf(id, table.resource.idPrefix);
  if (sequence === null || isOfOtherMode(id, session.workspace.livemode)) return null;
  const row = likelyRow(session, table, sequence);
  const found =
    row < 2 ? undefined : readRecords(session, table, row, row).rows.find((read) => read.id === id);
  return found ?? findByText(session, table, 'id', [id])[0] ?? null;
}

/**
 * Reads the rows whose column shows exactly one of these texts, with case but in an e-mail address: one search by
 * Google, and one read for each range of neighbouring rows found, or one of the header when there is none.
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function findByText(
  session: Session,
  table: RecordTable,
  key: string,
  texts: readonly string[],
): ReadRow[] {
  const index = table.columns.findIndex((column) => column.key === key);
  if (index < 0) throw new Error(`There is no column for ${key}.`);
  const isOfName = comparesNames(table.resource, key);
  const isPattern = isOfName || texts.length > 1;
  const patternOf = (text: string): string =>
    (isOfName ? anyCasePattern(encodeText(text)) : null) ?? searchPattern(encodeText(text));
  const wanted = isPattern ? `^(${texts.map(patternOf).join('|')})$` : texts.map(encodeText).join();
  let known: readonly number[] = [];
  const search = (layout: Layout): ReadRow[] | null => {
    const rows = openColumns(session.settings, table, layout).includes(index)
      ? searchData(session, table, layout, key, texts)
      : session.workspace.document.find(table.sheet, layout[index] ?? 1, 2, wanted, isPattern);
    const reads = readRows(session, table, rows);
    const found = reads.filter((read) => hasText(read, table.resource, key, texts));
    // The same rows found twice are not moving: Google's search takes their texts for equal, and the API does not.
    const isStable = found.length === rows.length || rows.join() === known.join();
    known = rows;
    return isStable ? found : null;
  };
  // The rows found were read as records, and a record's check proves its columns.
  return withVerifiedColumns(session, table, search, (found) => found.length > 0);
}

// Where the column does not show what the records have, their data does: one search for each of the data cells.
function searchData(
  { workspace: { document } }: Session,
  table: RecordTable,
  layout: Layout,
  key: string,
  texts: readonly string[],
): number[] {
  const values = texts.map((text) => searchPattern(encodeText(JSON.stringify(text))));
  const pattern = `"${key}":(${values.join('|')})`;
  const rows = layout
    .slice(table.dataIndex)
    .flatMap((column) => document.find(table.sheet, column, 2, pattern, true));
  return [...new Set(rows)].sort((a, b) => a - b);
}

/**
 * Reads the rows of records whose ids may stand on several rows: of each the one that the API wrote last. The others are
 * copies, or a person's undo has brought them back; the sheet edits deal with them.
 */
export function newestRows(session: Session, table: RecordTable, ids: readonly string[]): ReadRow[] {
  const revisionOf = ({ cells }: ReadRow): number => Number(cells[table.revIndex]) || 0;
  const newest = new Map<string, ReadRow>();
  for (const read of findByText(session, table, 'id', ids)) {
    const known = newest.get(read.id);
    if (known === undefined || revisionOf(read) > revisionOf(known)) newest.set(read.id, read);
  }
  return [...newest.values()];
}

/**
 * True for a record whose field is one of the texts. Google's search ignores some differences between characters; here
 * only the same characters are equal, and in an e-mail address those that differ in case.
 */
export function hasText(read: ReadRow, resource: Resource, key: string, texts: readonly string[]): boolean {
  // A row without an id is one that a person is typing, and no record yet.
  if (read.id === '') return false;
  if (key === 'id') return texts.includes(read.id);
  if (!read.decoded.ok) return true;
  const value = String(read.decoded.stored.record[key]);
  return texts.some((text) => isSameText(resource, key, value, text));
}

/** True for texts that the field takes for one. */
export function isSameText(resource: Resource, key: string, one: string, other: string): boolean {
  return comparesNames(resource, key) ? normalizedName(one) === normalizedName(other) : one === other;
}

// The key of a name is stored as it is compared.
function comparesNames({ fields }: Resource, key: string): boolean {
  const field = fields[key];
  return field !== undefined && field.kind.compares === 'name' && isShown(field);
}

/** Reads those of the records that stand where their ids say; neighbours in one document call. */
export function readLikelyRows(session: Session, table: RecordTable, ids: readonly string[]): ReadRow[] {
  const rows = ids.map((id) => likelyRow(session, table, sequenceOf(id, table.resource.idPrefix) ?? 0));
  return readRows(
    session,
    table,
    rows.filter((row) => row > 1),
  );
}

/** The row of the record with this sequence number, if nothing has moved since the newest record was seen. */
export function likelyRow(session: Session, table: RecordTable, sequence: number): number {
  const tail = session.hints.tails[table.sheet];
  if (tail === undefined) return sequence + 1;
  const between = tail.seq - sequence - countGaps(session, table.sheet, sequence, tail.seq + 1);
  return tail.row - between;
}
