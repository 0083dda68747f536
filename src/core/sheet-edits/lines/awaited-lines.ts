/** Applies lines that a person has typed before their documents. */
import { displayName } from '../../schema/draft-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { startSession } from '../../store/start-session.ts';
import { itemsTable } from '../../store/table.ts';
import type { AppliedEdits, EditedWorkbook } from '../edit-run.ts';
import { readNotedSheets } from '../notes/cell-notes.ts';
import { applyTypedRows } from './apply-line-edits.ts';
import { inAnyCase } from './find-named-document.ts';
import { readLinesAt } from './line-rows.ts';

// A search by so many names is one pattern; the sweep finds the lines of longer pastes.
const documentsMax = 25;

/**
 * Applies the lines that wait for these documents: nothing but a property is read unless some line waits.
 * @returns null when none does
 */
export function applyAwaitedLines(
  workbook: EditedWorkbook,
  resource: Resource,
  documents: readonly JsonObject[],
  isLate: () => boolean,
): AppliedEdits | null {
  const table = itemsTable(resource);
  const { workspace } = workbook;
  if (table === null || documents.length === 0 || documents.length > documentsMax) return null;
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
  return waiting.length === 0 ? null : applyTypedRows(workbook, resource, waiting, isLate);
}

/** All that people call a document by. */
function namesOf(record: Readonly<JsonObject>): string[] {
  return [displayName(record), record.customer_name, record.po_number].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}
