/** Refuses a body that would make a record of another kind, when the caller may not make such records. */
import { lacking } from '../errors/refusal.ts';
import type { Fields } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';

/**
 * @param body the fields that are given
 * @param may what the caller may do
 * @throws Refusal insufficient_scope
 */
export function refuseUnscoped(
  fields: Fields,
  body: Readonly<JsonObject>,
  may: (scope: string) => boolean,
): void {
  for (const [name, { needs }] of Object.entries(fields)) {
    if (needs === undefined || (body[name] ?? null) === null) continue;
    if ((body[needs.unless] ?? null) === null && !may(needs.scope)) throw lacking(needs.scope);
  }
}
