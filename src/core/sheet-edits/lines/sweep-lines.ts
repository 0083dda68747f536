/** Applies the edits in a sheet of line items that no trigger has applied. */
import type { Resource } from '../../schema/resource.ts';
import { startSession } from '../../store/start-session.ts';
import { readRecords } from '../../store/read/read-records.ts';
import { itemRows } from '../../store/row/item-rows.ts';
import { itemsTable, recordTable } from '../../store/table.ts';
import { type EditedWorkbook, type RowRange, runLocked } from '../edit-run.ts';
import { writeNotes } from '../notes/cell-notes.ts';
import { applyLineEdits, reconcileLines } from './apply-line-edits.ts';
import { readShownLines } from './find-changed-documents.ts';

export interface LinesSweep {
  /** Applies the lines of the documents in these rows of records; `hasMore` when there was no time for all. */
  applyDocuments(range: RowRange): { readonly changes: number; readonly hasMore: boolean };
  /**
   * Applies lines that were typed below the others.
   * @returns how many documents they have changed
   */
  applyTyped(): number;
}

/** Reads the sheet of items once for all documents; null for records that have no line items. */
export function openLinesSweep(
  workbook: EditedWorkbook,
  resource: Resource,
  isLate: () => boolean,
): LinesSweep | null {
  const table = itemsTable(resource);
  if (table === null) return null;
  // No lock for this read: a write meanwhile only makes the sweep look at a document that is right.
  const shown = readShownLines(startSession(workbook.workspace), table);
  return {
    applyDocuments: ({ first, last }) =>
      runLocked(workbook, isLate, (run) => {
        const { rows } = readRecords(run.session, recordTable(resource), first, last);
        const ids = rows.flatMap(({ id, decoded }) => {
          if (!decoded.ok) return [];
          const { written, rev } = decoded.stored;
          return shown.shows(id, itemRows(table, written, rev)) ? [] : [id];
        });
        const applied = reconcileLines(run, resource, ids);
        writeNotes(workbook, table.sheet, applied);
        return applied;
      }),
    applyTyped() {
      let changes = 0;
      for (const row of shown.typed) {
        if (isLate()) break;
        const applied = runLocked(workbook, isLate, (run) =>
          applyLineEdits(run, resource, { first: row, last: row }),
        );
        writeNotes(workbook, table.sheet, applied);
        changes += applied.changes;
      }
      return changes;
    },
  };
}
