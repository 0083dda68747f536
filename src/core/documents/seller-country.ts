/** Finds the country by whose habits a document is written. */
import type { JsonObject } from '../schema/represent.ts';
import type { PostalAddress, Settings } from '../settings.ts';

/** That of the seller as the document names it, else of the business today; null where neither is known. */
export function sellerCountry(record: Readonly<JsonObject>, settings: Settings): string | null {
  const seller = record.seller as { readonly address: PostalAddress | null } | null | undefined;
  return seller?.address?.country ?? settings.address?.country ?? null;
}
