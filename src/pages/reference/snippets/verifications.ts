/** Programs that verify a webhook, in three languages. */
/** A program that verifies a webhook. */
export interface Verification {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

const javascriptVerification = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the request's body as it arrived, before any parsing.
export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  // Older than five minutes: it may be a replay.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return signatures.some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const pythonVerification = `import base64
import hashlib
import hmac
import time


# body: the request's body as bytes, as it arrived, before any parsing.
# headers: with names in lower case.
def is_genuine(headers, body, secret):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    # Older than five minutes: it may be a replay.
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)`;

const phpVerification = `<?php
// $body: file_get_contents('php://input'), before any parsing.
// $headers: with names in lower case.
function isGenuine(array $headers, string $body, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    // Older than five minutes: it may be a replay.
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}`;

/** The programs; the page starts with the first one. */
export const verifications: readonly [Verification, ...Verification[]] = [
  { id: 'javascript', name: 'JavaScript', code: javascriptVerification },
  { id: 'python', name: 'Python', code: pythonVerification },
  { id: 'php', name: 'PHP', code: phpVerification },
];
