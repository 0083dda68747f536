"""A client for the Business Billing API that needs Python 3.9 and its standard library alone.

    from billing import BillingClient, Refused

    billing = BillingClient(key, "https://billing.example.com")
    invoice = billing.create_invoice({"customer_name": "Ada Lovelace", "total": "99.50"}, idempotency_key="order-2041")
    for product in billing.each("list_products", query={"sort": "name"}):
        print(product["name"])
"""

import base64
import binascii
import email.utils
import hashlib
import hmac
import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

__version__ = "{version}"

# A gateway answers 502 and 504 when the web app did not answer it; the API itself answers 429 and 503.
_REPEATABLE = frozenset((429, 502, 503, 504))

# For each operation its method, its path, and whether it takes an Idempotency-Key.
_OPERATIONS = {}


class Refused(Exception):
    """A refused request: `status`, `code` (the code that programs test), `problem` (the whole document), `headers`.

    What no problem document tells, such as a proxy's page, has the code "no_problem".
    """

    def __init__(self, problem, headers):
        super().__init__(problem["detail"])
        self.problem = problem
        self.status = problem["status"]
        self.code = problem["code"]
        self.headers = headers


class WebhookForged(Exception):
    """A webhook that is not genuine."""


class Answer:
    """An answer: `status`, `headers`, and `data`, which is parsed JSON, bytes of a PDF, text, or None after 304."""

    def __init__(self, status, headers, data):
        self.status = status
        self.headers = headers
        self.data = data


class BillingClient:
    """A method per operation; `request` for the headers of an answer; `each` for the records of all pages.

    A request that is not answered, or answered with 429, 502, 503 or 504, is sent again after the time that
    Retry-After says, and a write with the same Idempotency-Key, so that it is carried out once.
    """

    def __init__(self, key, base_url, *, attempts=5, pause_max=60.0, timeout=60.0, sleep=time.sleep):
        """
        :param base_url: where the gateway is
        :param attempts: how often a request is sent at most
        :param pause_max: the longest pause that is waited for, in seconds; a longer Retry-After ends the attempts
        :param timeout: how long an attempt may take, in seconds
        """
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"The address {base_url!r} is not one of HTTP.")
        self._key = key
        self._base_url = base_url.rstrip("/")
        self._attempts = attempts
        self._pause_max = pause_max
        self._timeout = timeout
        self._sleep = sleep

    def request(
        self,
        operation,
        *,
        path=None,
        query=None,
        body=None,
        idempotency_key=None,
        if_match=None,
        if_none_match=None,
        headers=None,
    ):
        """Calls an operation by its name, and returns its Answer.

        :raises Refused: for a refusal
        :raises OSError: when no attempt was answered
        """
        if operation not in _OPERATIONS:
            raise ValueError(f"There is no operation {operation!r}.")
        method, template, keyed = _OPERATIONS[operation]
        own = {
            "x-api-key": self._key,
            "Content-Type": None if body is None else "application/json",
            # Made here and once, so that each repetition of the request has the same.
            "Idempotency-Key": idempotency_key or (str(uuid.uuid4()) if keyed else None),
            "If-Match": if_match,
            "If-None-Match": if_none_match,
        }
        sent = {name: value for name, value in own.items() if value is not None}
        return self._send(
            urllib.request.Request(
                self._base_url + _target(template, path or {}, query or {}),
                None if body is None else json.dumps(body).encode(),
                {**sent, **(headers or {})},
                method=method,
            )
        )

    def each(self, operation, *, path=None, query=None):
        """The records of all pages; the next page is read when the last record of one was taken."""
        query = dict(query or {})
        while True:
            page = self.request(operation, path=path, query=query).data
            if not isinstance(page, dict) or "next_cursor" not in page:
                raise ValueError(f"{operation!r} answers no list.")
            yield from page["data"]
            if page["next_cursor"] is None:
                return
            query["cursor"] = page["next_cursor"]

    def _send(self, request):
        attempt = 1
        while True:
            error, may_repeat, pause = None, True, None
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    return Answer(response.status, response.headers, _data(response.headers, response.read()))
            except urllib.error.HTTPError as refusal:
                with refusal:
                    if refusal.code == 304:
                        return Answer(304, refusal.headers, None)
                    error, may_repeat, pause = self._read_refusal(refusal)
            except (OSError, http.client.HTTPException) as fault:
                error = fault if isinstance(fault, OSError) else ConnectionError(str(fault))
            if pause is None:
                pause = 0.5 * 2 ** (attempt - 1) * (0.5 + random.random() / 2)
            if not may_repeat or attempt >= self._attempts or pause > self._pause_max:
                raise error
            self._sleep(pause)
            attempt += 1

    @staticmethod
    def _read_refusal(refusal):
        try:
            text = refusal.read()
        except (OSError, http.client.HTTPException) as fault:
            # The status has arrived and its body has not: the request is repeated as if nothing had.
            return ConnectionError(str(fault)), True, None
        error = Refused(_problem(refusal.code, text), refusal.headers)
        return error, refusal.code in _REPEATABLE, _retry_after(refusal.headers)

    # operations


