/** Gives every write an idempotency key, so that repeating it cannot make a second record. */
import type { RequestEnvelope } from '../../core/api/message.ts';

const KEY_HEADER = 'idempotency-key';
const KEYED_METHODS: ReadonlySet<string> = new Set(['POST', 'PATCH', 'DELETE']);
// What the API accepts as a key; it refuses anything else before it writes.
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;

/** A request ready to be sent, and the key it may be repeated under. */
export interface KeyedRequest {
  readonly envelope: RequestEnvelope;
  /** Null for a read, for a method that the API has not, and for a key that the API will refuse. */
  readonly key: string | null;
  /** True when the caller sent no key and therefore does not know it. */
  readonly isMinted: boolean;
}

/** Keeps the caller's key, or adds a minted one to a write that came without. */
export function ensureIdempotencyKey(envelope: RequestEnvelope, mintKey: () => string): KeyedRequest {
  if (!KEYED_METHODS.has(envelope.method)) return { envelope, key: null, isMinted: false };
  const given = envelope.headers?.[KEY_HEADER];
  if (given !== undefined) return { envelope, key: VALID_KEY.test(given) ? given : null, isMinted: false };
  const key = mintKey();
  return {
    envelope: { ...envelope, headers: { ...envelope.headers, [KEY_HEADER]: key } },
    key,
    isMinted: true,
  };
}
