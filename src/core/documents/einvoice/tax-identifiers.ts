/** Chooses among the tax numbers of a party the one that identifies it for VAT, and the one for other taxes. */
import { isCountry } from '../../billing/country.ts';

interface TaxId {
  readonly type: string | null;
  readonly value: string;
}

const vatTypes = ['eu_vat', 'xi_vat', 'gb_vat', 'ch_vat', 'no_vat'];

// The shortest numbers have eight digits and letters behind the country.
const vatForm = /^[A-Z]{2}[0-9A-Z+*]{8,13}$/;

/** Letters that begin VAT numbers and are no code of a country: Greece and Northern Ireland. */
const furtherPrefixes = ['EL', 'XI'];

/** The VAT number without blanks, in upper case: the first of a known type, else one that begins with a country. */
export function vatIdOf(taxIds: readonly TaxId[]): string | null {
  const compact = taxIds.map(({ type, value }) => ({ type, value: value.replace(/\s/g, '').toUpperCase() }));
  const typed = compact.find(({ type }) => type !== null && vatTypes.includes(type));
  const untyped = compact.find(
    ({ type, value }) => type === null && vatForm.test(value) && hasVatPrefix(value),
  );
  return (typed ?? untyped)?.value ?? null;
}

/** The first number that is not for VAT. */
export function taxNumberOf(taxIds: readonly TaxId[]): string | null {
  const vatId = vatIdOf(taxIds);
  const other = taxIds.find(
    ({ type, value }) =>
      (type === null || !vatTypes.includes(type)) && value.replace(/\s/g, '').toUpperCase() !== vatId,
  );
  return other?.value.trim() ?? null;
}

/** True when the number begins with the country that has given it, as the standard asks. */
export function hasVatPrefix(vatId: string): boolean {
  const prefix = vatId.slice(0, 2);
  return isCountry(prefix) || furtherPrefixes.includes(prefix);
}
