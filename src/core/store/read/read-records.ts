/** Reads rows of a sheet as records, wherever their columns stand now, and as they were committed. */
import { overtaken, Refusal } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical.ts';
import { type Cell, OutsideGrid } from '../../workspace.ts';
import { committedRecord } from '../journal/journal-entry.ts';
import { readJournalTail } from '../journal/journal-tail.ts';
import { readEntryAt } from '../journal/find-entry.ts';
import { type Layout, pick, span } from '../layout.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { withUnmade } from '../row/added-cells.ts';
import { type DecodedRow, decodeRow, encodeRecord, type StoredRecord } from '../row/row-codec.ts';
import { assumedLayout, readLayout, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { isBlank, readWindow, rowRanges } from './window.ts';

/** A row with content. Its id is empty when a person has typed it and it is no record yet. */
export interface ReadRow {
  readonly sheet: string;
  readonly row: number;
  readonly id: string;
  readonly seq: number | null;
  readonly decoded: DecodedRow;
  /**
   * As they stand in the sheet, in the order of the table's columns; those of columns that Set up has not made, as they
   * will stand there.
   */
  readonly cells: readonly Cell[];
}

interface ReadRows {
  /** Rows with content in the API's columns, from top to bottom; of those asked for, when only some were. */
  readonly rows: readonly ReadRow[];
  /** True when the area ended with a blank row or the end of the grid. */
  readonly reachesEnd: boolean;
}

/**
 * Reads rows `first` to `last`: one document call while nobody has touched these rows or moved a column. When a row
 * differs from its check, the header is read too, because the columns may stand elsewhere. Unless this session holds
 * the lock, such a row may also be half written: then the journal is read.
 * @param wanted the rows of the range that count; missing: all of them
 */
export function readRecords(
  session: Session,
  table: RecordTable,
  first: number,
  last: number,
  wanted?: ReadonlySet<number>,
): ReadRows {
  const readOnce = (): ReadRows => readInPlace(session, table, { first, last, wanted });
  const read = readOnce();
  const isFinished = session.holdsLock || read.rows.every(isWhole);
  return isFinished ? read : overlayUnfinishedRows(session, table, read, readOnce);
}

/**
 * Reads the records at these places in the order given: one document call for each range of neighbouring rows.
 * @returns null when one of them does not stand there any more
 */
export function readScattered(
  session: Session,
  table: RecordTable,
  places: readonly { seq: number; row: number }[],
): ReadRow[] | null {
  const read = readRows(
    session,
    table,
    places.map(({ row }) => row),
  );
  const found = new Map(read.map((one) => [one.row, one]));
  const rows = places.flatMap(({ seq, row }) => {
    const read = found.get(row);
    return read !== undefined && read.seq === seq ? [read] : [];
  });
  return rows.length === places.length ? rows : null;
}

/**
 * Reads the records in these rows from top to bottom, leaving out rows that hold no record: one document call for each
 * range of neighbouring rows.
 */
export function readRows(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last, wanted).rows)
    .filter(({ seq }) => seq !== null);
}

interface RowRange {
  readonly first: number;
  readonly last: number;
  readonly wanted?: ReadonlySet<number> | undefined;
}

/**
 * Reads the header and all rows of a sheet at once, so that nothing can move in between: one document call while its
 * columns stand where they are thought to, and no row is half written.
 * @returns null when they do not, or when the sheet has more rows
 */
export function readWholeSheet(session: Session, table: RecordTable, last: number): ReadRows | null {
  try {
    const { rows, reachesEnd } = readWith(session, table, assumedLayout(session, table), { first: 1, last });
    const [header, ...records] = rows;
    const isInPlace =
      header?.row === 1 &&
      table.columns.every(
        ({ header: name, added }, index) =>
          header.cells[index] === name || (added && header.cells[index] === ''),
      );
    if (!reachesEnd || !isInPlace) return null;
    const read = { rows: records, reachesEnd };
    if (session.holdsLock || records.every(isWhole)) return read;
    return overlayUnfinishedRows(session, table, read, () => readInPlace(session, table, { first: 2, last }));
  } catch (error) {
    if (error instanceof OutsideGrid) return null;
    throw error;
  }
}

