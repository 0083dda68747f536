/** The ways in which hands in the data are settled: after an edit, after a change of rows, and by the sweep. */
import type { Resource } from '../schema/resource.ts';
import { startSession } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import { holdLock, tryPublishHints } from '../store/hold-lock.ts';
import type { Workspace } from '../workspace.ts';
import { miscounted } from './miscounted.ts';
import { settleItems, settleItemsOf } from './settle-items.ts';
import { settlePopulation } from './settle-population.ts';
import { type RowRange, type Settled, settleRows } from './settle-rows.ts';
import type { TypingHabits } from './typed-cell.ts';
import { type LookedAtRow, type NotedWorkspace, tellNotes } from './tell-notes.ts';
import { type DayOrder, dayOrderOf } from './typed-day.ts';

export interface HandsWorkspace extends NotedWorkspace {
  readonly resources: readonly Resource[];
  /** The spreadsheet's, for example `de_DE`. */
  readonly locale: string;
  /** For each of these rows, whether the column's cell shows a hundredth as 1%. */
  readonly showsPercent: TypingHabits['showsPercent'];
}

/** An edit in one sheet: the rows that it touched. */
export interface Edit extends RowRange {
  readonly sheet: string;
}

// A trigger has six minutes, and a commit takes seconds: what is left then is the next sweep's.
const timeMaxMs = 200_000;
// Each of them is a commit: callers wait no longer than they do for a paste.
const documentsPerLock = 5;

const clearedMax = 500;

/** Settles the rows of an edit. Does nothing in sheets that are not the API's, and in headers. */
export function settleEdit(hands: HandsWorkspace, { sheet, first, last }: Edit): void {
  const resource = hands.resources.find((one) => one.sheet === sheet || one.itemsSheet === sheet);
  if (resource === undefined || last < 2) return;
  const range = { first: Math.max(2, first), last };
  const isLate = deadline(hands.workspace);
  const settled = locked(hands, (session, habits) =>
    sheet === resource.sheet
      ? settleRows(session, hands.resources, resource, range, habits, isLate)
      : settleItems(session, hands.resources, resource, range, habits, isLate),
  );
  const rows = [...settled.rows, ...clearedRows(range, settled)];
  tellNotes(hands, sheet, { ...settled, rows });
  // Cells that were cleared, row and all, are a deleted row.
  if (!settled.hasBlank) return;
  if (sheet === resource.sheet) settlePopulations(hands, [resource]);
  else settleLineCounts(hands, [resource]);
}

// Who clears a row has done with what was said of it; of a whole column that is left to the sweep.
function clearedRows({ first, last }: RowRange, { hasBlank, rows }: Settled): LookedAtRow[] {
  if (!hasBlank || last - first >= clearedMax) return [];
  const seen = new Set(rows.map(({ row }) => row));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((row) => !seen.has(row))
    .map((row) => ({ row, isChanged: true }));
}

/** Settles the one row that a request is about to write. The lock is the request's. */
export function settleRow(hands: HandsWorkspace, sheet: string, row: number): void {
  const resource = hands.resources.find((one) => one.sheet === sheet);
  if (resource === undefined) return;
  const session = startSession(hands.workspace);
  session.holdsLock = true;
  const range = { first: row, last: row };
  const settled = settleRows(
    session,
    hands.resources,
    resource,
    range,
    habitsOf(hands, session),
    () => false,
  );
  tryPublishHints(session);
  tellNotes(hands, sheet, settled);
}

/**
 * Settles rows that are gone, and rows that were brought back.
 * @returns how many there were
 */
export function settlePopulations(hands: HandsWorkspace, resources = hands.resources): number {
  const isLate = deadline(hands.workspace);
  let changes = 0;
  for (const resource of resources) {
    const settled = locked(hands, (session, habits) =>
      settlePopulation(session, hands.resources, resource, habits, isLate),
    );
    tellNotes(hands, resource.sheet, settled);
    changes += settled.changes;
  }
  return changes;
}

/** Settles the documents of which the sheet of items shows fewer lines than they have, or more. */
export function settleLineCounts(hands: HandsWorkspace, resources = hands.resources): void {
  const isLate = deadline(hands.workspace);
  for (const resource of resources) {
    // What is written meanwhile only makes a document be looked at that need not be.
    const ids = miscounted(startSession(hands.workspace), resource, isLate);
    for (let start = 0; start < ids.length && !isLate(); start += documentsPerLock) {
      const few = ids.slice(start, start + documentsPerLock);
      const settled = locked(hands, (session, habits) =>
        settleItemsOf(session, hands.resources, resource, few, habits, isLate),
      );
      tellNotes(hands, resource.itemsSheet ?? resource.sheet, settled);
    }
  }
}

/** Tells when a run has used up its time. */
export function deadline({ clock }: Workspace): () => boolean {
  const end = clock.now() + timeMaxMs;
  return () => clock.now() >= end;
}

/** Does something under the lock, in a session of its own, and leaves what it learned to the next. */
export function locked<Result>(
  hands: HandsWorkspace,
  run: (session: Session, habits: TypingHabits) => Result,
): Result {
  const session = startSession(hands.workspace);
  const result = holdLock(session, () => run(session, habitsOf(hands, session)));
  tryPublishHints(session);
  return result;
}

function habitsOf({ workspace, locale, showsPercent }: HandsWorkspace, { settings }: Session): TypingHabits {
  const dayOrder: DayOrder = dayOrderOf(locale);
  const dayOf = (instantMs: number): string => workspace.clock.dayOf(instantMs, settings.time_zone);
  return { dayOrder, dayOf, showsPercent };
}
