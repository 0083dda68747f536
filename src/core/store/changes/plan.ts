/**
 * A planned write of one sheet: called after the commit it looks up where it goes, and gives back what writes there.
 * All plans of a transaction are placed before the first of them writes, because a buffered write would be flushed
 * by the next read of its sheet.
 */
import type { Layout } from '../layout.ts';
import type { Session } from '../session.ts';
import { type NewRows, placeRows } from './append-rows.ts';
import { type DoomedRow, deleteDoomed } from './delete-doomed.ts';

export type Plan = (session: Session, placed: Placed) => () => void;

/** What the plans of one transaction have found out about their places so far, by sheet. */
export interface Placed {
  /** Where the columns stand, once a plan has seen it after the commit: others rely on that. */
  readonly layouts: Map<string, Layout>;
  /** Rows that go below all others, found a place for at once. */
  readonly appended: Map<string, NewRows>;
  /** Rows to delete, once all others are written: a deletion moves what stands below it. */
  readonly doomed: Map<string, DoomedRow[]>;
}

/** Before the first plan. */
export function nothingPlaced(): Placed {
  return { layouts: new Map(), appended: new Map(), doomed: new Map() };
}

/** Places and writes plans; what they buffer is not yet flushed. */
export function carryOut(session: Session, plans: readonly Plan[]): void {
  const placed = nothingPlaced();
  const writes = plans.map((place) => place(session, placed));
  for (const append of placed.appended.values()) writes.push(placeRows(session, placed, append));
  for (const write of writes) write();
  for (const [sheet, rows] of placed.doomed) deleteDoomed(session, sheet, rows);
}
