/** Decides what one row of a sheet is (a record, a copy, a typed row), and makes its edit a change of the record. */
import { isSame } from '../../schema/canonical.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { meantCells } from '../../store/row/added-cells.ts';
import { encodeRecord, isAsChecked, unpack } from '../../store/row/row-codec.ts';
import { cellOf } from '../../store/table.ts';
import { withFilled } from '../../store/write/placed-cells.ts';
import { restoreDeletedRecord } from '../deletions/restore-deleted-record.ts';
import { noteRefusal, restoredCellText, waitsForOther, whereToChange } from '../notes/row-notes.ts';
import { runUnlessRefused } from './begin-edits.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import { createFromRow } from './create-from-row.ts';
import { withoutReferences } from './foreign-row.ts';
import { addNote, type RowEditContext } from './row-edit-context.ts';
import type { TypedRow } from './typed-row.ts';

/** A record as the API wrote it last into a row. */
interface Written {
  readonly written: JsonObject;
  readonly seq: number;
}

// Older than any other: the sweep then writes the row again, if the journal still knows the record.
const unknownRevision = 0;

/** Adds to the transaction what a row has become. A cell that cannot be taken is restored, with a note on the reason. */
export function applyRowEdit(context: RowEditContext, read: ReadRow): void {
  const { table, isOriginal } = context;
  const { cells, row } = read;
  const isBlankBehind = cells[table.dataIndex] === '' && cells[table.revIndex] === '';
  if (isBlankBehind) {
    applyBareRow(context, read);
    return;
  }
  const written = unpack(table, cells);
  const seq = written === null ? null : sequenceOf(String(written.id), table.resource.idPrefix);
  if (written === null || seq === null) {
    // The record's data is gone: it stays quarantined until the owner brings it back, unless the row is a copy.
    if (read.seq !== null && !isOriginal(row, read.id)) clearIdentity(context, read);
    return;
  }
  if (context.isForeign(read, String(written.id), seq)) {
    const own = withoutReferences(table, read, written);
    createFromCopy(context, own.read, own.record);
    return;
  }
  const hasNoRevision = cells[table.revIndex] === '';
  // A row without a revision is a copy, unless it is the only one with its id: then a person has cleared that cell.
  if (!isOriginal(row, String(written.id)) || (hasNoRevision && read.id !== written.id)) {
    createFromCopy(context, read, written);
    return;
  }
  if (hasNoRevision) context.restored.push({ row, index: table.revIndex, cell: unknownRevision });
  if (!isAsChecked(table, cells)) applyCellEdits(context, read, { written, seq });
  if (context.wasDeleted(String(written.id)))
    attempt(context, read, null, () => applyReturn(context, read, { written, seq }));
}

/** A row without anything of the API behind its columns. */
function applyBareRow(context: RowEditContext, read: ReadRow): void {
  const isOfRecord = read.seq !== null && context.isKnown(read.id);
  // A person may have cleared the hidden cells of a record: that makes it no new one.
  if (isOfRecord && context.isOriginal(read.row, read.id)) return;
  attempt(context, read, null, () => createFromRow(context, read, null));
  // A row that was copied without its hidden cells is not the record whose id it shows.
  if (isOfRecord && !context.claimed.some((claim) => claim.row === read.row)) clearIdentity(context, read);
}

function createFromCopy(context: RowEditContext, read: ReadRow, written: JsonObject): void {
  attempt(context, read, null, () => createFromRow(context, read, written));
  if (!context.claimed.some((claim) => claim.row === read.row)) clearIdentity(context, read);
}

// A copy that cannot be a record yet loses id, number and revision, so that nobody takes it for the first.
function clearIdentity({ table, restored }: RowEditContext, { row, cells }: ReadRow): void {
  const number = table.columns.findIndex(({ key }) => key === 'number');
  for (const index of [table.idIndex, table.revIndex, number]) {
    if (index >= 0 && cells[index] !== '') restored.push({ row, index, cell: '' });
  }
}

// A returned row that cannot be read waits to be corrected. One whose number or other code another record has by now
// is taken for a copy.
function applyReturn(context: RowEditContext, read: ReadRow, { written, seq }: Written): void {
  if (!read.decoded.ok) return;
  const { tx, table } = context;
  const corrected = tx.changes.find(({ record }) => record.id === written.id)?.record;
  const record = corrected ?? takeWritten(context, read, { written, seq });
  const isTaken = Object.keys(table.resource.unique).some((name) => {
    const text = record[name];
    return (
      typeof text === 'string' && tx.findByText(table.resource, name, text).some(({ id }) => id !== record.id)
    );
  });
  if (isTaken) createFromCopy(context, read, written);
  else restoreDeletedRecord(context, read, record, { isCorrected: corrected !== undefined });
}

