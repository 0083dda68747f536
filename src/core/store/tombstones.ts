/** Finds the records that were deleted, in the journal, for pollers to learn of. */
import type { Resource } from '../schema/resource.ts';
import type { Session } from './session.ts';
import { deletionsIn, readTold } from './told-records.ts';

export interface Tombstone {
  readonly id: string;
  readonly object: string;
  readonly deleted: true;
  /** When it was deleted. */
  readonly updated_at: string;
}

// As long as the journal keeps its entries at least.
const memoryMs = 30 * 24 * 60 * 60 * 1000;

/** Deletions of the last 30 days: two document calls. */
export function readTombstones(session: Session, resource: Resource): Tombstone[] {
  const since = new Date(session.workspace.clock.now() - memoryMs).toISOString();
  return [...deletionsIn(readTold(session, resource)).values()].flatMap(({ id, object, at }): Tombstone[] =>
    at < since ? [] : [{ id, object, deleted: true, updated_at: at }],
  );
}
