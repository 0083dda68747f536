# Business Billing API 1.1.0, build 70bb28649d8a
# Source: https://git.example/business-billing-api
# Licence: Apache-2.0. Built by `npm run build`; do not edit.
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

__version__ = "1.1.0"

# A gateway answers 502 and 504 when the web app did not answer it; the API itself answers 429 and 503.
_REPEATABLE = frozenset((429, 502, 503, 504))

# For each operation its method, its path, and whether it takes an Idempotency-Key.
_OPERATIONS = {
    "list_customers": ("GET", "/api/v1/customers", False),
    "create_customer": ("POST", "/api/v1/customers", True),
    "get_customer": ("GET", "/api/v1/customers/{id}", False),
    "update_customer": ("PATCH", "/api/v1/customers/{id}", True),
    "delete_customer": ("DELETE", "/api/v1/customers/{id}", True),
    "list_products": ("GET", "/api/v1/products", False),
    "create_product": ("POST", "/api/v1/products", True),
    "get_product": ("GET", "/api/v1/products/{id}", False),
    "update_product": ("PATCH", "/api/v1/products/{id}", True),
    "delete_product": ("DELETE", "/api/v1/products/{id}", True),
    "list_invoices": ("GET", "/api/v1/invoices", False),
    "create_invoice": ("POST", "/api/v1/invoices", True),
    "get_invoice": ("GET", "/api/v1/invoices/{id}", False),
    "update_invoice": ("PATCH", "/api/v1/invoices/{id}", True),
    "delete_invoice": ("DELETE", "/api/v1/invoices/{id}", True),
    "finalize_invoice": ("POST", "/api/v1/invoices/{id}/finalize", True),
    "void_invoice": ("POST", "/api/v1/invoices/{id}/void", True),
    "list_payments": ("GET", "/api/v1/payments", False),
    "create_payment": ("POST", "/api/v1/payments", True),
    "get_payment": ("GET", "/api/v1/payments/{id}", False),
    "update_payment": ("PATCH", "/api/v1/payments/{id}", True),
    "create_invoice_payment": ("POST", "/api/v1/invoices/{id}/payments", True),
    "list_invoice_payments": ("GET", "/api/v1/invoices/{id}/payments", False),
    "send_quotation": ("POST", "/api/v1/quotations/{id}/send", True),
    "issue_quotation": ("POST", "/api/v1/quotations/{id}/issue", True),
    "accept_quotation": ("POST", "/api/v1/quotations/{id}/accept", True),
    "decline_quotation": ("POST", "/api/v1/quotations/{id}/decline", True),
    "cancel_quotation": ("POST", "/api/v1/quotations/{id}/cancel", True),
    "convert_quotation": ("POST", "/api/v1/quotations/{id}/convert", True),
    "duplicate_quotation": ("POST", "/api/v1/quotations/{id}/duplicate", True),
    "rotate_link_quotation": ("POST", "/api/v1/quotations/{id}/rotate_link", True),
    "mark_uncollectible_invoice": ("POST", "/api/v1/invoices/{id}/mark_uncollectible", True),
    "duplicate_invoice": ("POST", "/api/v1/invoices/{id}/duplicate", True),
    "rotate_link_invoice": ("POST", "/api/v1/invoices/{id}/rotate_link", True),
    "void_payment": ("POST", "/api/v1/payments/{id}/void", True),
    "apply_payment": ("POST", "/api/v1/payments/{id}/apply", True),
    "unapply_payment": ("POST", "/api/v1/payments/{id}/unapply", True),
    "refund_payment": ("POST", "/api/v1/payments/{id}/refund", True),
    "issue_credit_note": ("POST", "/api/v1/credit_notes/{id}/issue", True),
    "apply_credit_note": ("POST", "/api/v1/credit_notes/{id}/apply", True),
    "unapply_credit_note": ("POST", "/api/v1/credit_notes/{id}/unapply", True),
    "refund_credit_note": ("POST", "/api/v1/credit_notes/{id}/refund", True),
    "void_credit_note": ("POST", "/api/v1/credit_notes/{id}/void", True),
    "rotate_link_credit_note": ("POST", "/api/v1/credit_notes/{id}/rotate_link", True),
    "void_refund": ("POST", "/api/v1/refunds/{id}/void", True),
    "cancel_email": ("POST", "/api/v1/emails/{id}/cancel", True),
    "list_quotations": ("GET", "/api/v1/quotations", False),
    "create_quotation": ("POST", "/api/v1/quotations", True),
    "get_quotation": ("GET", "/api/v1/quotations/{id}", False),
    "update_quotation": ("PATCH", "/api/v1/quotations/{id}", True),
    "delete_quotation": ("DELETE", "/api/v1/quotations/{id}", True),
    "list_credit_notes": ("GET", "/api/v1/credit_notes", False),
    "create_credit_note": ("POST", "/api/v1/credit_notes", True),
    "list_refunds": ("GET", "/api/v1/refunds", False),
    "create_refund": ("POST", "/api/v1/refunds", True),
    "list_emails": ("GET", "/api/v1/emails", False),
    "get_credit_note": ("GET", "/api/v1/credit_notes/{id}", False),
    "update_credit_note": ("PATCH", "/api/v1/credit_notes/{id}", True),
    "delete_credit_note": ("DELETE", "/api/v1/credit_notes/{id}", True),
    "get_refund": ("GET", "/api/v1/refunds/{id}", False),
    "update_refund": ("PATCH", "/api/v1/refunds/{id}", True),
    "get_email": ("GET", "/api/v1/emails/{id}", False),
    "create_customer_batch": ("POST", "/api/v1/customers/batch", True),
    "create_product_batch": ("POST", "/api/v1/products/batch", True),
    "create_quotation_batch": ("POST", "/api/v1/quotations/batch", True),
    "create_invoice_batch": ("POST", "/api/v1/invoices/batch", True),
    "create_payment_batch": ("POST", "/api/v1/payments/batch", True),
    "create_credit_note_batch": ("POST", "/api/v1/credit_notes/batch", True),
    "create_refund_batch": ("POST", "/api/v1/refunds/batch", True),
    "preview_invoice": ("POST", "/api/v1/invoices/preview", False),
    "preview_credit_note": ("POST", "/api/v1/credit_notes/preview", False),
    "list_invoice_credit_notes": ("GET", "/api/v1/invoices/{id}/credit_notes", False),
    "get_invoice_ubl": ("GET", "/api/v1/invoices/{id}/ubl", False),
    "get_invoice_cii": ("GET", "/api/v1/invoices/{id}/cii", False),
    "get_invoice_einvoice_check": ("GET", "/api/v1/invoices/{id}/einvoice_check", False),
    "get_credit_note_ubl": ("GET", "/api/v1/credit_notes/{id}/ubl", False),
    "get_credit_note_cii": ("GET", "/api/v1/credit_notes/{id}/cii", False),
    "get_credit_note_einvoice_check": ("GET", "/api/v1/credit_notes/{id}/einvoice_check", False),
    "get_invoice_html": ("GET", "/api/v1/invoices/{id}/html", False),
    "get_invoice_pdf": ("GET", "/api/v1/invoices/{id}/pdf", False),
    "get_quotation_html": ("GET", "/api/v1/quotations/{id}/html", False),
    "get_quotation_pdf": ("GET", "/api/v1/quotations/{id}/pdf", False),
    "get_credit_note_html": ("GET", "/api/v1/credit_notes/{id}/html", False),
    "get_credit_note_pdf": ("GET", "/api/v1/credit_notes/{id}/pdf", False),
    "email_invoice": ("POST", "/api/v1/invoices/{id}/email", True),
    "email_quotation": ("POST", "/api/v1/quotations/{id}/email", True),
    "email_credit_note": ("POST", "/api/v1/credit_notes/{id}/email", True),
    "get_tax_report": ("GET", "/api/v1/reports/tax", False),
    "get_receivables_report": ("GET", "/api/v1/reports/receivables", False),
    "get_api": ("GET", "/api/v1", False),
    "get_me": ("GET", "/api/v1/me", False),
    "get_workspace": ("GET", "/api/v1/workspace", False),
    "update_workspace": ("PATCH", "/api/v1/workspace", True),
    "get_customer_balance": ("GET", "/api/v1/customers/{id}/balance", False),
    "list_events": ("GET", "/api/v1/events", False),
    "get_event": ("GET", "/api/v1/events/{id}", False),
    "list_webhook_endpoints": ("GET", "/api/v1/webhook_endpoints", False),
    "create_webhook_endpoint": ("POST", "/api/v1/webhook_endpoints", True),
    "get_webhook_endpoint": ("GET", "/api/v1/webhook_endpoints/{id}", False),
    "update_webhook_endpoint": ("PATCH", "/api/v1/webhook_endpoints/{id}", True),
    "delete_webhook_endpoint": ("DELETE", "/api/v1/webhook_endpoints/{id}", True),
    "ping_webhook_endpoint": ("POST", "/api/v1/webhook_endpoints/{id}/ping", True),
    "rotate_secret_webhook_endpoint": ("POST", "/api/v1/webhook_endpoints/{id}/rotate_secret", True),
    "recover_webhook_endpoint": ("POST", "/api/v1/webhook_endpoints/{id}/recover", True),
    "list_deliveries": ("GET", "/api/v1/webhook_endpoints/{id}/deliveries", False),
    "get_delivery": ("GET", "/api/v1/deliveries/{id}", False),
    "resend_delivery": ("POST", "/api/v1/deliveries/{id}/resend", True),
    "clear_test_data": ("DELETE", "/api/v1/test_data", False),
    "get_health": ("GET", "/health", False),
    "get_open_api": ("GET", "/openapi.json", False),
}


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

    def list_customers(self, *, query=None, headers=None):
        """List all customers: GET /api/v1/customers"""
        return self.request("list_customers", query=query, headers=headers).data

    def create_customer(self, body, *, idempotency_key=None, headers=None):
        """Create a customer: POST /api/v1/customers"""
        return self.request("create_customer", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_customer(self, id, *, if_none_match=None, headers=None):
        """Get a customer: GET /api/v1/customers/{id}"""
        return self.request("get_customer", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def update_customer(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a customer: PATCH /api/v1/customers/{id}"""
        return self.request("update_customer", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_customer(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete a customer: DELETE /api/v1/customers/{id}"""
        return self.request("delete_customer", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_products(self, *, query=None, headers=None):
        """List all products: GET /api/v1/products"""
        return self.request("list_products", query=query, headers=headers).data

    def create_product(self, body, *, idempotency_key=None, headers=None):
        """Create a product: POST /api/v1/products"""
        return self.request("create_product", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_product(self, id, *, if_none_match=None, headers=None):
        """Get a product: GET /api/v1/products/{id}"""
        return self.request("get_product", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def update_product(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a product: PATCH /api/v1/products/{id}"""
        return self.request("update_product", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_product(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete a product: DELETE /api/v1/products/{id}"""
        return self.request("delete_product", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_invoices(self, *, query=None, headers=None):
        """List all invoices: GET /api/v1/invoices"""
        return self.request("list_invoices", query=query, headers=headers).data

    def create_invoice(self, body, *, idempotency_key=None, headers=None):
        """Create an invoice: POST /api/v1/invoices"""
        return self.request("create_invoice", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_invoice(self, id, *, query=None, if_none_match=None, headers=None):
        """Get an invoice: GET /api/v1/invoices/{id}"""
        return self.request("get_invoice", path={"id": id}, query=query, if_none_match=if_none_match, headers=headers).data

    def update_invoice(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update an invoice: PATCH /api/v1/invoices/{id}"""
        return self.request("update_invoice", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_invoice(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete an invoice: DELETE /api/v1/invoices/{id}"""
        return self.request("delete_invoice", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def finalize_invoice(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Finalize a draft: POST /api/v1/invoices/{id}/finalize"""
        return self.request("finalize_invoice", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def void_invoice(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Void an invoice: POST /api/v1/invoices/{id}/void"""
        return self.request("void_invoice", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_payments(self, *, query=None, headers=None):
        """List all payments: GET /api/v1/payments"""
        return self.request("list_payments", query=query, headers=headers).data

    def create_payment(self, body, *, idempotency_key=None, headers=None):
        """Record a payment: POST /api/v1/payments"""
        return self.request("create_payment", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_payment(self, id, *, query=None, if_none_match=None, headers=None):
        """Get a payment: GET /api/v1/payments/{id}"""
        return self.request("get_payment", path={"id": id}, query=query, if_none_match=if_none_match, headers=headers).data

    def update_payment(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a payment: PATCH /api/v1/payments/{id}"""
        return self.request("update_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def create_invoice_payment(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Record a payment for an invoice: POST /api/v1/invoices/{id}/payments"""
        return self.request("create_invoice_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_invoice_payments(self, id, *, query=None, headers=None):
        """List the payments of an invoice: GET /api/v1/invoices/{id}/payments"""
        return self.request("list_invoice_payments", path={"id": id}, query=query, headers=headers).data

    def send_quotation(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Send a quotation: POST /api/v1/quotations/{id}/send"""
        return self.request("send_quotation", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def issue_quotation(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Issue a quotation: POST /api/v1/quotations/{id}/issue"""
        return self.request("issue_quotation", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def accept_quotation(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Accept a quotation: POST /api/v1/quotations/{id}/accept"""
        return self.request("accept_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def decline_quotation(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Decline a quotation: POST /api/v1/quotations/{id}/decline"""
        return self.request("decline_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def cancel_quotation(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Cancel a quotation: POST /api/v1/quotations/{id}/cancel"""
        return self.request("cancel_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def convert_quotation(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Convert a quotation to an invoice: POST /api/v1/quotations/{id}/convert"""
        return self.request("convert_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def duplicate_quotation(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Duplicate as a draft: POST /api/v1/quotations/{id}/duplicate"""
        return self.request("duplicate_quotation", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def rotate_link_quotation(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Replace the link to the page of a quotation: POST /api/v1/quotations/{id}/rotate_link"""
        return self.request("rotate_link_quotation", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def mark_uncollectible_invoice(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Mark as uncollectible: POST /api/v1/invoices/{id}/mark_uncollectible"""
        return self.request("mark_uncollectible_invoice", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def duplicate_invoice(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Duplicate as a draft: POST /api/v1/invoices/{id}/duplicate"""
        return self.request("duplicate_invoice", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def rotate_link_invoice(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Replace the link to the page of an invoice: POST /api/v1/invoices/{id}/rotate_link"""
        return self.request("rotate_link_invoice", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def void_payment(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Void a payment: POST /api/v1/payments/{id}/void"""
        return self.request("void_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def apply_payment(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Apply a deposit or an overpayment: POST /api/v1/payments/{id}/apply"""
        return self.request("apply_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def unapply_payment(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Take an applied payment back: POST /api/v1/payments/{id}/unapply"""
        return self.request("unapply_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def refund_payment(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Refund a deposit or an overpayment: POST /api/v1/payments/{id}/refund"""
        return self.request("refund_payment", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def issue_credit_note(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Issue a draft: POST /api/v1/credit_notes/{id}/issue"""
        return self.request("issue_credit_note", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def apply_credit_note(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Apply credit to an invoice: POST /api/v1/credit_notes/{id}/apply"""
        return self.request("apply_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def unapply_credit_note(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Take applied credit back: POST /api/v1/credit_notes/{id}/unapply"""
        return self.request("unapply_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def refund_credit_note(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Refund credit: POST /api/v1/credit_notes/{id}/refund"""
        return self.request("refund_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def void_credit_note(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Void a credit note: POST /api/v1/credit_notes/{id}/void"""
        return self.request("void_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def rotate_link_credit_note(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Replace the link to the page of a credit note: POST /api/v1/credit_notes/{id}/rotate_link"""
        return self.request("rotate_link_credit_note", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def void_refund(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Void a refund: POST /api/v1/refunds/{id}/void"""
        return self.request("void_refund", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def cancel_email(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Cancel a mail: POST /api/v1/emails/{id}/cancel"""
        return self.request("cancel_email", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_quotations(self, *, query=None, headers=None):
        """List all quotations: GET /api/v1/quotations"""
        return self.request("list_quotations", query=query, headers=headers).data

    def create_quotation(self, body, *, idempotency_key=None, headers=None):
        """Create a quotation: POST /api/v1/quotations"""
        return self.request("create_quotation", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_quotation(self, id, *, query=None, if_none_match=None, headers=None):
        """Get a quotation: GET /api/v1/quotations/{id}"""
        return self.request("get_quotation", path={"id": id}, query=query, if_none_match=if_none_match, headers=headers).data

    def update_quotation(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a quotation: PATCH /api/v1/quotations/{id}"""
        return self.request("update_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_quotation(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete a quotation: DELETE /api/v1/quotations/{id}"""
        return self.request("delete_quotation", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def list_credit_notes(self, *, query=None, headers=None):
        """List all credit notes: GET /api/v1/credit_notes"""
        return self.request("list_credit_notes", query=query, headers=headers).data

    def create_credit_note(self, body, *, idempotency_key=None, headers=None):
        """Create a credit note: POST /api/v1/credit_notes"""
        return self.request("create_credit_note", body=body, idempotency_key=idempotency_key, headers=headers).data

    def list_refunds(self, *, query=None, headers=None):
        """List all refunds: GET /api/v1/refunds"""
        return self.request("list_refunds", query=query, headers=headers).data

    def create_refund(self, body, *, idempotency_key=None, headers=None):
        """Create a refund: POST /api/v1/refunds"""
        return self.request("create_refund", body=body, idempotency_key=idempotency_key, headers=headers).data

    def list_emails(self, *, query=None, headers=None):
        """List all emails: GET /api/v1/emails"""
        return self.request("list_emails", query=query, headers=headers).data

    def get_credit_note(self, id, *, if_none_match=None, headers=None):
        """Get a credit note: GET /api/v1/credit_notes/{id}"""
        return self.request("get_credit_note", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def update_credit_note(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a credit note: PATCH /api/v1/credit_notes/{id}"""
        return self.request("update_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_credit_note(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete a credit note: DELETE /api/v1/credit_notes/{id}"""
        return self.request("delete_credit_note", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def get_refund(self, id, *, if_none_match=None, headers=None):
        """Get a refund: GET /api/v1/refunds/{id}"""
        return self.request("get_refund", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def update_refund(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a refund: PATCH /api/v1/refunds/{id}"""
        return self.request("update_refund", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def get_email(self, id, *, if_none_match=None, headers=None):
        """Get an email: GET /api/v1/emails/{id}"""
        return self.request("get_email", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def create_customer_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several customers: POST /api/v1/customers/batch"""
        return self.request("create_customer_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_product_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several products: POST /api/v1/products/batch"""
        return self.request("create_product_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_quotation_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several quotations: POST /api/v1/quotations/batch"""
        return self.request("create_quotation_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_invoice_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several invoices: POST /api/v1/invoices/batch"""
        return self.request("create_invoice_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_payment_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several payments: POST /api/v1/payments/batch"""
        return self.request("create_payment_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_credit_note_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several credit notes: POST /api/v1/credit_notes/batch"""
        return self.request("create_credit_note_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def create_refund_batch(self, body, *, idempotency_key=None, headers=None):
        """Create several refunds: POST /api/v1/refunds/batch"""
        return self.request("create_refund_batch", body=body, idempotency_key=idempotency_key, headers=headers).data

    def preview_invoice(self, body, *, headers=None):
        """Preview an invoice: POST /api/v1/invoices/preview"""
        return self.request("preview_invoice", body=body, headers=headers).data

    def preview_credit_note(self, body, *, headers=None):
        """Preview a credit note: POST /api/v1/credit_notes/preview"""
        return self.request("preview_credit_note", body=body, headers=headers).data

    def list_invoice_credit_notes(self, id, *, query=None, headers=None):
        """List the credit notes of an invoice: GET /api/v1/invoices/{id}/credit_notes"""
        return self.request("list_invoice_credit_notes", path={"id": id}, query=query, headers=headers).data

    def get_invoice_ubl(self, id, *, query=None, headers=None):
        """Export an invoice as UBL 2.1: GET /api/v1/invoices/{id}/ubl"""
        return self.request("get_invoice_ubl", path={"id": id}, query=query, headers=headers).data

    def get_invoice_cii(self, id, *, query=None, headers=None):
        """Export an invoice as CII D16B: GET /api/v1/invoices/{id}/cii"""
        return self.request("get_invoice_cii", path={"id": id}, query=query, headers=headers).data

    def get_invoice_einvoice_check(self, id, *, query=None, headers=None):
        """Check an invoice for its electronic form: GET /api/v1/invoices/{id}/einvoice_check"""
        return self.request("get_invoice_einvoice_check", path={"id": id}, query=query, headers=headers).data

    def get_credit_note_ubl(self, id, *, query=None, headers=None):
        """Export a credit note as UBL 2.1: GET /api/v1/credit_notes/{id}/ubl"""
        return self.request("get_credit_note_ubl", path={"id": id}, query=query, headers=headers).data

    def get_credit_note_cii(self, id, *, query=None, headers=None):
        """Export a credit note as CII D16B: GET /api/v1/credit_notes/{id}/cii"""
        return self.request("get_credit_note_cii", path={"id": id}, query=query, headers=headers).data

    def get_credit_note_einvoice_check(self, id, *, query=None, headers=None):
        """Check a credit note for its electronic form: GET /api/v1/credit_notes/{id}/einvoice_check"""
        return self.request("get_credit_note_einvoice_check", path={"id": id}, query=query, headers=headers).data

    def get_invoice_html(self, id, *, if_none_match=None, headers=None):
        """Print an invoice as HTML: GET /api/v1/invoices/{id}/html"""
        return self.request("get_invoice_html", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def get_invoice_pdf(self, id, *, query=None, if_none_match=None, headers=None):
        """Print an invoice as PDF: GET /api/v1/invoices/{id}/pdf"""
        return self.request("get_invoice_pdf", path={"id": id}, query=query, if_none_match=if_none_match, headers=headers).data

    def get_quotation_html(self, id, *, if_none_match=None, headers=None):
        """Print a quotation as HTML: GET /api/v1/quotations/{id}/html"""
        return self.request("get_quotation_html", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def get_quotation_pdf(self, id, *, if_none_match=None, headers=None):
        """Print a quotation as PDF: GET /api/v1/quotations/{id}/pdf"""
        return self.request("get_quotation_pdf", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def get_credit_note_html(self, id, *, if_none_match=None, headers=None):
        """Print a credit note as HTML: GET /api/v1/credit_notes/{id}/html"""
        return self.request("get_credit_note_html", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def get_credit_note_pdf(self, id, *, query=None, if_none_match=None, headers=None):
        """Print a credit note as PDF: GET /api/v1/credit_notes/{id}/pdf"""
        return self.request("get_credit_note_pdf", path={"id": id}, query=query, if_none_match=if_none_match, headers=headers).data

    def email_invoice(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Mail an invoice: POST /api/v1/invoices/{id}/email"""
        return self.request("email_invoice", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def email_quotation(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Mail a quotation: POST /api/v1/quotations/{id}/email"""
        return self.request("email_quotation", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def email_credit_note(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Mail a credit note: POST /api/v1/credit_notes/{id}/email"""
        return self.request("email_credit_note", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def get_tax_report(self, *, query=None, headers=None):
        """Report the tax of a period: GET /api/v1/reports/tax"""
        return self.request("get_tax_report", query=query, headers=headers).data

    def get_receivables_report(self, *, query=None, headers=None):
        """Report what customers owe: GET /api/v1/reports/receivables"""
        return self.request("get_receivables_report", query=query, headers=headers).data

    def get_api(self, *, headers=None):
        """Get the API root: GET /api/v1"""
        return self.request("get_api", headers=headers).data

    def get_me(self, *, headers=None):
        """Get the current API key: GET /api/v1/me"""
        return self.request("get_me", headers=headers).data

    def get_workspace(self, *, if_none_match=None, headers=None):
        """Get the workspace: GET /api/v1/workspace"""
        return self.request("get_workspace", if_none_match=if_none_match, headers=headers).data

    def update_workspace(self, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update the workspace: PATCH /api/v1/workspace"""
        return self.request("update_workspace", body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def get_customer_balance(self, id, *, headers=None):
        """Get the balance of a customer: GET /api/v1/customers/{id}/balance"""
        return self.request("get_customer_balance", path={"id": id}, headers=headers).data

    def list_events(self, *, query=None, headers=None):
        """List all events: GET /api/v1/events"""
        return self.request("list_events", query=query, headers=headers).data

    def get_event(self, id, *, headers=None):
        """Get an event: GET /api/v1/events/{id}"""
        return self.request("get_event", path={"id": id}, headers=headers).data

    def list_webhook_endpoints(self, *, query=None, headers=None):
        """List all webhook endpoints: GET /api/v1/webhook_endpoints"""
        return self.request("list_webhook_endpoints", query=query, headers=headers).data

    def create_webhook_endpoint(self, body, *, idempotency_key=None, headers=None):
        """Create a webhook endpoint: POST /api/v1/webhook_endpoints"""
        return self.request("create_webhook_endpoint", body=body, idempotency_key=idempotency_key, headers=headers).data

    def get_webhook_endpoint(self, id, *, if_none_match=None, headers=None):
        """Get a webhook endpoint: GET /api/v1/webhook_endpoints/{id}"""
        return self.request("get_webhook_endpoint", path={"id": id}, if_none_match=if_none_match, headers=headers).data

    def update_webhook_endpoint(self, id, body, *, idempotency_key=None, if_match=None, headers=None):
        """Update a webhook endpoint: PATCH /api/v1/webhook_endpoints/{id}"""
        return self.request("update_webhook_endpoint", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def delete_webhook_endpoint(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Delete a webhook endpoint: DELETE /api/v1/webhook_endpoints/{id}"""
        return self.request("delete_webhook_endpoint", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def ping_webhook_endpoint(self, id, *, idempotency_key=None, if_match=None, headers=None):
        """Send a test event to a webhook endpoint: POST /api/v1/webhook_endpoints/{id}/ping"""
        return self.request("ping_webhook_endpoint", path={"id": id}, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def rotate_secret_webhook_endpoint(self, id, body=None, *, idempotency_key=None, if_match=None, headers=None):
        """Rotate the secret of a webhook endpoint: POST /api/v1/webhook_endpoints/{id}/rotate_secret"""
        return self.request("rotate_secret_webhook_endpoint", path={"id": id}, body=body, idempotency_key=idempotency_key, if_match=if_match, headers=headers).data

    def recover_webhook_endpoint(self, id, body, *, idempotency_key=None, headers=None):
        """Recover missed deliveries: POST /api/v1/webhook_endpoints/{id}/recover"""
        return self.request("recover_webhook_endpoint", path={"id": id}, body=body, idempotency_key=idempotency_key, headers=headers).data

    def list_deliveries(self, id, *, query=None, headers=None):
        """List the deliveries of a webhook endpoint: GET /api/v1/webhook_endpoints/{id}/deliveries"""
        return self.request("list_deliveries", path={"id": id}, query=query, headers=headers).data

    def get_delivery(self, id, *, headers=None):
        """Get a delivery: GET /api/v1/deliveries/{id}"""
        return self.request("get_delivery", path={"id": id}, headers=headers).data

    def resend_delivery(self, id, *, idempotency_key=None, headers=None):
        """Resend a delivery: POST /api/v1/deliveries/{id}/resend"""
        return self.request("resend_delivery", path={"id": id}, idempotency_key=idempotency_key, headers=headers).data

    def clear_test_data(self, *, headers=None):
        """Clear the test data: DELETE /api/v1/test_data"""
        return self.request("clear_test_data", headers=headers).data

    def get_health(self, *, headers=None):
        """Check the health of the workspace: GET /health"""
        return self.request("get_health", headers=headers).data

    def get_open_api(self, *, headers=None):
        """Get the OpenAPI document: GET /openapi.json"""
        return self.request("get_open_api", headers=headers).data


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
