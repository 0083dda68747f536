/** Goes through all rows and applies the edits that no trigger has applied: after a failed trigger, or a long paste. */
import type { Resource } from '../schema/resource.ts';
import { itemsTable, recordTable } from '../store/table.ts';
import { reconcileRecords } from './apply-edit.ts';
import { recomputeRollups } from './deletions/recompute-rollups.ts';
import { type EditedWorkbook, runLocked, startDeadline } from './edit-run.ts';
import { type LinesSweep, openLinesSweep } from './lines/sweep-lines.ts';
import { clearNotes, writeNotes } from './notes/cell-notes.ts';
import { applyRowEdits } from './rows/apply-row-edits.ts';
import { restoreOldRows } from './rows/restore-old-rows.ts';

/** Where the last sweep stopped, as a property. */
export const sweepName = 'sweep';

/** How many rows the sweep reads in one document call: 2,000 rows of 35 columns take about 0.7 s. */
export const rowsPerSlice = 2_000;

/**
 * @param isAsked true when a person waits for it
 * @returns how many records were created, changed or deleted; the next run goes on where this one stopped
 */
export function sweep(workbook: EditedWorkbook, isAsked: boolean): number {
  const { workspace } = workbook;
  const { resources } = workspace;
  const isLate = startDeadline(workbook);
  const stopped = workspace.properties.get(sweepName);
  const from = stopped === null ? { object: '', row: 2 } : (JSON.parse(stopped) as Stop);
  const start = Math.max(
    0,
    resources.findIndex(({ object }) => object === from.object),
  );
  let changes = 0;
  for (const resource of resources.slice(start)) {
    const lines = openLinesSweep(workbook, resource, isLate);
    let row = resource.object === from.object ? from.row : 2;
    const isWhole = row === 2;
    for (;;) {
      const slice = sweepSlice(workbook, { resource, lines, isLate }, row);
      changes += slice.changes;
      if (slice.next === null) break;
      row = slice.next;
      if (!isLate()) continue;
      workspace.properties.set(sweepName, JSON.stringify({ object: resource.object, row } satisfies Stop));
      return changes;
    }
    changes += lines?.applyTyped() ?? 0;
    changes += reconcileRecords(workbook, [resource]);
    changes += runLocked(workbook, isLate, ({ session }) => restoreOldRows(session, resource));
    changes += runLocked(workbook, isLate, (run) => recomputeRollups(run, resource));
    if (isWhole && !isLate()) clearOldNotes(workbook, resource, isAsked);
  }
  if (stopped !== null) workspace.properties.delete(sweepName);
  return changes;
}

interface Stop {
  readonly object: string;
  readonly row: number;
}

interface SheetSweep {
  readonly resource: Resource;
  readonly lines: LinesSweep | null;
  readonly isLate: () => boolean;
}

function sweepSlice(
  workbook: EditedWorkbook,
  { resource, lines, isLate }: SheetSweep,
  first: number,
): { readonly changes: number; readonly next: number | null } {
  const { sheet } = recordTable(resource);
  const end = workbook.workspace.document.lastContentRow(sheet);
  const last = Math.min(end, first + rowsPerSlice - 1);
  if (last < first) return { changes: 0, next: null };
  const range = { first, last };
  const applied = runLocked(workbook, isLate, (run) => applyRowEdits(run, resource, range));
  writeNotes(workbook, sheet, { ...applied, rows: applied.rows.filter(({ isChanged }) => isChanged) });
  const appliedLines = applied.hasMore ? undefined : lines?.applyDocuments(range);
  const changes = applied.changes + (appliedLines?.changes ?? 0);
  // The next run begins with a slice that this one had no time to finish.
  if (applied.hasMore || appliedLines?.hasMore) return { changes, next: first };
  return { changes, next: last === end ? null : last + 1 };
}

function clearOldNotes(workbook: EditedWorkbook, resource: Resource, isAsked: boolean): void {
  for (const table of [recordTable(resource), itemsTable(resource)])
    if (table !== null) clearNotes(workbook, table.sheet, isAsked);
}
