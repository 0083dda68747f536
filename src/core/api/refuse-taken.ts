/** Keeps apart what no two records may share. */
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../schema/draft.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';

/**
 * @param values the fields that are new
 * @throws Refusal external_id_taken, sku_taken
 */
export function refuseTaken(draft: Draft, resource: Resource, values: Readonly<JsonObject>): void {
  for (const [field, code] of Object.entries(resource.unique)) {
    const value = values[field];
    if (typeof value !== 'string') continue;
    const [holder] = draft.findByText(resource, field, value);
    if (holder === undefined) continue;
    throw new Refusal(
      code,
      `The ${resource.object} ${String(holder.id)} has the ${field} "${value}" already.`,
      {
        members: { existing_id: holder.id },
      },
    );
  }
}
