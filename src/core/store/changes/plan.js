import { placeRows } from './append-rows.ts';
import { deleteDoomed } from './delete-doomed.ts';
/** Before the first plan. */
export function nothingPlaced() {
  return { layouts: new Map(), appended: new Map(), doomed: new Map() };
}
/** Places and writes plans; what they buffer is not yet flushed. */
export function carryOut(session, plans) {
  const placed = nothingPlaced();
  const writes = plans.map((place) => place(session, placed));
  for (const append of placed.appended.values()) writes.push(placeRows(session, placed, append));
  for (const write of writes) write();
  for (const [sheet, rows] of placed.doomed) deleteDoomed(session, sheet, rows);
}
