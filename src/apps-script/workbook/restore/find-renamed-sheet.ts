/** Finds the sheets that may be a renamed planned sheet, by their headers and by the ids in them. */
import { isOfOtherMode, sequenceOf } from '../../../core/schema/record-id.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { plannedTable } from './planned-table.ts';
import type { UnknownSheet } from './sheet-header.ts';

// The share of equal headers is below 1, because a person may have renamed some headers along with the sheet.
const likeMin = 0.8;
const rowsLooked = 50;

/** @param sheets the sheets whose names are not planned */
export function findRenamedSheets(sheets: readonly UnknownSheet[], plan: SheetPlan): UnknownSheet[] {
  return sheets.filter((sheet) => isLike(sheet, plan));
}

function isLike({ livemode, sheet, header }: UnknownSheet, plan: SheetPlan): boolean {
  const { names, notes } = header();
  if (names.length === 0) return false;
  const places = plan.columns.map(({ header: name, note }) =>
    names.includes(name) ? names.indexOf(name) : plan.hidden ? -1 : notes.indexOf(note),
  );
  const likeness = places.filter((place) => place >= 0).length / places.length;
  if (likeness < likeMin) return false;
  const planned = plannedTable(plan.name);
  const rows = Math.min(sheet.getLastRow() - 1, rowsLooked);
  if (planned === null || rows < 1) return likeness === 1;
  const place = places[planned.table.idIndex] ?? -1;
  if (place < 0) return false;
  const ids = sheet.getRange(2, place + 1, rows, 1).getValues();
  // A sheet of the other mode is none of this one, whatever a person calls it.
  const isOwn = (id: string): boolean =>
    sequenceOf(id, planned.resource.idPrefix) !== null && !isOfOtherMode(id, livemode);
  return ids.some(([id]) => isOwn(undressed(id)));
}

// Removes the invisible character that a text cell strategy writes in front of every text.
function undressed(cell: unknown): string {
  return String(cell).replace(/^\u2060/, '');
}
