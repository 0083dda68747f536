/** Takes a record out of the journal. */
import { recall } from '../../schema/recall.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';

/** @param text of an entry's record that was created or updated */
export function committedRecord({ fields, complete }: Resource, text: string): JsonObject {
  const recalled = recall(fields, JSON.parse(text) as JsonObject);
  return { ...recalled, ...complete?.(recalled) };
}
