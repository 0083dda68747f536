/** Creates a record from a body, for a caller, a person who typed a row, or an import. */
import { invalid } from '../errors/refusal.ts';
import { inputSchema } from '../schema/input-schema.ts';
import { isObject } from '../schema/merge-patch.ts';
import { type Problem, pointerTo } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { type Validated, validate } from '../schema/validate.ts';
import { refuseFaults } from './refuse-faults.ts';
import { refuseTaken } from './refuse-taken.ts';
import { refuseUnscoped } from './refuse-unscoped.ts';
import { warnFarDays } from './warn-far-days.ts';

/** A body that was validated once; it can be created under the lock, or refused without it. */
export interface CheckedBody {
  readonly body: unknown;
  readonly validated: Validated<JsonObject>;
  /** Every fault of the body that is found without looking anything up. */
  readonly problems: readonly Problem[];
}

/**
 * Validates a body.
 * @param may what the caller may do
 * @throws Refusal insufficient_scope when the body would make a further record, which the caller may not make
 */
export function checkBody(resource: Resource, body: unknown, may: (scope: string) => boolean): CheckedBody {
  if (isObject(body)) refuseUnscoped(resource.fields, body, may);
  const validated = validate<JsonObject>(inputSchema(resource.fields), body);
  const found = validated.problems;
  const further = isObject(body)
    ? [...lacking(body, resource.alternatives), ...(resource.check?.(body) ?? [])]
    : [];
  // A field can have a fault of its own and another one together with other fields: only the first is reported.
  const others = further.filter(({ pointer }) => !found.some((known) => known.pointer === pointer));
  return { body, validated, problems: [...found, ...others] };
}

function lacking(body: JsonObject, names: readonly string[] = []): Problem[] {
  if (names.some((name) => (body[name] ?? null) !== null)) return [];
  const message = `Give ${names.join(' or ')}.`;
  return names.map((name) => ({ pointer: pointerTo('', name), code: 'required', message }));
}

/**
 * Refuses a body before the lock is taken, when there is nothing to look up for further faults or for a conflict.
 * @throws Refusal validation_failed
 */
export function refuseBeforeLock(resource: Resource, { body, problems }: CheckedBody): void {
  const given = isObject(body) ? body : {};
  const isUnique = Object.keys(resource.unique).some((field) => typeof given[field] === 'string');
  if (problems.length > 0 && !isUnique && resource.lookUp === undefined) throw invalid(problems);
}

/**
 * Adds the record that the resource makes of a body. Conflicts come before faults where they can be found in spite of
 * them: a body that cannot be read has no `external_id`, and a number can be compared only when its document has a day.
 * @returns the new record
 * @throws Refusal insufficient_scope, validation_failed and whatever the resource refuses with
 */
export function createRecord(
  tx: Transaction,
  resource: Resource,
  body: unknown,
  checked: CheckedBody = checkBody(resource, body, tx.may),
): JsonObject {
  const { validated, problems } = checked;
  const given = isObject(body) ? body : {};
  refuseTaken(tx, resource, given, problems);
  if (problems.length > 0) refuseFaults(tx, resource, problems, validated.value, null);
  warnFarDays(tx, resource.fields, validated.value);
  const content = resource.create(validated.value, tx);
  tx.stopOnFaults();
  const record = tx.create(resource, content);
  resource.made?.(record, validated.value, tx);
  return record;
}
