/** Makes the edits in a sheet of line items changes of their documents, each with a commit of its own. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { findItems } from '../../store/locate/find-rows.ts';
import { rowRanges } from '../../store/read/window.ts';
import { itemsTable, type Table } from '../../store/table.ts';
import {
  type AppliedEdits,
  type AppliedSlice,
  type EditedWorkbook,
  type EditRun,
  joined,
  openRun,
  type RowRange,
  runSlice,
  runSlices,
} from '../edit-run.ts';
import { type CellNote, type CheckedRow, writeNotes } from '../notes/cell-notes.ts';
import { unknownNumberNote } from '../notes/line-notes.ts';
import { applyDocumentLines, type EditedDocument } from './apply-document-lines.ts';
import { replaceFormulas } from '../rows/replace-formulas.ts';
import type { SlicedEdit } from '../rows/apply-in-slices.ts';
import { findNamedDocument, findNamedDocuments } from './find-named-document.ts';
import {
  type LineEditContext,
  type LineRow,
  readLineRows,
  type StandingLines,
  toLineRow,
} from './line-rows.ts';

// A person who types a line or two has them applied under one lock; more of them are looked up without it.
const linesOfShortEdit = 5;
const rowsPerRead = 500;
// The lines of so many documents are found by one search before the lock is taken.
const documentsPerSearch = 3;

/** Applies the edits in rows of line items to the documents that they belong to, a few documents at a time. */
export function applyLineSlices(edit: SlicedEdit): AppliedEdits {
  const { workbook, resource, edited, isLate } = edit;
  if (edited.last - edited.first < linesOfShortEdit) {
    const applied = runSlice(workbook, isLate, true, (run) => applyLineEdits(run, resource, edited));
    return joined([applied, applyDocumentSlices(edit, applied.left)], applied.hasBlank);
  }
  const { sheet } = tableOf(resource);
  const last = Math.min(edited.last, workbook.workspace.document.lastContentRow(sheet));
  const parts: AppliedEdits[] = [];
  let filled = 0;
  for (let first = edited.first; first <= last; first += rowsPerRead) {
    const range = { first, last: Math.min(last, first + rowsPerRead - 1) };
    const notes = runSlice(
      workbook,
      isLate,
      first === edited.first,
      (run) => readReplaced(openLineEdits(run, resource, edited), run, range).notes,
    );
    const named = nameDocuments(openLineEdits(openRun(workbook, isLate), resource, edited), range);
    filled += named.rows;
    const applied = applyDocumentSlices(edit, named.documents);
    parts.push({ ...applied, notes: [...notes, ...named.notes, ...applied.notes] });
    if (applied.hasMore) break;
  }
  return joined(parts, filled <= edited.last - edited.first);
}

function applyDocumentSlices(
  { workbook, resource, edited, isLate, onSlice }: SlicedEdit,
  documents: readonly EditedDocument[],
): AppliedEdits {
  return runSlices(workbook, documents, { isLate, onSlice }, (run, left) =>
    applyToDocuments(openLineEdits(run, resource, edited), left, run.isLate),
  );
}

/** Applies the edits in these rows to the documents that they belong to, under the lock. */
function applyLineEdits(run: EditRun, resource: Resource, range: RowRange): AppliedLineEdits {
  const context = openLineEdits(run, resource, range);
  const replaced = readReplaced(context, run, range);
  const named = nameDocuments(context, range, replaced.rows);
  const applied = applyToDocuments(context, named.documents, run.isLate);
  return {
    ...applied,
    notes: [...replaced.notes, ...named.notes, ...applied.notes],
    hasBlank: named.rows <= range.last - range.first,
  };
}

// The rows once their formulas are replaced.
function readReplaced(
  { session, table }: LineEditContext,
  run: EditRun,
  range: RowRange,
): { readonly rows: readonly LineRow[]; readonly notes: readonly CellNote[] } {
  const rows = readLineRows(session, table, range);
  const { isWritten, notes } = replaceFormulas(run, table, rows.filter(isLine));
  return { rows: isWritten ? readLineRows(session, table, range) : rows, notes };
}

interface NamedDocuments {
  readonly documents: readonly EditedDocument[];
  /** At lines whose document nobody knows. */
  readonly notes: readonly CellNote[];
  /** How many rows there are. */
  readonly rows: number;
}

