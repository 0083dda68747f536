/**
 * Keeps ready what requests begin with: their values in the cache, which drops each after six hours, and blank rows below
 * the records, so that neither the first request after a quiet night nor the one that fills a sheet takes longer.
 */
import { cacheTtlSeconds, keyTableName, makeKeyTable } from '../access/api-key.ts';
import { neededLocks, readRateLock } from '../access/rate-lock.ts';
import { rateLogName } from '../access/rate-limiter.ts';
import { readyName, type DispatcherWork } from '../events/dispatcher/find-work.ts';
import type { Run } from '../events/dispatcher/run.ts';
import { settingsName } from '../settings.ts';
import { type Hints, hintsName, unfinishedName } from '../store/hints.ts';
import { journalSheet } from '../store/journal/journal-entry.ts';
import type { Session } from '../store/session.ts';
import { holdLock } from '../store/transaction/hold-lock.ts';
import { flushCells } from '../store/write/buffer-cells.ts';
import type { Workspace } from '../workspace.ts';

/** An hour less than the cache keeps a value. */
const renewMs = (cacheTtlSeconds - 3600) * 1000;

/** Ten minutes of usual traffic fill fewer rows; a create reads twenty of them. */
const rowsAhead = 200;
const growth = 400;

// A request must not wait long for a trigger.
const lockWaitMs = 2000;

/** What the cache has of the last renewal. */
interface Ready {
  /** When the values were renewed, milliseconds since the Unix epoch. */
  readonly atMs: number;
  /** The rows that the grid of each sheet had. */
  readonly grids: Readonly<Record<string, number>>;
}

/**
 * Renews the values every five hours: five service calls and one for each sheet, about 0.8 seconds; and adds rows where a
 * sheet is nearly full. No call otherwise.
 * @throws Refusal workspace_busy, ServiceFailure; a later run does it
 */
export function keepReady({ session, workspace }: Run, { cached }: DispatcherWork): void {
  const nowMs = workspace.clock.now();
  const ready = JSON.parse(cached[readyName] ?? 'null') as Ready | null;
  const isDue = ready === null || nowMs >= ready.atMs + renewMs || nowMs < ready.atMs;
  // A person may have deleted rows of a grid since it was measured.
  const known: Ready = isDue ? { atMs: nowMs, grids: {} } : ready;
  const isNearEnd = ([sheet, row]: readonly [string, number]): boolean =>
    (known.grids[sheet] ?? 0) < row + rowsAhead;
  const full = lastRows(session.hints).filter(isNearEnd);
  if (!isDue && full.length === 0) return;
  holdLock(session, () => {
    const measured = full.map(([sheet, row]) => [sheet, grow(session, sheet, row)]);
    const next: Ready = { ...known, grids: { ...known.grids, ...Object.fromEntries(measured) } };
    const put = (values: Readonly<Record<string, string>>): void =>
      workspace.cache.putAll({ ...values, [readyName]: JSON.stringify(next) }, cacheTtlSeconds);
    if (isDue) renew(workspace, put);
    else put({});
  });
}

function lastRows({ journal, tails }: Hints): (readonly [string, number])[] {
  const rows = Object.entries(tails).map(([sheet, { row }]) => [sheet, row] as const);
  return journal === null ? rows : [...rows, [journalSheet, journal.row]];
}

// The rows that the grid has then. Under the lock, because a writer may add rows too.
function grow(session: Session, sheet: string, row: number): number {
  const { document } = session.workspace;
  const rows = document.gridRows(sheet);
  if (rows >= row + rowsAhead) return rows;
  session.hasUnflushedWrites = true;
  document.addRows(sheet, growth);
  flushCells(session);
  return rows + growth;
}

// The keys and the settings come from their properties, the others stay what they are. The logs of admissions are renewed
// under the lock that guards them, or an admission in between would be lost.
function renew(workspace: Workspace, put: (values: Readonly<Record<string, string>>) => void): void {
  const { cache, clock, properties, userLock } = workspace;
  const stored = properties.getAll();
  const table = makeKeyTable(stored, clock.now());
  const needed = neededLocks(table.rate_lock, clock.now());
  // The account is asked for only where its lock counts: a person may have refused that permission.
  const isOwn = (): boolean => readRateLock(table.rate_lock).account === workspace.account();
  const holdsUserLock = needed.user && isOwn() && userLock.tryAcquire(lockWaitMs);
  try {
    const isGuarded = !needed.user || holdsUserLock;
    const logs = isGuarded ? table.keys.map(({ hash }) => rateLogName(hash)) : [];
    const settings = stored[settingsName];
    put({
      ...cache.getAll([hintsName, unfinishedName, ...logs]),
      [keyTableName]: JSON.stringify(table),
      ...(settings !== undefined && { [settingsName]: settings }),
    });
  } finally {
    if (holdsUserLock) userLock.release();
  }
}
