/** Creates a record. */
import { invalid } from '../../errors/refusal.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { Problem } from '../../schema/problem.ts';
import { refuseTaken } from '../../schema/refuse-taken.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { validate } from '../../schema/validate.ts';
import type { Idempotency } from '../../store/commit.ts';
import { type Decide, transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * Validates, and stores what the resource makes of the body.
 * @throws Refusal validation_failed and whatever the resource refuses with
 */
export function create(resource: Resource, call: Call): Answer {
  const attempt = attemptOf(call);
  const decide = decideCreation(resource, call.body, attempt);
  return outcomeAnswer(transact(call.session, attempt, decide));
}

/**
 * Conflicts come before faults, where they can be told in spite of them: a body that cannot be read has no
 * `external_id`, and whether a number is taken is known once its document has a day.
 * @throws Refusal validation_failed at once, when nothing can come before these faults
 */
export function decideCreation(resource: Resource, body: unknown, attempt: Idempotency): Decide {
  const validated = validate<JsonObject>(inputSchema(resource.fields), body);
  const problems = allProblems(validated.ok ? [] : validated.problems, resource, body);
  const given = isObject(body) ? body : {};
  const isUnique = Object.keys(resource.unique).some((field) => typeof given[field] === 'string');
  const mayConflict = isUnique || resource.refuseConflict !== undefined;
  // No lock is needed to refuse what neither repeats a request nor conflicts with a record.
  if (problems.length > 0 && !mayConflict && attempt.idempotencyKey === '') throw invalid(problems);
  return (tx) => {
    refuseTaken(tx, resource, given, problems);
    if (!validated.ok || problems.length > 0) {
      resource.refuseConflict?.(given, tx);
      throw invalid(problems);
    }
    const content = resource.create(validated.value, tx);
    tx.stopOnFaults();
    tx.create(resource, content);
    return null;
  };
}

// A field can be at fault for its own sake and in the company of others: once is enough.
function allProblems(found: readonly Problem[], resource: Resource, body: unknown): readonly Problem[] {
  const further = isObject(body) ? (resource.check?.(body) ?? []) : [];
  return [...found, ...further.filter(({ pointer }) => !found.some((known) => known.pointer === pointer))];
}
