/** Shows how a receiver of webhooks proves in Python that one is genuine. */

export const pythonVerification = `import base64
import hashlib
import hmac
import time


# body: the request's body as bytes, as it arrived, before any parsing.
# headers: with names in lower case.
def is_genuine(headers, body, secret):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    # Older than five minutes: somebody may be sending it again.
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)`;