def verify_webhook(headers, body, secret, *, tolerance=300):
    """The event of a genuine webhook, parsed. Signatures are compared in constant time.

    :param headers: a mapping of the headers, in any case of their names
    :param body: the raw body as bytes, neither parsed nor printed again
    :param secret: the secret of the endpoint, "whsec_…"
    :param tolerance: how far its clock may be off, in seconds
    :raises WebhookForged: when a header is missing, the time is not now, or no signature is the secret's
    """
    folded = {name.lower(): value for name, value in headers.items()}
    for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
        if not folded.get(name):
            raise WebhookForged(f"The webhook has no {name}.")
    identity, timestamp = folded["webhook-id"], folded["webhook-timestamp"]
    is_time = timestamp.isascii() and timestamp.isdigit()
    if not is_time or abs(time.time() - int(timestamp)) > tolerance:
        raise WebhookForged("The webhook was not signed at this time.")
    key = _key_of(secret)
    digest = hmac.new(key, f"{identity}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    signatures = folded["webhook-signature"].split(" ")
    # Texts with other letters than ASCII cannot be compared, bytes can.
    if not any(hmac.compare_digest(one.encode(), expected) for one in signatures):
        raise WebhookForged("No signature of the webhook is that of the secret.")
    return json.loads(body)


def _key_of(secret):
    text = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    try:
        key = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except binascii.Error as fault:
        raise ValueError("The secret is none of a webhook endpoint.") from fault
    if not key:
        raise ValueError("The secret is none of a webhook endpoint.")
    return key


def _target(template, path, query):
    target = template
    for name, value in path.items():
        # An empty id would turn the path of a record into that of its list.
        if not value:
            raise ValueError(f"The path {template} needs {name!r}.")
        target = target.replace("{" + name + "}", urllib.parse.quote(str(value), safe=""))
    if "{" in target:
        raise ValueError(f"The path {template} is not filled.")
    pairs = [pair for name, value in query.items() for pair in _pairs(name, value)]
    return target + ("?" + urllib.parse.urlencode(pairs) if pairs else "")


def _pairs(name, value):
    """An object is told by its entries, as metadata[key]; None is not told."""
    if value is None:
        return []
    if isinstance(value, dict):
        return [(f"{name}[{key}]", str(entry)) for key, entry in value.items()]
    if isinstance(value, (list, tuple)):
        return [(name, ",".join(str(one) for one in value))]
    return [(name, str(value).lower() if isinstance(value, bool) else str(value))]


def _data(headers, body):
    kind = headers.get_content_type()
    if kind.endswith("json"):
        return json.loads(body)
    return body if kind == "application/pdf" else body.decode()


def _problem(status, text):
    try:
        problem = json.loads(text)
    except ValueError:
        problem = None
    if isinstance(problem, dict) and {"status", "code", "detail"} <= problem.keys():
        return problem
    detail = f"The answer has the status {status} and no problem document."
    return {"status": status, "code": "no_problem", "detail": detail}


def _retry_after(headers):
    """Seconds, from a number or from a date; None without either."""
    value = headers.get("Retry-After")
    if value is None:
        return None
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
