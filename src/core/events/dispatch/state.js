import { rescanMs } from './limits.ts';
/** The cache value that holds it. */
export const stateName = 'dispatcher';
// Read anew long before.
const ttlSeconds = (2 * rescanMs) / 1000;
/** The state in the cached text, null when there is none. */
export function parseState(text) {
  return text === undefined || text === null ? null : JSON.parse(text);
}
/** Leaves the state to the next runs. Only a holder of the lock may, or a change of another would be forgotten. */
export function writeState({ cache }, state) {
  cache.put(stateName, JSON.stringify(state), ttlSeconds);
}
/** Makes sure that the next run finds what is due by then. Only a holder of the lock may call it. */
export function expectDue(workspace, dueMs) {
  if (dueMs.length === 0) return;
  const state = parseState(workspace.cache.get(stateName));
  const first = Math.min(...dueMs);
  if (state === null || (state.nextDueMs !== null && state.nextDueMs <= first)) return;
  writeState(workspace, { ...state, nextDueMs: first });
}
