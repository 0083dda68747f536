/** Fills what the snapshots of a document lack from today's records. */
import type { JsonObject } from '../schema/represent.ts';

/** The snapshot, with today's values where it has none: documents of version 1.0 have no seller, and fewer fields of the customer. */
export function filledSnapshot(
  snapshot: Readonly<JsonObject> | null,
  today: Readonly<JsonObject> | null,
): JsonObject {
  const kept = Object.entries(snapshot ?? {}).filter(([, value]) => !isEmpty(value));
  return { tax_ids: [], ...today, ...Object.fromEntries(kept) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
