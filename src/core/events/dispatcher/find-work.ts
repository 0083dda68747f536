/** Finds out whether a trigger minute has anything to do. Most have not, so this is part of Code.js. */
import { journalSheet } from '../../store/journal/journal-entry.ts';
import { sessionNames } from '../../store/open-session.ts';
import { readWindow } from '../../store/read/window.ts';
import type { Workspace } from '../../workspace.ts';
import type { Anchor } from '../deliveries/delivery-sheet.ts';

/** What the latest run has seen of the sheets. */
export interface CachedState {
  /** The newest journal entry that is applied and fanned out; 0 and the header's row while there is none. */
  readonly journal: { readonly row: number; readonly transaction: number };
  /** Null while there is no delivery. */
  readonly anchor: Anchor | null;
  /** When the first delivery is due, milliseconds since the Unix epoch; null while none is. */
  readonly nextDueMs: number | null;
  /** When the sheets were read. */
  readonly seenMs: number;
}

/** The cache value that holds it. */
export const cachedStateName = 'dispatcher';

/** The cache value that tells when the values of requests were renewed, and how many rows the grids had. */
export const readyName = 'ready';

/** How long the cached state may be wrong, when an execution died before it wrote the new one: ten minutes. */
export const rescanMs = 600_000;

/** What a run has found when it looked for work. */
export interface Found {
  /** True when there is nothing to do. */
  readonly isIdle: boolean;
  /** What the cache had: the state above, and what a session begins with. */
  readonly cached: Readonly<Record<string, string>>;
  /** When the run began, milliseconds since the Unix epoch. */
  readonly startedMs: number;
  /** How long it has looked for work: a run that finds none takes that long, and the start of the script. */
  readonly searchMs: number;
}

/** A run that goes on. */
export interface Work extends Omit<Found, 'isIdle'> {
  /** True for the run of every ten minutes, which has work when no run by the minute has looked at everything. */
  readonly isUpkeep: boolean;
}

/**
 * Looks whether there is something to do: one call of the cache, one of the document, no lock.
 * @throws ServiceFailure, SheetMissing
 */
export function findWork(workspace: Workspace): Found {
  const startedMs = workspace.clock.now();
  const cached = workspace.cache.getAll([cachedStateName, readyName, ...sessionNames]);
  const state = parseCachedState(cached[cachedStateName]);
  const isIdle = state !== null && isUnchanged(workspace, state);
  return { isIdle, cached, startedMs, searchMs: workspace.clock.now() - startedMs };
}

/** The state in the cached text, null when there is none. */
export function parseCachedState(text: string | null | undefined): CachedState | null {
  return text === undefined || text === null ? null : (JSON.parse(text) as CachedState);
}

// Nothing is to be done when the newest entry is the one that was seen, and nothing is due.
function isUnchanged({ clock, document }: Workspace, state: CachedState): boolean {
  const nowMs = clock.now();
  if (nowMs >= state.seenMs + rescanMs || nowMs < state.seenMs) return false;
  if (state.nextDueMs !== null && state.nextDueMs <= nowMs) return false;
  const { row, transaction } = state.journal;
  const { rows } = readWindow(
    document,
    journalSheet,
    { first: row, last: row + 1 },
    { column: 1, columns: 1 },
  );
  const [seen, next] = rows.map(([cell]) => cell);
  return (transaction === 0 || seen === transaction) && (next === undefined || next === '');
}
