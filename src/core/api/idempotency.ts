/** Identifies a write, so that it happens once however often the caller sends it. */
import { lineageOf } from '../access/api-key.ts';
import { Refusal } from '../errors/refusal.ts';
import { canonicalJson } from '../schema/canonical.ts';
import type { AttemptedWrite } from '../store/journal/journal-request.ts';
import type { Write } from '../store/transaction/commit-writes.ts';
import { notIdempotent, type Outcome } from '../store/transaction/commit.ts';
import { idempotencyKeyLengthMax } from './limits.ts';
import type { Answer, Call } from './operation.ts';

/** The write of a call. @throws Refusal invalid_idempotency_key */
export function writeOf(call: Call, decide: Write['decide']): Write {
  return { attempt: idempotencyOf(call), may: call.may, decide };
}

function idempotencyOf({ session, key, request, requestId, body }: Call): AttemptedWrite {
  const given = request.headers['idempotency-key'];
  const { sha256Hex } = session.workspace.digest;
  // The owner's own operations have no request id.
  const origin = { source: 'api', request_id: requestId === '' ? null : requestId } as const;
  if (given === undefined) return { ...notIdempotent, ...origin };
  if (!/^[\x21-\x7e]+$/.test(given) || given.length > idempotencyKeyLengthMax) {
    throw new Refusal(
      'invalid_idempotency_key',
      `An Idempotency-Key has 1 to ${idempotencyKeyLengthMax} visible ASCII characters.`,
    );
  }
  return {
    ...origin,
    idempotencyKey: sha256Hex(`${lineageOf(key)}\n${given}`),
    fingerprint: `${request.method} ${sha256Hex(`${request.path.replace(/\/$/, '')}\n${canonicalJson(body)}`)}`,
  };
}

/** The answer to a write, the first time or replayed. */
export function outcomeAnswer({ status, body, location, isReplay }: Outcome): Answer {
  const { etag } = JSON.parse(body) as { etag?: string };
  return {
    status,
    body,
    headers: {
      ...(etag === undefined ? {} : { ETag: etag }),
      ...(location === null ? {} : { Location: location }),
      ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
    },
  };
}
