/** Holds what one sweep knows of a sheet of records: its ids, what the journal tells of them, and which rows were seen. */
import { Refusal } from '../../errors/refusal.ts';
import type { Resource } from '../../schema/resource.ts';
import { changesIn, readChangeCells } from '../../store/journal/recorded-changes.ts';
import { knownIdsIn, readKnownCells } from '../../store/known-ids.ts';
import type { Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { type RecordTable, recordTable } from '../../store/table.ts';
import { differ, readIds, toldRecords } from '../deletions/compare-ids.ts';
import { unconfirmedSheets } from '../deletions/unconfirmed-deletions.ts';
import type { EditWork } from '../edit-run.ts';
import { clearNotes, readNotedSheets } from '../notes/cell-notes.ts';
import { newestWrites } from '../rows/last-committed.ts';
import { oldestRowMs, readSeenRows, type SeenRows, seenOf } from './seen-rows.ts';

export interface SheetSweep {
  readonly resource: Resource;
  readonly table: RecordTable;
  /** True when a person waits for it. */
  readonly isAsked: boolean;
  /** Reads without the lock. */
  readonly session: Session;
  /** The ids of the rows, from row 2 on. */
  readonly ids: readonly string[];
  /** The ids that stand in more than one row. */
  readonly twice: ReadonlySet<string>;
  /** The transaction that wrote each record last, as far as the journal reaches. */
  readonly newest: ReadonlyMap<string, number>;
  /** True when the ids have to be compared under the lock. */
  needsIds: boolean;
  /** All properties, as they were when this sweep began. */
  readonly stored: Readonly<Record<string, string>>;
  /** The sheets that had notes before this sweep, each with the time of the newest. */
  readonly noted: Readonly<Record<string, number>>;
  /** Where the lines of the next documents are expected in the sheet of items; 0 when that is not known. */
  nextLine: number;
  /** The last row of the sheet of items, once it was asked for. */
  linesEnd: number | null;
  /** Replaced as the sweep looks at rows. */
  seen: SeenRows;
  /** The part of it that is stored. */
  kept: SeenRows;
}

/** A column of so many ids takes 0.2 s, and one of 100,000 nearly a second. */
export const bigRows = 20_000;

/**
 * Opens the sheets that this sweep looks at. Large ones take turns, unless something in them is due: of them, the one
 * whose rows were looked at longest ago is opened.
 * @param dueMs what was seen before this time is due
 * @throws Refusal workspace_busy
 */
export function openSheets(
  { workspace }: EditWork,
  { isAll, isAsked, dueMs }: { readonly isAll: boolean; readonly isAsked: boolean; readonly dueMs: number },
): { readonly sheets: readonly SheetSweep[]; readonly refusal: Refusal | null } {
  const session = startSession(workspace);
  const stored = workspace.properties.getAll();
  const noted = readNotedSheets(stored);
  const all = workspace.resources.map((resource) => {
    const seen = readSeenRows(stored, resource.object);
    const oldestMs = Math.min(seen.wholeMs, oldestRowMs(seen));
    return { resource, seen, isBig: seen.rows > bigRows, oldestMs };
  });
  const turnMs = Math.min(...all.flatMap(({ isBig, oldestMs }) => (isBig ? [oldestMs] : [])));
  const chosen = all.filter(
    ({ isBig, oldestMs }) => isAll || !isBig || oldestMs < dueMs || oldestMs === turnMs,
  );
  let refusal: Refusal | null = null;
  // No lock for these reads: a write meanwhile only makes the sweep look at a row that is right.
  const read = chosen.flatMap((one) => {
    try {
      return [{ ...one, ids: readIds(session, recordTable(one.resource)) }];
    } catch (error) {
      // The other sheets are looked at all the same.
      if (!(error instanceof Refusal) || error.code !== 'workspace_misconfigured') throw error;
      refusal = error;
      return [];
    }
  });
  // The journal is read behind the ids, and before the rows: what it tells of a row is not newer than the row.
  const waiting = unconfirmedSheets(workspace);
  const knownCells = readKnownCells(session);
  const toldCells = readChangeCells(session);
  const sheets = read.map(({ resource, seen, ids }): SheetSweep => {
    const told = changesIn(toldCells, resource);
    const records = toldRecords(resource, knownIdsIn(session, knownCells, resource), told);
    return {
      resource,
      table: recordTable(resource),
      isAsked,
      session,
      ids,
      twice: twiceIn(ids),
      newest: newestWrites(told),
      needsIds: waiting.includes(resource.sheet) || !records.known.isKept || differ(records, ids),
      stored,
      noted,
      nextLine: 0,
      linesEnd: null,
      seen: seenOf(seen, ids.length),
      kept: seen,
    };
  });
  return { sheets, refusal };
}

function twiceIn(ids: readonly string[]): ReadonlySet<string> {
  const shown = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) {
    if (id !== '' && shown.has(id)) twice.add(id);
    shown.add(id);
  }
  return twice;
}

/** Removes notes that are over from rows of the records or of their lines that the sweep has just looked at. */
export function clearLookedNotes(
  work: EditWork,
  sweep: SheetSweep,
  sheet: string,
  rows: readonly number[],
): void {
  const newestMs = sweep.noted[sheet];
  if (newestMs === undefined || rows.length === 0) return;
  if (clearNotes(work, sheet, rows, { newestMs, isAsked: sweep.isAsked }))
    sweep.seen = { ...sweep.seen, notedMs: work.workspace.clock.now() };
}
