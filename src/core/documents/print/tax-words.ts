/** Names taxes and tax numbers as the country of the seller and the language of the document do. */
import type { PrintedTax } from './printed-document.ts';
import type { Locale } from './format.ts';
import { formatPercent } from './format.ts';
import type { PrintedWords } from '../../words/printed-words.ts';

// Types of numbers that have the same name in every language.
const numberNames: Readonly<Record<string, string>> = {
  in_gst: 'GSTIN',
  au_abn: 'ABN',
  us_ein: 'EIN',
  no_vat: 'Org.nr.',
  eu_oss: 'OSS',
};

const vatTypes = ['eu_vat', 'gb_vat', 'xi_vat', 'ch_vat'];

/** A number with its name, for example `VAT no. DE136695976`. */
export function namedTaxId(
  { type, value }: { readonly type: string | null; readonly value: string },
  words: PrintedWords,
): string {
  if (type !== null && vatTypes.includes(type)) return `${words.vat_id} ${value}`;
  if (type === 'tax_number') return `${words.tax_number} ${value}`;
  return `${numberNames[type ?? ''] ?? words.other_tax_id} ${value}`;
}

const goodsAndServices = 'AU NZ SG IN CA'.split(' ');

/** Countries in which the document must be headed as an invoice of tax. */
const taxInvoiceCountries = 'AE AU BH IN MY NZ OM SA SG TH ZA'.split(' ');

/** What the tax is called where a line names none. */
export function taxName({ language, country }: Locale, words: PrintedWords): string {
  if (language === 'de' && country === 'CH') return 'MWST';
  if (language !== 'en') return words.tax;
  if (country === 'US') return 'Sales tax';
  return goodsAndServices.includes(country ?? '') ? 'GST' : words.tax;
}

/** True where an invoice with tax is a tax invoice. */
export function isTaxInvoice({ country }: Locale): boolean {
  return taxInvoiceCountries.includes(country ?? '');
}

/** A group of the tax with its rate, for example `VAT 19%`. */
export function taxLabel({ tax_name, tax_rate }: PrintedTax, locale: Locale, words: PrintedWords): string {
  return `${tax_name ?? taxName(locale, words)} ${formatPercent(tax_rate, locale)}`;
}

type Exemption = 'reverse_charge' | 'intra_community' | 'export' | 'exempt' | 'outside_scope' | 'zero';

/**
 * What the law asks a document to say of groups without tax: the words of the category, and the reason where one was
 * given. An exemption has many reasons, so that the given one stands alone.
 */
export function exemptionTexts(taxes: readonly PrintedTax[], words: PrintedWords): string[] {
  const texts = taxes.flatMap(({ category, reason }) => {
    if (category === null || category === 'standard') return reason === null ? [] : [reason];
    const usual = words[category as Exemption];
    if (reason === null) return [usual];
    const isGeneral = category === 'exempt' || category === 'outside_scope' || category === 'zero';
    return isGeneral ? [reason] : [usual, reason];
  });
  return [...new Set(texts)];
}
