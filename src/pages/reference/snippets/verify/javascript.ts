/** Shows how a receiver of webhooks proves in JavaScript that one is genuine. */

export const javascriptVerification = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the request's body as it arrived, before any parsing.
export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  // Older than five minutes: somebody may be sending it again.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return signatures.some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