// Finds out to which documents the rows of a range belong.
function nameDocuments(
  context: LineEditContext,
  range: RowRange,
  rows: readonly LineRow[] = readLineRows(context.session, context.table, range),
): NamedDocuments {
  const lines = rows.filter(isLine);
  const typed = lines.filter(({ documentId }) => documentId === '');
  const idOf = findNamedDocuments(
    context.session,
    context.resource,
    typed.map(({ number }) => number),
  );
  const documents = new Map<string, EditedDocument>();
  const notes: CellNote[] = [];
  for (const row of lines) {
    const isTyped = row.documentId === '';
    const id = isTyped ? idOf(row.number) : row.documentId;
    if (id === null) {
      notes.push(unknownNumberNote(context, row));
      continue;
    }
    const { rows: before, typed: others } = documents.get(id) ?? { rows: [], typed: [] };
    documents.set(id, { id, rows: [...before, row.row], typed: isTyped ? [...others, row] : others });
  }
  return { documents: [...documents.values()], notes, rows: rows.length };
}

// A row without a number is no line yet.
function isLine({ documentId, number }: LineRow): boolean {
  return documentId !== '' || number !== '';
}

/**
 * Applies what people did to the lines of these documents, which the sheet does not show as they are.
 * @param isFirst false when others are to have the lock first
 */
export function correctLines(
  workbook: EditedWorkbook,
  resource: Resource,
  ids: readonly string[],
  { isLate, isFirst }: { readonly isLate: () => boolean; readonly isFirst: boolean },
): AppliedEdits {
  const parts: AppliedEdits[] = [];
  for (let start = 0; start < ids.length; start += documentsPerSearch) {
    if (isLate()) return { ...joined(parts), hasMore: true };
    const few = ids.slice(start, start + documentsPerSearch);
    const standing = findStanding(startSession(workbook.workspace), resource, few);
    const documents = few.map((id): EditedDocument => ({ id, rows: [], typed: [] }));
    const order = { isLate, isFirst: isFirst && start === 0 };
    const applied = runSlices(workbook, documents, order, (run, left) =>
      applyToDocuments({ ...openLineEdits(run, resource, null), standing }, left, run.isLate),
    );
    writeNotes(workbook, tableOf(resource).sheet, applied);
    parts.push(applied);
  }
  return joined(parts);
}

/** Applies lines that were typed some time ago into these rows. */
export function applyTypedRows(
  workbook: EditedWorkbook,
  resource: Resource,
  rows: readonly number[],
  isLate: () => boolean,
): AppliedEdits {
  const parts = rowRanges(rows).map((edited) => {
    const applied = applyLineSlices({ workbook, resource, edited, isLeft: false, isLate });
    writeNotes(workbook, tableOf(resource).sheet, applied);
    return applied;
  });
  return joined(parts);
}

// Where the lines of these documents stand, so that they need not be searched under the lock.
function findStanding(session: Session, resource: Resource, ids: readonly string[]): StandingLines {
  const table = tableOf(resource);
  const lines = findItems(session, table, ids).shown.map((one) => toLineRow(table, one));
  return new Map(
    ids.map((id) => [id, lines.filter(({ documentId }) => documentId === id).map(({ row }) => row)]),
  );
}

type AppliedLineEdits = AppliedSlice<EditedDocument>;

function applyToDocuments(
  context: LineEditContext,
  documents: readonly EditedDocument[],
  isLate: () => boolean,
): AppliedLineEdits {
  const notes: CellNote[] = [];
  const checked: CheckedRow[] = [];
  const taken: JsonObject[] = [];
  const queue = [...documents];
  let done = 0;
  let isMoved = false;
  for (const edited of queue) {
    if (done > 0 && isLate()) break;
    done += 1;
    const applied = applyDocumentLines(context, edited);
    const isChanged = applied.taken !== undefined;
    if (applied.taken !== undefined) taken.push(applied.taken);
    if (applied.outcome === 'moved') isMoved = true;
    checked.push(...edited.rows.map((row) => ({ row, isChanged })));
    notes.push(...applied.notes);
    // A copied row that names another document is a new line of that one.
    for (const row of applied.leaving) {
      const id = findNamedDocument(context.session, context.resource, row.number);
      if (id === null) notes.push(unknownNumberNote(context, row));
      else queue.push({ id, rows: [row.row], typed: [row] });
    }
  }
  const left = queue.slice(done);
  return { changes: taken.length, taken, notes, rows: checked, hasMore: isMoved, left, hasBlank: false };
}

function openLineEdits(
  { session, typing }: EditRun,
  resource: Resource,
  range: RowRange | null,
): LineEditContext {
  return { session, resource, table: tableOf(resource), typing, range, standing: new Map() };
}

function tableOf(resource: Resource): Table {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return table;
}
