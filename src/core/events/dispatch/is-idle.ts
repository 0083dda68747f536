/** Tells with one read of the journal that there is nothing to do. */
import { journalSheet } from '../../store/journal/journal-entry.ts';
import { readWindow } from '../../store/read/window.ts';
import type { Workspace } from '../../workspace.ts';
import { rescanMs } from './limits.ts';
import type { DispatchState } from './state.ts';

/** True when the newest entry is the one that was seen, and nothing is due. No lock, one document call. */
export function isIdle({ clock, document }: Workspace, state: DispatchState): boolean {
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
