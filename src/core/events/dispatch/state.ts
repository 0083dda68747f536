/** What the dispatcher has seen of the sheets, in the cache: enough for a run to know that there is nothing to do. */
import type { Workspace } from '../../workspace.ts';
import type { Anchor } from '../deliveries/delivery-sheet.ts';
import { rescanMs } from './limits.ts';

export interface DispatchState {
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
export const stateName = 'dispatcher';

// Read anew long before.
const ttlSeconds = (2 * rescanMs) / 1000;

/** The state in the cached text, null when there is none. */
export function parseState(text: string | null | undefined): DispatchState | null {
  return text === undefined || text === null ? null : (JSON.parse(text) as DispatchState);
}

/** Leaves the state to the next runs. Only a holder of the lock may, or a change of another would be forgotten. */
export function writeState({ cache }: Workspace, state: DispatchState): void {
  cache.put(stateName, JSON.stringify(state), ttlSeconds);
}

/** Makes sure that the next run finds what is due by then. Only a holder of the lock may call it. */
export function expectDue(workspace: Workspace, dueMs: readonly number[]): void {
  if (dueMs.length === 0) return;
  const state = parseState(workspace.cache.get(stateName));
  const first = Math.min(...dueMs);
  if (state === null || (state.nextDueMs !== null && state.nextDueMs <= first)) return;
  writeState(workspace, { ...state, nextDueMs: first });
}