function readInPlace(session: Session, table: RecordTable, range: RowRange): ReadRows {
  const assumed = assumedLayout(session, table);
  let read: ReadRows | undefined;
  try {
    read = readWith(session, table, assumed, range);
    if (read.rows.every(isAsWritten)) return read;
  } catch (error) {
    // A person has deleted a column since the header was read: the others have moved, or one of them is missing.
    if (!(error instanceof OutsideGrid)) throw error;
  }
  const layout = readLayout(session, table);
  if (read !== undefined && isSame(layout, assumed)) return read;
  return readWith(session, table, layout, range);
}

function readWith(session: Session, table: RecordTable, layout: Layout, range: RowRange): ReadRows {
  const { first, wanted } = range;
  const area = span(layout);
  const window = readWindow(session.workspace.document, table.sheet, range, area);
  const rows = window.rows.flatMap((row, index): ReadRow[] => {
    if (wanted?.has(first + index) === false) return [];
    const read = pick(layout, area.column, row);
    if (isBlank(read)) return [];
    const id = String(read[table.idIndex]);
    const decoded = decodeRow(table, read, layout);
    const cells = decoded.ok ? withUnmade(table, layout, read, decoded.stored.written) : read;
    const seq = decoded.ok ? decoded.stored.seq : sequenceOf(id, table.resource.idPrefix);
    return [{ sheet: table.sheet, row: first + index, id, seq, decoded, cells }];
  });
  const end = window.rows[window.rows.length - 1];
  const reachesEnd = window.gridRows !== null || end === undefined || isBlank(pick(layout, area.column, end));
  return { rows, reachesEnd };
}

// Each attempt but the first needs a write of another execution within the calls of the one before.
const attemptsMax = 3;

/**
 * Shows rows as they were committed when the execution that committed them has not written them, or not yet. One
 * document call when no transaction is newer than the ones that this request knows to be written; otherwise two or
 * three more, because another execution may write the rows between any two of these calls: a row counts as edited by a
 * person only when no transaction has come behind the one whose records were read.
 * @throws Refusal workspace_busy when one comes at each attempt
 */
export function overlayUnfinishedRows(
  session: Session,
  table: RecordTable,
  read: ReadRows,
  readAgain: () => ReadRows,
): ReadRows {
  let tail = readJournalTail(session);
  if (session.hints.applied >= tail.transaction) return read;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const { transaction } = tail;
    const records = tail.isApplied ? [] : readEntryAt(session, tail.row).records;
    const { rows: found, reachesEnd } = readAgain();
    const rows = found.map((row): ReadRow => {
      const record = records.find(({ id }) => id === row.id);
      if (isAsWritten(row) || record === undefined || record.kind === 'deleted') return row;
      const cells = encodeRecord(table, committedRecord(table.resource, record), transaction);
      return { ...row, cells, decoded: decodeRow(table, cells) };
    });
    if (rows.every(isWhole)) return { rows, reachesEnd };
    tail = readJournalTail(session);
    if (tail.transaction === transaction) return { rows, reachesEnd };
  }
  throw overtaken();
}

// A row without an id is one that a person is typing: no execution has written a part of it.
function isWhole(row: ReadRow): boolean {
  return row.id === '' || isAsWritten(row);
}

/** True for a row that is a record exactly as the API wrote it. */
export function isAsWritten({ decoded }: ReadRow): boolean {
  return decoded.ok && decoded.stored.isUntouched;
}

/** @throws Refusal record_quarantined */
export function readableRecord(read: ReadRow): StoredRecord {
  if (read.decoded.ok) return read.decoded.stored;
  const { id, column, reason } = read.decoded.quarantine;
  throw new Refusal(
    'record_quarantined',
    `The record ${id} cannot be used: in its row ${read.row} of the sheet, the cell in column "${column}" ${reason}. Correct that cell.`,
    { members: { existing_id: id, column, reason } },
  );
}
