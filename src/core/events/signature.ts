/** Signs messages as Standard Webhooks 1.0.0 requires. */
import type { Signing } from '../outbound.ts';

/** Begins every secret, so that it cannot be taken for an API key. */
export const secretPrefix = 'whsec_';

interface SignedMessage {
  /** The id of the event: the same on every attempt. */
  readonly id: string;
  /** Milliseconds since the Unix epoch: when this attempt is made. */
  readonly sentMs: number;
  /** The body to the byte. */
  readonly body: string;
}

/**
 * The headers that let a receiver verify the message.
 * @param secrets each signs once; during a rotation there are two
 */
export function signatureHeaders(
  { hmacSha256 }: Signing,
  secrets: readonly string[],
  { id, sentMs, body }: SignedMessage,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentMs / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${hmacSha256(secret.slice(secretPrefix.length), signed)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
