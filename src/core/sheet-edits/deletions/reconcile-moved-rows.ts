/** Finds out in which sheets a person has deleted or inserted rows, and applies that there. */
import type { Resource } from '../../schema/resource.ts';
import { changesIn, readChangeCells } from '../../store/journal/recorded-changes.ts';
import { knownIdsIn, readKnownCells } from '../../store/known-ids.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { startSession } from '../../store/start-session.ts';
import { recordTable } from '../../store/table.ts';
import { type EditedWorkbook, startWork } from '../edit-run.ts';
import { lookForMovedLines } from '../lines/reconcile-moved-lines.ts';
import { newestTransaction, toldRecords } from './compare-ids.ts';
import { keepMarks, lookForMoves, markRows, knownPlaces } from './known-places.ts';
import { reconcileSheet } from './reconcile-sheet.ts';

/**
 * Deletes the records whose rows are gone, restores those whose rows are back, and corrects documents of which the sheet
 * of items shows fewer lines than they have, or more. Two document calls for each sheet in which nothing has moved.
 * @param isRemoval true when rows were deleted, false when rows were inserted
 * @throws Refusal workspace_busy, workspace_misconfigured, workspace_unavailable
 */
export function reconcileMovedRows(workbook: EditedWorkbook, isRemoval: boolean): void {
  const { workspace } = workbook;
  const work = startWork(workbook);
  const stored = workspace.properties.getAll();
  const session = startSession(workspace);
  const since = newestTransaction(session);
  const knownCells = readKnownCells(session);
  const toldCells = readChangeCells(session);
  // Where no record is known, nothing can be gone; a row that is back is seen by the last row alone.
  const used = workspace.resources.flatMap((resource) => {
    const known = knownIdsIn(session, knownCells, resource);
    const told = changesIn(toldCells, resource);
    const isUnknown = known.isKept && known.ids.size === 0 && told.length === 0;
    const isUnused = isUnknown && (isRemoval || workspace.document.lastContentRow(resource.sheet) < 2);
    return isUnused ? [] : [{ resource, records: toldRecords(resource, known, told, since) }];
  });
  const corrections = used.map(({ resource }) => lookForMovedLines(work, session, resource, stored));
  for (const { resource, records } of used) {
    const table = recordTable(resource);
    const marks = knownPlaces(stored, table);
    const moves = lookForMoves(session, table, table.idIndex, marks, 'whether');
    if (moves !== null && standBelow(resource, records.expected, moves.ids, moves.marked)) {
      keepMarks(workspace.properties, stored, table, markRows(moves.marks, moves.below.first, moves.ids));
      continue;
    }
    const { ids } = reconcileSheet(work, resource, records);
    keepMarks(workspace.properties, stored, table, markRows([], 2, ids));
  }
  for (const correct of corrections) correct();
}

// True when the rows below the last mark are those of the records that are newer than the marked one.
function standBelow(
  { idPrefix }: Resource,
  expected: ReadonlySet<string>,
  ids: readonly string[],
  marked: string,
): boolean {
  const newest = sequenceOf(marked, idPrefix) ?? 0;
  const shown = new Set(ids);
  return (
    ids.every((id) => id === '' || expected.has(id)) &&
    [...expected].every((id) => shown.has(id) || (sequenceOf(id, idPrefix) ?? 0) <= newest)
  );
}
