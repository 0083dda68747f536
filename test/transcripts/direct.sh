#!/usr/bin/env bash
# The same story with curl and no gateway: each request is one JSON envelope, and so is each answer.
# Give EXEC, the web app's address that ends in /exec, and KEY. Prints an envelope for each step.
set -euo pipefail

# No -X POST: behind the redirect waits a GET, and curl would POST again.
ask() {
  curl --silent --show-error --location "$EXEC" -H 'Content-Type: application/json' --data @-
  echo
}

ask <<JSON
{ "method": "GET", "path": "/api/v1/me", "headers": { "x-api-key": "$KEY" } }
JSON

ask <<JSON
{
  "method": "POST",
  "path": "/api/v1/invoices",
  "headers": { "x-api-key": "$KEY", "idempotency-key": "direct-curl-1" },
  "body": {
    "customer_name": "Ada Lovelace",
    "items": [
      { "description": "Restoration of a camera", "quantity": 2, "unit_price": "120.00", "tax_rate": 20 },
      { "description": "Postage", "unit_price": 12.5, "tax_rate": 0 }
    ]
  }
}
JSON

ask <<JSON
{
  "method": "POST",
  "path": "/api/v1/invoices",
  "headers": { "x-api-key": "$KEY", "idempotency-key": "direct-curl-2" },
  "body": { "customer_name": "Ada Lovelace", "total": 99.5 }
}
JSON

ask <<JSON
{
  "method": "POST",
  "path": "/api/v1/invoices",
  "headers": { "x-api-key": "$KEY", "idempotency-key": "direct-curl-3" },
  "body": { "customer_name": "Ada Lovelace", "total": 99.5, "due_date": "2026-02-30" }
}
JSON