function applyCellEdits(context: RowEditContext, read: ReadRow, { written, seq }: Written): void {
  const { resource, idIndex } = context.table;
  const id = String(written.id);
  // The id comes back first: the commit finds the row by it, and so does a request for a record that cannot be read.
  if (read.id !== id) context.restored.push({ row: read.row, index: idIndex, cell: id });
  const cells = meantCells(context.table, read.cells, written);
  const typed = context.readTyped({ ...read, cells }, written);
  const { fields } = correctionsOf(resource, written);
  const wrong = typed.unreadable.find(({ key }) => fields.includes(key));
  if (wrong !== undefined) {
    addNote(context, read.row, wrong.index, `The API cannot use this record: the cell ${wrong.reason}.`);
    return;
  }
  const differing = Object.fromEntries(
    Object.entries(typed.values).filter(([name, value]) => !isSame(value ?? null, written[name] ?? null)),
  );
  noteRestoredCells(context, read, written, typed);
  // Percentages are written as the API shows them; that also makes sure that nothing is taken from a row that has moved.
  for (const percent of typed.percents) context.restored.push({ row: read.row, ...percent });
  const edited = Object.keys(differing).filter((name) => name === 'status' || fields.includes(name));
  attempt(context, read, { written, fields: edited }, () => {
    const record = takeWritten(context, read, { written, seq });
    if (!correctRecord(context.tx, resource, record, differing)) restoreCells(context, read, written);
    else for (const { index, text } of typed.questions) addNote(context, read.row, index, text);
  });
}

// The API's own cells are restored whether or not the rest of the edit is taken.
function noteRestoredCells(
  context: RowEditContext,
  { row, cells }: ReadRow,
  written: JsonObject,
  { values, unreadable }: TypedRow,
): void {
  const { resource, columns } = context.table;
  const { fields, needed = [] } = correctionsOf(resource, written);
  const cannotBe = new Set(unreadable.map(({ key }) => key));
  for (const [index, column] of columns.entries()) {
    const { hidden, part, form } = column;
    const key = part?.field ?? column.key;
    if (hidden || key === 'status' || !(key in resource.fields)) continue;
    const value = values[key] ?? null;
    const isUnchanged =
      part === undefined && form === undefined
        ? !cannotBe.has(key) && value === (written[key] ?? null)
        : cells[index] === cellOf(resource, column, written);
    if (isUnchanged) continue;
    if (fields.includes(key) && !(value === null && needed.includes(key))) continue;
    addNote(context, row, index, restoredCellText(cells[index], whereToChange(resource, written, key)));
  }
}

// The record is what the API wrote: the edit is applied to it column by column. A row that was copied and left behind,
// or brought back, may show an older state, and then the journal's newest one counts.
function takeWritten(context: RowEditContext, read: ReadRow, { written, seq }: Written): JsonObject {
  const { tx, table } = context;
  const id = String(written.id);
  const rev = Number(read.cells[table.revIndex]);
  const record = context.laterState(id, rev) ?? written;
  const stored = { record, written, seq, rev, fingerprint: '', isUntouched: false };
  return tx.addFound({ ...read, id, decoded: { ok: true, stored } });
}

/**
 * A refused edit leaves no trace in the transaction, and the row as the API wrote it.
 * @param edit what was edited in a record's row; null for a row that is to become a record
 */
function attempt(
  context: RowEditContext,
  read: ReadRow,
  edit: { readonly written: JsonObject; readonly fields: readonly string[] } | null,
  run: () => void,
): void {
  const refusal = runUnlessRefused(context.tx, run);
  if (refusal === null) return;
  noteRefusal(context, read, refusal, edit?.fields ?? []);
  // What waits for another record stays as it was typed.
  if (edit !== null && !waitsForOther(refusal)) restoreCells(context, read, edit.written);
}

/** Gives a row the cells that the API wrote there. */
function restoreCells(
  { table, restored }: RowEditContext,
  { row, cells }: ReadRow,
  written: JsonObject,
): void {
  // What stands in the data alone stays there: its cell and the check that names it would not be written as one.
  const meant = meantCells(table, cells, written);
  const isMoved = (index: number): boolean => meant[index] === cells[index];
  const encoded = encodeRecord(table, written, Number(cells[table.revIndex]));
  for (const [index, cell] of withFilled(table, encoded, isMoved).entries()) {
    if (cell !== cells[index] && isMoved(index)) restored.push({ row, index, cell });
  }
}
