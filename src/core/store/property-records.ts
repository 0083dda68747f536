/** Stores records that people never edit in a sheet, such as webhook endpoints: each is one property. */
import type { Workspace } from '../workspace.ts';
import type { StoredRecord } from './row/row-codec.ts';

/** The prefix of their properties' names; the record's id follows. */
export const propertyPrefix = 'record.';

/** The name of the cache value that may hold a copy of all of them. */
export const propertyCacheName = 'kept';

/** How a resource finds and writes its records when they are properties. */
export interface PropertyRecords {
  readonly find: (workspace: Workspace, id: string) => StoredRecord | null;
  /** Writes a record as the journal has it; writing it again changes nothing. */
  readonly keep: (workspace: Workspace, id: string, text: string | null) => void;
  /** True when events tell of changes; missing for records that only the owner's programs know of. */
  readonly tellsChanges?: boolean;
}

/**
 * Writes a record as the journal has it; writing it again changes nothing. The cached copy is removed first, so that
 * not even a killed execution leaves it stale.
 * @param text the record as JSON, or null to delete it
 */
export function writePropertyRecord({ cache, properties }: Workspace, id: string, text: string | null): void {
  cache.remove(propertyCacheName);
  if (text === null) properties.delete(propertyPrefix + id);
  else properties.set(propertyPrefix + id, text);
}
