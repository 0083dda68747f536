/** Applies edits in rows of line items to their documents, a few at a time: the lock is free between two slices. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findItems } from '../../store/locate/find-rows.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { rowRanges } from '../../store/read/window.ts';
import { startSession } from '../../store/start-session.ts';
import { itemsTable, type Table } from '../../store/table.ts';
import {
  type AppliedEdits,
  type AppliedSlice,
  applyRange,
  type EditRun,
  type FoundUnits,
  joined,
  nothingApplied,
  openRun,
  type RowRange,
  runSlice,
  runSlices,
  type EditWork,
} from '../edit-run.ts';
import { type CellNote, type CheckedRow, readNotedSheets, writeNotes } from '../notes/cell-notes.ts';
import { unknownNumberNote } from '../notes/line-notes.ts';
import type { SlicedEdit } from '../rows/apply-in-slices.ts';
import { replaceFormulas } from '../rows/replace-formulas.ts';
import { applyDocumentLines, type EditedDocument } from './apply-document-lines.ts';
import { findNamedDocuments, inAnyCase, namesOf } from './find-named-document.ts';
import { type LineEditContext, type LineRow, readLineRows, readLinesAt, toLineRow } from './line-rows.ts';

// A person who types a line or two has them applied under one lock; more of them are looked up without it.
const linesOfShortEdit = 5;
// The lines of so many documents are found by one search before the lock is taken.
const documentsPerSearch = 3;

// A search by so many names is one pattern; the sweep finds the lines of longer pastes.
const awaitedMax = 25;

/** Applies the edits in rows of line items to the documents that they belong to, each by a commit of its own. */
export function applyLineSlices(edit: SlicedEdit): AppliedEdits {
  const { work, resource, edited, onSlice } = edit;
  const open = (run: EditRun): LineEditContext => openLineEdits(run, resource, edited);
  return applyRange(work, edited, {
    sheet: tableOf(resource).sheet,
    atOnceMax: linesOfShortEdit,
    applyAtOnce(run) {
      const context = open(run);
      const replaced = readReplaced(context, edited);
      const named = nameDocuments(context, replaced.rows);
      const applied = applyToDocuments(context, named.units);
      const notes = [...replaced.notes, ...named.notes, ...applied.notes];
      return { ...applied, notes, hasBlank: named.filled <= edited.last - edited.first };
    },
    find(range) {
      const { notes } = runSlice(work, (run) => readReplaced(open(run), range));
      const context = open(openRun(work));
      const named = nameDocuments(context, readLineRows(context.session, context.table, range));
      return { ...named, notes: [...notes, ...named.notes] };
    },
    apply: (documents) =>
      runSlices(work, documents, (run, left) => applyToDocuments(open(run), left), onSlice),
  });
}

/** Applies what people did to the lines of these documents, which the sheet does not show as they are. */
export function correctLines(work: EditWork, resource: Resource, ids: readonly string[]): AppliedEdits {
  const parts: AppliedEdits[] = [];
  for (let start = 0; start < ids.length; start += documentsPerSearch) {
    if (work.isLate()) return { ...joined(parts), hasMore: true };
    const few = ids.slice(start, start + documentsPerSearch);
    const table = tableOf(resource);
    const { shown } = findItems(startSession(work.workspace), table, few);
    const lines = shown.map((one) => toLineRow(table, one));
    const documents = few.map((id): EditedDocument => {
      const likely = lines.filter(({ documentId }) => documentId === id).map(({ row }) => row);
      return { id, rows: [], typed: [], likely };
    });
    const applied = runSlices(work, documents, (run, left) =>
      applyToDocuments(openLineEdits(run, resource, null), left),
    );
    writeNotes(work, table.sheet, applied);
    parts.push(applied);
  }
  return joined(parts);
}

