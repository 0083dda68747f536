/** Begins a secret, so that nobody takes it for an API key. */
export const secretPrefix = 'whsec_';
/**
 * The headers that let a receiver verify the message.
 * @param secrets each signs once; during a rotation there are two
 */
export function signatureHeaders({ hmacSha256 }, secrets, { id, sentMs, body }) {
  const timestamp = String(Math.floor(sentMs / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${hmacSha256(secret.slice(secretPrefix.length), signed)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
