#!/usr/bin/env python3
"""A short story with Python's own urllib: who am I, an invoice from its items, an invoice from a total, a refusal.

Give BASE, for example http://localhost:8787, and KEY. Prints a body and a status for each step.
"""

import json
import os
import urllib.error
import urllib.request

BASE, KEY = os.environ["BASE"], os.environ["KEY"]


def ask(path, body=None):
    request = urllib.request.Request(
        f"{BASE}/api/v1{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
    )
    try:
        response = urllib.request.urlopen(request)
    except urllib.error.HTTPError as refusal:
        # A refusal is an answer like any other: it has a status and a body.
        response = refusal
    with response:
        print(json.dumps(json.load(response)))
        print(response.status)


ask("/me")

ask(
    "/invoices",
    {
        "customer_name": "Ada Lovelace",
        "items": [
            {"description": "Restoration of a camera", "quantity": 2, "unit_price": "120.00", "tax_rate": 20},
            {"description": "Postage", "unit_price": 12.5, "tax_rate": 0},
        ],
    },
)

ask("/invoices", {"customer_name": "Ada Lovelace", "total": 99.5})

ask("/invoices", {"customer_name": "Ada Lovelace", "total": 99.5, "due_date": "2026-02-30"})
