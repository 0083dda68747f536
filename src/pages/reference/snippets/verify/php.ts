/** Shows how a receiver of webhooks proves in PHP that one is genuine. */

export const phpVerification = `<?php
// $body: file_get_contents('php://input'), before any parsing.
// $headers: with names in lower case.
function isGenuine(array $headers, string $body, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    // Older than five minutes: somebody may be sending it again.
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
