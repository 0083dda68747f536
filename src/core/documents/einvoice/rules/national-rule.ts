/** The forms of a rule that Peppol has for sellers of one country. */
import type { PostalAddress } from '../../../settings.ts';
import type { Party, SemanticInvoice } from '../model.ts';
import { type EInvoiceRule, rule } from './rule.ts';

type Test = (invoice: SemanticInvoice) => boolean;

/** A rule for sellers of one country, by the country of their address. */
export function nationalRule(country: string, ...stated: Stated): EInvoiceRule {
  return sellersRule(({ address }) => address?.country === country, stated);
}

/** The same by the country of the VAT number, and of the address where there is none. */
export function taxedRule(countries: readonly string[], ...stated: Stated): EInvoiceRule {
  return sellersRule((seller) => countries.includes(countryOf(seller)), stated);
}

type Stated = [id: string, pointer: string, message: string, isBroken: Test];

function sellersRule(
  isOf: (seller: Party) => boolean,
  [id, pointer, message, isBroken]: Stated,
): EInvoiceRule {
  return rule(id, pointer, message, (invoice) => isOf(invoice.seller) && isBroken(invoice));
}

/** True when the buyer is of the same country as the seller. */
export function isDomestic({ seller, buyer }: SemanticInvoice): boolean {
  return seller.address?.country === buyer.address?.country;
}

/** True when the address is there and one of these parts of it is not. */
export function lacks(address: PostalAddress | null, parts: readonly (keyof PostalAddress)[]): boolean {
  return address !== null && parts.some((part) => address[part] === null);
}

/** The country of a seller: that of its VAT number, where it has one. */
function countryOf({ vatId, address }: Party): string {
  return vatId?.slice(0, 2) ?? address?.country ?? '';
}

/** The parts of an address that some countries ask for. */
export const wholeAddress = ['line1', 'city', 'postal_code'] as const;
