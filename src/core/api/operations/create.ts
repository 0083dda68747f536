/** Creates a record. */
import { lineageOf } from '../../access/api-key.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Draft } from '../../schema/draft.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import type { Problem } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { validate } from '../../schema/validate.ts';
import { type Attempt, transact } from '../../store/transaction.ts';
import { canonicalJson } from '../canonical-json.ts';
import { idempotencyKeyLengthMax } from '../limits.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * Validates, and stores what the resource makes of the body.
 * @param resources the register: the transaction before may have to be finished first, whatever it wrote
 * @throws Refusal validation_failed and whatever the resource refuses with
 */
export function create(resource: Resource, resources: readonly Resource[], call: Call): Answer {
  const { session, body } = call;
  const attempt = attemptOf(call);
  const validated = validate<JsonObject>(inputSchema(resource.fields), body);
  const problems = allProblems(validated.ok ? [] : validated.problems, resource, body);
  // Without an idempotency key nothing can come before these faults: no lock is needed to refuse them.
  if (problems.length > 0 && attempt.idempotencyKey === '') throw invalid(problems);
  const outcome = transact(session, resources, attempt, (draft) => {
    if (!validated.ok || problems.length > 0) throw invalid(problems);
    refuseTaken(draft, resource, validated.value);
    const content = resource.create(validated.value, draft);
    draft.stopOnFaults();
    draft.create(resource, content);
    return null;
  });
  const { etag } = JSON.parse(outcome.body) as { etag: string };
  return {
    status: outcome.status,
    body: outcome.body,
    headers: {
      ETag: etag,
      ...(outcome.location === null ? {} : { Location: outcome.location }),
      ...(outcome.isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  };
}

// A field can be at fault for its own sake and in the company of others: once is enough.
function allProblems(found: readonly Problem[], resource: Resource, body: unknown): readonly Problem[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return found;
  const further = resource.check?.(body as JsonObject) ?? [];
  return [...found, ...further.filter(({ pointer }) => !found.some((known) => known.pointer === pointer))];
}

function refuseTaken(draft: Draft, resource: Resource, input: JsonObject): void {
  for (const [field, code] of Object.entries(resource.unique)) {
    const value = input[field];
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

/** @throws Refusal invalid_idempotency_key */
function attemptOf({ session, key, request, body }: Call): Attempt {
  const given = request.headers['idempotency-key'];
  const { sha256Hex } = session.workspace.digest;
  if (given === undefined) return { idempotencyKey: '', fingerprint: '' };
  if (!/^[\x21-\x7e]+$/.test(given) || given.length > idempotencyKeyLengthMax) {
    throw new Refusal(
      'invalid_idempotency_key',
      `An Idempotency-Key has 1 to ${idempotencyKeyLengthMax} visible ASCII characters.`,
    );
  }
  return {
    idempotencyKey: sha256Hex(`${lineageOf(key)}\n${given}`),
    fingerprint: sha256Hex(`${request.method}\n${request.path}\n${canonicalJson(body)}`),
  };
}
