/** Finds what an invoice has to say of the business that bills, and does not say yet. */
import type { JsonObject } from '../schema/represent.ts';

export interface Lack {
  /** The field, with its member behind a slash. */
  readonly field: string;
  /** Why it is needed. */
  readonly sentence: string;
}

/**
 * What is lacking, by article 226 of the EU's VAT directive, which most other countries resemble: name, address, tax
 * number, and the reason of a line without tax. Without an account nobody can pay by transfer.
 */
export function lackingForInvoice(workspace: Readonly<JsonObject>): Lack[] {
  const address = (workspace.address ?? {}) as JsonObject;
  const taxIds = workspace.tax_ids as readonly unknown[];
  const {
    zero_rate_category: category,
    zero_rate_reason: reason,
    zero_rate_exemption_code: code,
  } = workspace;
  const needed: readonly (readonly [isThere: unknown, field: string, sentence: string])[] = [
    [workspace.name, 'name', 'An invoice names the business that bills.'],
    [address.line1, 'address/line1', 'An invoice has the full address of the business.'],
    [
      address.postal_code,
      'address/postal_code',
      'An address has its postal code, where the country has them.',
    ],
    [address.city, 'address/city', 'An address has its city.'],
    [address.country, 'address/country', 'Tax and electronic invoices need the country of the business.'],
    [taxIds.length, 'tax_ids', 'An invoice has the VAT or tax number of the business.'],
    [
      category === null || category === 'zero' || reason !== null || code !== null,
      'zero_rate_reason',
      'A line without tax says why.',
    ],
    [workspace.iban ?? workspace.upi_id, 'iban', 'Nobody can pay by transfer without an account.'],
  ];
  return needed.flatMap(([isThere, field, sentence]) => (isThere ? [] : [{ field, sentence }]));
}
