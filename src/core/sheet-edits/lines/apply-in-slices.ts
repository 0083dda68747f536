/** Applies edits in many rows of line items a few documents at a time: the lock is free between two slices. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findItems } from '../../store/locate/find-rows.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { itemsTable } from '../../store/table.ts';
import {
  type AppliedEdits,
  applyRange,
  type EditRun,
  type Work,
  joined,
  openRun,
  runSlice,
  runSlices,
} from '../edit-run.ts';
import { readNotedSheets, writeNotes } from '../notes/cell-notes.ts';
import type { SlicedEdit } from '../rows/apply-in-slices.ts';
import type { EditedDocument } from './apply-document-lines.ts';
import {
  applyLineEdits,
  applyToDocuments,
  nameDocuments,
  openLineEdits,
  readReplaced,
  tableOf,
} from './apply-line-edits.ts';
import { inAnyCase, namesOf } from './find-named-document.ts';
import {
  type LineEditContext,
  readLineRows,
  readLinesAt,
  type StandingLines,
  toLineRow,
} from './line-rows.ts';

// A person who types a line or two has them applied under one lock; more of them are looked up without it.
const linesOfShortEdit = 5;
// The lines of so many documents are found by one search before the lock is taken.
const documentsPerSearch = 3;

// A search by so many names is one pattern; the sweep finds the lines of longer pastes.
const awaitedMax = 25;

/** Applies the edits in rows of line items to the documents that they belong to, a few documents at a time. */
export function applyLineSlices(edit: SlicedEdit): AppliedEdits {
  const { work, resource, edited, onSlice } = edit;
  const open = (run: EditRun): LineEditContext => openLineEdits(run, resource, edited);
  return applyRange(work, edited, {
    sheet: tableOf(resource).sheet,
    atOnceMax: linesOfShortEdit,
    applyAtOnce: (run) => applyLineEdits(open(run), edited),
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
export function correctLines(work: Work, resource: Resource, ids: readonly string[]): AppliedEdits {
  const parts: AppliedEdits[] = [];
  for (let start = 0; start < ids.length; start += documentsPerSearch) {
    if (work.isLate()) return { ...joined(parts), hasMore: true };
    const few = ids.slice(start, start + documentsPerSearch);
    const standing = findStanding(startSession(work.workspace), resource, few);
    const documents = few.map((id): EditedDocument => ({ id, rows: [], typed: [] }));
    const applied = runSlices(work, documents, (run, left) =>
      applyToDocuments({ ...openLineEdits(run, resource, null), standing }, left),
    );
    writeNotes(work, tableOf(resource).sheet, applied);
    parts.push(applied);
  }
  return joined(parts);
}

/** Applies lines that were typed some time ago into these rows. */
export function applyTypedRows(work: Work, resource: Resource, rows: readonly number[]): AppliedEdits {
  const parts = rowRanges(rows).map((edited) => {
    const applied = applyLineSlices({ work, resource, edited, isLeft: false });
    writeNotes(work, tableOf(resource).sheet, applied);
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

/**
 * Applies the lines that wait for these documents: nothing but a property is read unless some line waits.
 * @returns null when none does
 */
export function applyAwaitedLines(
  work: Work,
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
