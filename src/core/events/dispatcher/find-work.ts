/** Finds out whether a trigger minute has anything to do. Most have not, so this is part of Code.js. */
import { hintsName, parseHints } from '../../store/hints.ts';
import { journalSheet } from '../../store/journal/journal-entry.ts';
import { sessionNames } from '../../store/open-session.ts';
import { readWindow } from '../../store/read/window.ts';
import { testName, testValues } from '../../test-mode.ts';
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
  /** When mails are to be looked for; missing or null where no run has looked yet. */
  readonly mailDueMs?: number | null;
  /** When the sheets were read. */
  readonly seenMs: number;
}

/** The cache value that holds it. */
export const cachedStateName = 'dispatcher';

/** The cache value that tells when the values of requests were renewed, and how many rows the grids had. */
export const readyName = 'ready';

/** How long the cached state may be wrong, when an execution died before it wrote the new one: ten minutes. */
export const rescanMs = 600_000;

/** The same in test mode, where nobody waits for a webhook that an execution has lost. */
const testRescanMs = 3_600_000;

/** What a run has found when it looked for work. */
export interface FoundWork {
  /** True when there is nothing to do, in either mode. */
  readonly isIdle: boolean;
  /** True when there is something to do in live mode. */
  readonly isLive: boolean;
  /** True when there is something to do in test mode. */
  readonly isTest: boolean;
  /** What the cache had: the state above, and what a session begins with, of both modes. */
  readonly cached: Readonly<Record<string, string>>;
  /** When the run began, milliseconds since the Unix epoch. */
  readonly startedMs: number;
  /** How long it has looked for work: a run that finds none takes that long, and the start of the script. */
  readonly searchMs: number;
}

/** A run that goes on. */
export interface DispatcherWork extends Omit<FoundWork, 'isIdle' | 'isLive' | 'isTest'> {
  /** True for the run of every ten minutes, which has work when no run by the minute has looked at everything. */
  readonly isUpkeep: boolean;
}

/**
 * Looks whether there is something to do: one call of the cache, one of the document, no lock.
 * @throws ServiceFailure, SheetMissing
 */
export function findWork(workspace: Workspace): FoundWork {
  const startedMs = workspace.clock.now();
  const names = [cachedStateName, readyName, ...sessionNames];
  const cached = workspace.cache.getAll([...new Set([...names, ...names.map(testName)])]);
  const state = parseCachedState(cached[cachedStateName]);
  const isLive = state === null || !isUnchanged(workspace, state);
  const isTest = isTestAwake(workspace, testValues(cached));
  return {
    isIdle: !isLive && !isTest,
    isLive,
    isTest,
    cached,
    startedMs,
    searchMs: workspace.clock.now() - startedMs,
  };
}

// Every request of test mode leaves its hints in the cache, and the hourly sweep does when the cache has lost them. So
// this costs no call beside that of live mode, and a workspace without test data is never looked into.
function isTestAwake({ clock }: Workspace, cached: Readonly<Record<string, string>>): boolean {
  const state = parseCachedState(cached[cachedStateName]);
  const { journal } = parseHints(cached[hintsName]);
  if (state === null) return journal !== null;
  if (!isFresh(state, clock.now(), testRescanMs)) return true;
  return journal !== null && journal.transaction !== state.journal.transaction;
}

/** The state in the cached text, null when there is none. */
export function parseCachedState(text: string | null | undefined): CachedState | null {
  return text === undefined || text === null ? null : (JSON.parse(text) as CachedState);
}

function isFresh({ seenMs, nextDueMs, mailDueMs }: CachedState, nowMs: number, keptMs: number): boolean {
  return (
    nowMs >= seenMs &&
    nowMs < seenMs + keptMs &&
    nowMs < (nextDueMs ?? Infinity) &&
    nowMs < (mailDueMs ?? Infinity)
  );
}

// Nothing is to be done when the newest entry is the one that was seen, and nothing is due.
function isUnchanged({ clock, document }: Workspace, state: CachedState): boolean {
  if (!isFresh(state, clock.now(), rescanMs)) return false;
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
