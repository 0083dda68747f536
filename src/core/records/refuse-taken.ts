/** Refuses a value that no two records may share. */
import { Refusal } from '../errors/refusal.ts';
import type { Transaction } from '../schema/transaction.ts';
import { type Problem, pointerTo } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';

/**
 * Refuses values that another record has.
 * @param values the fields that are new
 * @param problems faults that were found among them: a value with a fault is not compared
 * @throws Refusal external_id_taken, sku_taken
 */
export function refuseTaken(
  tx: Transaction,
  resource: Resource,
  values: Readonly<JsonObject>,
  problems: readonly Problem[] = [],
): void {
  for (const [field, code] of Object.entries(resource.unique)) {
    const value = values[field];
    if (typeof value !== 'string' || problems.some(({ pointer }) => pointer === pointerTo('', field)))
      continue;
    const [holder] = tx.findByText(resource, field, value);
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
