/** Represents a record as the API answers it, with the fields that are computed at each read. */
import { currencyDecimals } from '../billing/currency.ts';
import { allowedActions } from '../schema/action.ts';
import { type JsonObject, represent } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';

// A record without a currency is shown with the decimals that most currencies have.
const usualDecimals = 2;

/**
 * Returns the record with the fields that are computed at each read.
 * @param fingerprint that of the record's row, from which the ETag is made
 * @param today the workspace's calendar day
 * @param warnings those of the request that is being answered
 */
export function showRecord(
  resource: Resource,
  record: JsonObject,
  fingerprint: string,
  today: string,
  warnings: readonly unknown[] = [],
): JsonObject {
  const currency = record.currency;
  const decimals =
    typeof currency === 'string' ? (currencyDecimals(currency) ?? usualDecimals) : usualDecimals;
  const whole = {
    ...record,
    ...resource.derive?.(record, today),
    object: resource.object,
    etag: etagOf(fingerprint),
    allowed_actions: allowedActions(resource, record),
    warnings,
  };
  return represent(resource.fields, whole, decimals);
}

/** The entity tag of a row with this fingerprint. */
export function etagOf(fingerprint: string): string {
  return `"${fingerprint}"`;
}
