"""The guide's story with the client for Python: invoices, pages, refusals, a return, lost answers and webhooks.

Give BASE and KEY, and the folder of billing.py.
"""

import json
import os
import sys
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

sys.path.insert(0, sys.argv[1])
from billing import BillingClient, Refused, WebhookForged, verify_webhook

BASE, KEY = os.environ["BASE"], os.environ["KEY"]
billing = BillingClient(KEY, BASE)


def refused(call):
    try:
        print("not refused", call())
    except Refused as refusal:
        if refusal.code != "validation_failed":
            print(refusal.status, refusal.code)
            return
        for fault in refusal.problem["errors"]:
            print(fault["pointer"], fault["code"])


print(billing.get_me()["workspace"]["currency"])

invoice = billing.create_invoice(
    {
        "customer_name": "Ada Lovelace",
        "items": [
            {"description": "Restoration of a camera", "quantity": 2, "unit_price": "120.00", "tax_rate": 20},
            {"description": "Postage", "unit_price": 12.5},
        ],
    }
)
print(invoice["status"], invoice["amounts"]["total"], invoice["currency"])

order = {"customer_name": "Ada Lovelace", "total": 12}
made = [billing.create_invoice(order, idempotency_key="client-2041")["id"] for _ in range(2)]
print(len(set(made)), "invoice")

items = [{"description": "Hosting", "unit_price": 12}]
batch = {"data": [{"customer_name": name, "items": items} for name in ("Ada Lovelace", "山田 太郎")]}
print(len(billing.create_invoice_batch(batch)["data"]), "invoices in one request")

products = billing.each("list_products", query={"limit": 2, "sort": "name"})
print(", ".join(product["name"] for product in products))

faulty = {"description": "Consulting", "quantity": 0, "unit_price": 120}
refused(
    lambda: billing.create_invoice(
        {"customer_name": "Ada Lovelace", "due_date": "2026-02-30", "items": [faulty]}
    )
)



def bill_accepted(event):
    billed = billing.convert_quotation(
        event["data"]["object"]["id"], idempotency_key=f"convert-{event['id']}"
    )
    return billing.email_invoice(billed["id"], {}, idempotency_key=f"mail-{event['id']}")


theatre = billing.create_customer({"name": "Harbour Theatre", "email": "stage@harbour.example"})
offer = billing.create_quotation({"customer_id": theatre["id"], "total": 1080, "status": "sent"})
billing.email_quotation(offer["id"], {})
billing.accept_quotation(offer["id"], {})
accepted = billing.list_events(query={"type": "quotation.accepted", "limit": 1})["data"][0]
# A webhook may come twice.
mails = [bill_accepted(accepted) for _ in range(2)]
print(len({mail["id"] for mail in mails}), "mail to", ",".join(mails[0]["to"]))

lamps = {"description": "Lamp", "quantity": 3, "unit_price": "40.00", "tax_rate": 20}
sold = billing.create_invoice({"customer_name": "Mary Somerville", "items": [lamps]})
billing.create_invoice_payment(sold["id"], {"method": "card"})
note = billing.create_credit_note(
    {
        "invoice_id": sold["id"],
        "lines": [{"invoice_item_id": sold["items"][0]["id"], "quantity": 1}],
        "reason": "product_unsatisfactory",
    },
    idempotency_key=f"return-{sold['number']}",
)
refund = billing.refund_credit_note(note["id"], {"method": "card"})
print(note["status"], note["amounts"]["total"], refund["status"], refund["amounts"]["amount"])

# From here on: what a client is for.
for key in ("lost-1", "busy-1", "half-1"):
    body = {"customer_name": "Grace Hopper", "total": 20, "metadata": {"key": key}}
    billing.create_invoice(body, idempotency_key=key)
    kept = billing.list_invoices(query={"metadata": {"key": key}, "include": "total_count"})
    print(key, kept["total_count"])

etag = billing.get_invoice(invoice["id"])["etag"]
print("unchanged", json.dumps(billing.get_invoice(invoice["id"], if_none_match=etag)))
refused(lambda: billing.update_invoice(invoice["id"], {"notes": "x"}, if_match='"0"'))
refused(lambda: billing.get_invoice("inv_unknown"))
refused(lambda: BillingClient("bbk_wrong", BASE).get_me())
answer = billing.request("get_invoice_html", path={"id": invoice["id"]})
print(answer.status, json.dumps("Ada Lovelace" in answer.data))

secret = ""
arrived = threading.Event()
genuine = {}


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = verify_webhook(self.headers, body, secret)
        except WebhookForged as forged:
            self.send_response(400)
            self.end_headers()
            self.wfile.write(str(forged).encode())
            return
        self.send_response(204)
        self.end_headers()
        print(event["type"])
        names = ("webhook-id", "webhook-timestamp", "webhook-signature")
        genuine.update({name: self.headers[name] for name in names}, body=body)
        arrived.set()

    def log_message(self, format, *args):
        """Standard error is for faults alone."""


receiver = HTTPServer(("localhost", 0), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()
url = f"http://localhost:{receiver.server_port}/"
endpoint = billing.create_webhook_endpoint({"url": url})
secret = endpoint["secret"]
billing.ping_webhook_endpoint(endpoint["id"])
if not arrived.wait(30):
    raise SystemExit("No webhook has arrived.")

body = genuine.pop("body")
unsigned = {name: value for name, value in genuine.items() if name != "webhook-signature"}
for headers, text in (
    (genuine, b'{"type":"invoice.paid"}'),
    ({**genuine, "webhook-signature": "v1," + "A" * 43 + "="}, body),
    ({**genuine, "webhook-timestamp": "1"}, body),
    (unsigned, body),
):
    try:
        urllib.request.urlopen(urllib.request.Request(url, text, headers))
        print("not refused")
    except urllib.error.HTTPError as refusal:
        print(refusal.code, refusal.read().decode())
receiver.shutdown()
receiver.server_close()
