/** Makes the edits in rows of a sheet of line items changes of their documents, each with a commit of its own. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { itemsTable, type Table } from '../../store/table.ts';
import type { AppliedSlice, EditRun, FoundUnits, RowRange } from '../edit-run.ts';
import type { CellNote, CheckedRow } from '../notes/cell-notes.ts';
import { unknownNumberNote } from '../notes/line-notes.ts';
import { replaceFormulas } from '../rows/replace-formulas.ts';
import { applyDocumentLines, type EditedDocument } from './apply-document-lines.ts';
import { findNamedDocuments } from './find-named-document.ts';
import { type LineEditContext, type LineRow, readLineRows } from './line-rows.ts';

/** Applies the edits in these rows to the documents that they belong to, under the lock. */
export function applyLineEdits(context: LineEditContext, range: RowRange): AppliedSlice<EditedDocument> {
  const replaced = readReplaced(context, range);
  const named = nameDocuments(context, replaced.rows);
  const applied = applyToDocuments(context, named.units);
  return {
    ...applied,
    notes: [...replaced.notes, ...named.notes, ...applied.notes],
    hasBlank: named.filled <= range.last - range.first,
  };
}

/** The rows once their formulas are replaced. */
export function readReplaced(
  context: LineEditContext,
  range: RowRange,
): { readonly rows: readonly LineRow[]; readonly notes: readonly CellNote[] } {
  const { session, table } = context;
  const rows = readLineRows(session, table, range);
  const { isWritten, notes } = replaceFormulas(context, table, rows.filter(isLine));
  return { rows: isWritten ? readLineRows(session, table, range) : rows, notes };
}

/** Finds out to which documents rows belong, with notes at lines whose document nobody knows. */
export function nameDocuments(
  context: LineEditContext,
  rows: readonly LineRow[],
): FoundUnits<EditedDocument> {
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
  return { units: [...documents.values()], notes, filled: rows.length };
}

// A row without a number is no line yet.
function isLine({ documentId, number }: LineRow): boolean {
  return documentId !== '' || number !== '';
}

/** Applies what people did to the lines of these documents, under the lock: the first of them at least. */
export function applyToDocuments(
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
      else queue.push({ id, rows: [row.row], typed: [row] });
    }
  }
  const left = queue.slice(done);
  return { changes: taken.length, taken, notes, rows: checked, hasMore: isMoved, left, hasBlank: false };
}

export function openLineEdits(run: EditRun, resource: Resource, range: RowRange | null): LineEditContext {
  const fields = resource.fields.items?.kind.fields ?? {};
  return { ...run, resource, table: tableOf(resource), fields, range, standing: new Map() };
}

export function tableOf(resource: Resource): Table {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return table;
}
