/** Tells whether a quotation still offers what its page has shown. */
import { canonicalJson } from '../../schema/canonical.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Session } from '../../store/session.ts';

/** All that a customer agrees to. What the owner notes for the programs is no part of it, nor is the order number. */
const offered = [
  ...[
    'number',
    'title',
    'quotation_date',
    'expiry_date',
    'customer',
    'seller',
    'currency',
    'items',
    'discount',
  ],
  ...[
    'discount_percent',
    'tax_inclusive',
    'subtotal',
    'discount_total',
    'taxable_total',
    'tax_total',
    'total',
  ],
  ...[
    'tax_breakdown',
    'notes',
    'terms',
    'service_date',
    'service_period',
    'delivery_address',
    'payment_reference',
  ],
];

/** A digest of the offer: one service call. */
export function offerDigest({ workspace }: Session, record: Readonly<JsonObject>): string {
  return workspace.digest.sha256Hex(canonicalJson(offered.map((name) => record[name] ?? null)));
}
