/** Makes the edits in a sheet of line items changes of their documents, each with a commit of its own. */
import type { Resource } from '../../schema/resource.ts';
import { itemsTable } from '../../store/table.ts';
import type { AppliedEdits, EditRun, RowRange } from '../edit-run.ts';
import type { CellNote, CheckedRow } from '../notes/cell-notes.ts';
import { unknownNumberNote } from '../notes/line-notes.ts';
import { applyDocumentLines, type EditedDocument } from './apply-document-lines.ts';
import { replaceFormulas } from '../rows/replace-formulas.ts';
import { findNamedDocument } from './find-named-document.ts';
import { type LineEditContext, type LineRow, readLineRows } from './line-rows.ts';

/** Applies the edits in these rows to the documents that they belong to, under the lock. */
export function applyLineEdits(run: EditRun, resource: Resource, range: RowRange): AppliedEdits {
  const context = openLineEdits(run, resource, range);
  const readRows = (): LineRow[] => readLineRows(context.session, context.table, range);
  const read = readRows();
  const replaced = replaceFormulas(run, context.table, read.filter(isLine));
  const rows = replaced.isWritten ? readRows() : read;
  const edited = new Map<string, EditedDocument>();
  const unknown: LineRow[] = [];
  for (const row of rows) {
    const isTyped = row.documentId === '';
    if (!isLine(row)) continue;
    const id = isTyped ? findNamedDocument(context.session, resource, row.number) : row.documentId;
    if (id === null) {
      unknown.push(row);
      continue;
    }
    const { rows: before, typed } = edited.get(id) ?? { rows: [], typed: [] };
    edited.set(id, { id, rows: [...before, row.row], typed: isTyped ? [...typed, row] : typed });
  }
  const applied = applyToDocuments(context, [...edited.values()], run.isLate);
  return {
    ...applied,
    notes: [...replaced.notes, ...unknown.map((row) => unknownNumberNote(context, row)), ...applied.notes],
    hasBlank: rows.length <= range.last - range.first,
  };
}

// A row without a number is no line yet.
function isLine({ documentId, number }: LineRow): boolean {
  return documentId !== '' || number !== '';
}

/** Applies the line items of documents that the sheet does not show as they are, under the lock. */
export function reconcileLines(run: EditRun, resource: Resource, ids: readonly string[]): AppliedEdits {
  const documents = ids.map((id) => ({ id, rows: [], typed: [] }));
  return applyToDocuments(openLineEdits(run, resource, null), documents, run.isLate);
}

function applyToDocuments(
  context: LineEditContext,
  documents: readonly EditedDocument[],
  isLate: () => boolean,
): AppliedEdits {
  const notes: CellNote[] = [];
  const checked: CheckedRow[] = [];
  const queue = [...documents];
  let changes = 0;
  let done = 0;
  let isMoved = false;
  for (const edited of queue) {
    if (done > 0 && isLate()) break;
    done += 1;
    const applied = applyDocumentLines(context, edited);
    const isChanged = applied.outcome === 'changed';
    if (isChanged) changes += 1;
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
  return { changes, notes, rows: checked, hasMore: isMoved || done < queue.length, hasBlank: false };
}

function openLineEdits(
  { session, typing }: EditRun,
  resource: Resource,
  range: RowRange | null,
): LineEditContext {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return { session, resource, table, typing, range };
}
