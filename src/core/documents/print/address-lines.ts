/** Writes addresses as the post of their country reads them. */
import type { PostalAddress } from '../../settings.ts';
import { countryName } from './country-names.ts';
import type { Language } from '../../words/language.ts';

const cityFirst = 'US CA AU NZ IN BR MX HK SG TW KR'.split(' ');
const codeOnItsOwnLine = 'GB IE GG JE IM GI'.split(' ');

/**
 * The lines of an address.
 * @param home the country that letters are sent from: an address in it does not name its country; null to name each
 */
export function addressLines(
  address: PostalAddress | null,
  { language, home }: { readonly language: Language; readonly home: string | null },
): string[] {
  if (address === null) return [];
  const { line1, line2, country } = address;
  const lines = [line1, line2, ...placeLines(address)];
  if (country !== null && country !== home) lines.push(countryName(country, language));
  return lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
}

function placeLines({ city, state, postal_code: code, country }: PostalAddress): string[] {
  if (codeOnItsOwnLine.includes(country ?? '')) return [city ?? '', state ?? '', code ?? ''];
  if (cityFirst.includes(country ?? '')) {
    const region = joined(' ', state, code);
    return [joined(', ', city, region === '' ? null : region)];
  }
  return [joined(' ', code, city), state ?? ''];
}

function joined(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}
