#!/usr/bin/env bash
# A short story with curl: who am I, an invoice from its items, an invoice from a total, a refusal.
# Give BASE, for example http://localhost:8787, and KEY. Prints a body and a status for each step.
set -euo pipefail

ask() {
  curl --silent --show-error --write-out '\n%{http_code}\n' -H "Authorization: Bearer $KEY" "$@"
}

ask "$BASE/api/v1/me"

ask "$BASE/api/v1/invoices" -H 'Content-Type: application/json' -d '{
  "customer_name": "Ada Lovelace",
  "items": [
    { "description": "Restoration of a camera", "quantity": 2, "unit_price": "120.00", "tax_rate": 20 },
    { "description": "Postage", "unit_price": 12.5, "tax_rate": 0 }
  ]
}'

ask "$BASE/api/v1/invoices" -H 'Content-Type: application/json' \
  -d '{ "customer_name": "Ada Lovelace", "total": 99.5 }'

ask "$BASE/api/v1/invoices" -H 'Content-Type: application/json' \
  -d '{ "customer_name": "Ada Lovelace", "total": 99.5, "due_date": "2026-02-30" }'