/** Applies lines that were typed some time ago into these rows. */
export function applyTypedRows(work: EditWork, resource: Resource, rows: readonly number[]): AppliedEdits {
  const parts = rowRanges(rows).map((edited) => {
    const applied = applyLineSlices({ work, resource, edited });
    writeNotes(work, tableOf(resource).sheet, applied);
    return applied;
  });
  return joined(parts);
}

/**
 * Applies the lines that wait for these documents: nothing but a property is read unless some line waits.
 * @returns null when none does
 */
export function applyAwaitedLines(
  work: EditWork,
  resource: Resource,
  documents: readonly JsonObject[],
): AppliedEdits | null {
  const table = itemsTable(resource);
  const { workspace } = work;
  if (table === null || documents.length === 0 || documents.length > awaitedMax) return null;
  if (readNotedSheets(workspace.properties.getAll())[table.sheet] === undefined) return null;
  const session = startSession(workspace);
  const column = table.columns.findIndex(({ key }) => key === 'document_number');
  const pattern = [...new Set(documents.flatMap(namesOf))].map(inAnyCase).join('|');
  const found = withVerifiedColumns(session, table, (layout) =>
    workspace.document.find(table.sheet, layout[column] ?? 1, 2, pattern, true),
  );
  const waiting = readLinesAt(session, table, found)
    .filter(({ documentId }) => documentId === '')
    .map(({ row }) => row);
  return waiting.length === 0 ? null : applyTypedRows(work, resource, waiting);
}

/** The rows once their formulas are replaced. */
function readReplaced(
  context: LineEditContext,
  range: RowRange,
): { readonly rows: readonly LineRow[]; readonly notes: readonly CellNote[] } {
  const { session, table } = context;
  const rows = readLineRows(session, table, range);
  const notes = replaceFormulas(context, table, rows.filter(isLine));
  return { rows: notes.length > 0 ? readLineRows(session, table, range) : rows, notes };
}

/** Finds out to which documents rows belong, with notes at lines whose document nobody knows. */
function nameDocuments(context: LineEditContext, rows: readonly LineRow[]): FoundUnits<EditedDocument> {
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
    const named = isTyped ? [...others, row] : others;
    documents.set(id, { id, rows: [...before, row.row], typed: named, likely: [] });
  }
  return { units: [...documents.values()], notes, filled: rows.length };
}

// A row without a number is no line yet.
function isLine({ documentId, number }: LineRow): boolean {
  return documentId !== '' || number !== '';
}

/** Applies what people did to the lines of these documents, under the lock: the first of them at least. */
function applyToDocuments(
  context: LineEditContext,
  documents: readonly EditedDocument[],
): AppliedSlice<EditedDocument> {
  const notes: CellNote[] = [];
  const checked: CheckedRow[] = [];
  const taken: JsonObject[] = [];
  const queue = [...documents];
  let done = 0;
  let isMoved = false;
  for (const edited of queue) {
    if (done > 0 && context.isLate()) break;
    done += 1;
    const applied = applyDocumentLines(context, edited);
    const isChanged = applied?.taken !== undefined;
    checked.push(...edited.rows.map((row) => ({ row, isChanged })));
    if (applied === null) isMoved = true;
    if (applied?.taken !== undefined) taken.push(applied.taken);
    notes.push(...(applied?.notes ?? []));
    // A copied row that names another document is a new line of that one.
    for (const row of applied?.leaving ?? []) {
      const id = findNamedDocuments(context.session, context.resource, [row.number])(row.number);
      if (id === null) notes.push(unknownNumberNote(context, row));
      else queue.push({ id, rows: [row.row], typed: [row], likely: [] });
    }
  }
  const left = queue.slice(done);
  return { ...nothingApplied, changes: taken.length, taken, notes, rows: checked, hasMore: isMoved, left };
}

function openLineEdits(run: EditRun, resource: Resource, range: RowRange | null): LineEditContext {
  const fields = resource.fields.items?.kind.fields ?? {};
  return { ...run, resource, table: tableOf(resource), fields, range };
}

function tableOf(resource: Resource): Table {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return table;
}
