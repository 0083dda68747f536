/**
 * What must be read on a printed document, by the record that the API shows: every amount and every item of article 226
 * of the VAT directive. Numbers and days are written by Intl, which the program does not use.
 */
import type { PrintedRecord } from './random-documents.ts';

type Language = 'en' | 'de' | 'fr' | 'nl' | 'es' | 'it';

function tagOf(language: Language, country: string): string {
  const usual = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', nl: 'nl-NL', es: 'es-ES', it: 'it-IT' }[language];
  return country === 'CH' && language !== 'en' ? 'de-CH' : usual;
}

/** The sentences of the law that a supply without tax needs. */
const lawWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { reverse_charge: 'Reverse charge', intra_community: 'intra-Community supply', export: 'export' },
  de: {
    reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers',
    intra_community: 'innergemeinschaftliche Lieferung',
    export: 'Ausfuhrlieferung',
  },
  fr: { reverse_charge: 'Autoliquidation', intra_community: 'intracommunautaire', export: 'Exportation' },
  nl: { reverse_charge: 'Btw verlegd', intra_community: 'intracommunautaire levering', export: 'uitvoer' },
  es: {
    reverse_charge: 'Inversión del sujeto pasivo',
    intra_community: 'intracomunitaria',
    export: 'Exportación',
  },
  it: { reverse_charge: 'Inversione contabile', intra_community: 'intracomunitaria', export: 'Esportazione' },
};

// Four digits are grouped, too, as in the columns of accounts.
const always = { useGrouping: 'always' as unknown as boolean };

/** The texts, without their blanks. */
export function expectedTexts(record: PrintedRecord, language: Language): string[] {
  const { seller, customer, currency } = record;
  const tag = tagOf(language, seller.address.country);
  const number = (value: string, decimals: number): string =>
    new Intl.NumberFormat(tag, {
      ...always,
      minimumFractionDigits: decimals,
      maximumFractionDigits: 6,
    }).format(
      // The value is exact as a double: it has at most 15 digits.
      Number(value),
    );
  const money = (value: string): string => number(value, currencyDecimals(currency));
  const day = (value: string): string => dayIn(value, language, tag);
  const amounts = record.amounts;
  const texts = [
    record.number,
    day(record.invoice_date ?? record.quotation_date ?? record.credit_note_date),
    ...(record.service_date === null || record.service_date === undefined ? [] : [day(record.service_date)]),
    ...(record.due_date ? [day(record.due_date)] : []),
    ...(record.expiry_date ? [day(record.expiry_date)] : []),
    ...[seller.name, seller.address.line1, seller.address.postal_code, seller.address.city],
    seller.tax_ids[0].value,
    ...[customer.company, customer.name, customer.billing_address.line1, customer.billing_address.city],
    customer.tax_ids[0].value,
    ...(seller.iban === null ? [] : [seller.iban]),
    ...[record.notes, record.terms, record.po_number].filter(Boolean),
    ...record.items.flatMap((line: PrintedRecord) => [
      line.description,
      number(line.amounts.quantity, 0),
      money(line.amounts.unit_price),
      money(line.amounts.amount),
      ...(line.discount_percent ? [number(line.amounts.discount_percent, 0)] : []),
    ]),
    ...record.tax_breakdown.flatMap((group: PrintedRecord) => [
      number(group.amounts.tax_rate, 0),
      money(group.amounts.taxable),
      money(group.amounts.tax),
      ...(group.reason === null ? [] : group.reason.split('; ')),
      ...(lawWords[language][group.category] === undefined ? [] : [lawWords[language][group.category]]),
    ]),
    ...[amounts.subtotal, amounts.total].map(money),
    ...(record.discount_total > 0 ? [money(amounts.discount_total)] : []),
    ...(record.object === 'invoice' ? [money(amounts.amount_due)] : []),
    ...(record.amount_paid > 0 ? [money(amounts.amount_paid)] : []),
    ...(record.base_amounts && record.base_amounts.currency !== currency
      ? [number(record.base_amounts.amounts.tax_total, 2), number(amounts.exchange_rate, 0)]
      : []),
    ...(record.object === 'credit_note' ? [record.invoice_number] : []),
  ];
  return texts.map(withoutBlanks);
}

export function withoutBlanks(text: string): string {
  // The versions of Intl differ in the apostrophe of Swiss thousands.
  return String(text)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/’/g, "'");
}

function currencyDecimals(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

function dayIn(day: string, language: Language, tag: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  const short = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, language === 'en' ? short : digits).format(date);
}
