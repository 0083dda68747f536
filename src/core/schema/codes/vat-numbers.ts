/** Knows the types of tax ids, and the forms of VAT numbers in the European Union, Great Britain, Switzerland and Norway. */

/** The types of tax ids that programs know; others are accepted, with a warning. */
const knownTypes = 'eu_vat gb_vat xi_vat eu_oss ch_vat no_vat in_gst au_abn us_ein tax_number other'.split(
  ' ',
);

/** What should be checked about a tax id, and in which of its fields. */
export interface TaxIdWarning {
  readonly code: 'unknown_tax_id_type' | 'vat_number_does_not_fit';
  readonly message: string;
  readonly field: 'type' | 'value';
}

/**
 * The warning that a tax id deserves, or null.
 * @param country of the party's address, ISO 3166-1 alpha-2; null when it is unknown
 */
export function taxIdWarning(type: string, value: string, country: string | null): TaxIdWarning | null {
  if (!knownTypes.includes(type)) {
    const message = `"${type}" is none of the known types: ${knownTypes.join(', ')}.`;
    return { code: 'unknown_tax_id_type', message, field: 'type' };
  }
  const message = vatNumberFault(type, value, country);
  return message === null ? null : { code: 'vat_number_does_not_fit', message, field: 'value' };
}

// What follows the country's two letters: # stands for a digit, @ for a letter or a digit. Greece writes EL.
const euForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AT: 'U#{8}',
    BE: '[01]#{9}',
    BG: '#{9,10}',
    CY: '#{8}[A-Z]',
    CZ: '#{8,10}',
    DE: '#{9}',
    DK: '#{8}',
    EE: '#{9}',
    EL: '#{9}',
    ES: '@#{7}@',
    FI: '#{8}',
    FR: '@@#{9}',
    HR: '#{11}',
    HU: '#{8}',
    IE: '#[A-Z0-9+*]#{5}[A-Z]{1,2}',
    IT: '#{11}',
    LT: '(#{9}|#{12})',
    LU: '#{8}',
    LV: '#{11}',
    MT: '#{8}',
    NL: '[A-Z0-9+*]{10}##',
    PL: '#{10}',
    PT: '#{9}',
    RO: '[1-9]#{1,9}',
    SE: '#{12}',
    SI: '#{8}',
    SK: '#{10}',
  }),
);

const britishForm = '(#{9}|#{12}|GD###|HA###)';

/** The whole number by its type; that of the Union has the country in it. */
const forms: Readonly<Record<string, string>> = {
  gb_vat: `GB${britishForm}`,
  xi_vat: `XI${britishForm}`,
  eu_oss: '(EU|IM)#{9,10}',
  ch_vat: 'CHE#{9}(MWST|TVA|IVA)?',
  no_vat: '(NO)?#{9}(MVA)?',
};

/** The two letters of a country's VAT numbers in the Union, or null for another country. */
function euPrefix(country: string | null): string | null {
  const prefix = country === 'GR' ? 'EL' : country;
  return prefix !== null && euForms.has(prefix) ? prefix : null;
}

/**
 * Says how a VAT number does not fit its country. Blanks, dots and hyphens do not count; check digits are not computed,
 * because only the countries' own registers can tell whether a number exists.
 * @param type of the tax id; null is returned for those without a form here
 * @param country of the party's address, ISO 3166-1 alpha-2; null when it is unknown
 */
function vatNumberFault(type: string, value: string, country: string | null): string | null {
  const number = value.toUpperCase().replace(/[\s.-]/g, '');
  const form = type === 'eu_vat' ? null : forms[type];
  if (form === undefined) return null;
  if (form !== null)
    return fits(form, number) ? null : `"${value}" does not have the form of a ${type} number.`;
  const home = euPrefix(country);
  const prefix = number.slice(0, 2);
  const own = euForms.get(prefix);
  if (own === undefined) {
    const example = home ?? 'DE';
    return `A VAT number of the European Union begins with the letters of its country, for example ${example}.`;
  }
  if (!fits(`${prefix}${own}`, number))
    return `"${value}" does not have the form of a VAT number of ${prefix}.`;
  if (home === null || home === prefix) return null;
  return `"${value}" is a VAT number of ${prefix}, and the address is in ${country ?? ''}.`;
}

function fits(form: string, number: string): boolean {
  const pattern = form.replace(/@/g, '[A-Z0-9]').replace(/#/g, '[0-9]');
  return new RegExp(`^${pattern}$`).test(number);
}
