import { deletionsIn, readTold } from './told-records.ts';
// As long as the journal keeps its entries at least.
const memoryMs = 30 * 24 * 60 * 60 * 1000;
/** Deletions of the last 30 days: two document calls. */
export function readTombstones(session, resource) {
  const since = new Date(session.workspace.clock.now() - memoryMs).toISOString();
  return [...deletionsIn(readTold(session, resource)).values()].flatMap(({ id, object, at }) =>
    at < since ? [] : [{ id, object, deleted: true, updated_at: at }],
  );
}
