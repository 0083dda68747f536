/** Writes the mail that leads a customer to a document: as plain text, which has all of it, and as HTML. */
import { compareDecimals } from '../billing/decimal.ts';
import type { DocumentView } from '../documents/print/document-view.ts';
import { sellerCountry } from '../documents/seller-country.ts';
import { formatDay, formatMoney, type Locale } from '../documents/print/format.ts';
import type { RecordTypes } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Settings } from '../settings.ts';
import { languageOf } from '../words/language.ts';
import type { MailWords } from '../words/mail-words.ts';
import { wordsOf } from '../words/words.ts';
import { fillWords } from '../words/fill-words.ts';

/** What a mail says, in its order; both forms are written from it. */
export interface MailContent {
  readonly language: string;
  /** What is asked for and until when: the first line, which mail programs show in their lists. */
  readonly first: string;
  readonly greeting: string;
  readonly message: string;
  /** The page of the document; null when it has none. */
  readonly link: { readonly label: string; readonly hint: string; readonly address: string } | null;
  /** The account, and what the payer quotes. */
  readonly account: readonly { readonly label: string; readonly value: string }[];
  readonly attached: string | null;
  readonly closing: string;
  readonly sender: string;
  /** The business with its address. */
  readonly foot: readonly string[];
}

export interface MailedDocument {
  readonly email: RecordTypes['email'];
  /** The document as it is now. */
  readonly record: Readonly<JsonObject>;
  readonly view: DocumentView;
  readonly settings: Settings;
  readonly url: string | null;
  readonly fileNames: readonly string[];
}

export function composeMail({ email, record, view, settings, url, fileNames }: MailedDocument): MailContent {
  const language = languageOf(email.language);
  const { mail: words } = wordsOf(language, settings.document_words);
  const customer = record.customer as JsonObject;
  const values = valuesOf(email, record, { language, country: sellerCountry(record, settings) });
  const told = { ...values, name: nameOf(customer), sender: view.brand };
  return {
    language,
    first: fillWords(firstOf(email, values.date, words), told),
    greeting: fillWords(words.greeting, told),
    message: email.message ?? fillWords(sentenceOf(email, record, words), told),
    link:
      url === null ? null : { label: words[`${email.resource_type}_button`], hint: words.link, address: url },
    account: view.payment?.facts ?? [],
    attached: fileNames.length === 0 ? null : `${words.attached} ${fileNames.join(', ')}`,
    closing: words.closing,
    sender: view.brand,
    foot: view.foot.columns.map((column) => column.join(' · ')),
  };
}

/** The plain text, with the signs that every mail program shows. */
export function mailText(content: MailContent): string {
  const { link, account, attached } = content;
  const paragraphs = [
    content.first,
    content.greeting,
    content.message,
    link === null ? '' : `${link.label}:\n${link.address}`,
    account.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    attached ?? '',
    `${content.closing}\n${content.sender}`,
    content.foot.join('\n'),
  ];
  const text = paragraphs.filter((paragraph) => paragraph.trim() !== '').join('\n\n');
  return `${text.replace(/\u00a0/g, ' ').replace(/\u2212/g, '-')}\n`;
}

function firstOf({ resource_type: type }: RecordTypes['email'], date: string, words: MailWords): string {
  if (date === '') return '{sum}';
  return type === 'quotation' ? words.valid : words.due;
}

function sentenceOf(
  { resource_type: type }: RecordTypes['email'],
  record: Readonly<JsonObject>,
  words: MailWords,
) {
  if (type !== 'invoice') return words[`${type}_text`];
  return isDue(record) ? words.invoice_text : words.settled_text;
}

function isDue({ amount_due }: Readonly<JsonObject>): boolean {
  return compareDecimals(String(amount_due ?? '0'), '0') > 0;
}

function valuesOf(
  { resource_type: type }: RecordTypes['email'],
  record: Readonly<JsonObject>,
  locale: Locale,
) {
  const isOwed = type === 'invoice' && isDue(record);
  const amount = isOwed ? record.amount_due : record.total;
  const until = isOwed ? record.due_date : type === 'quotation' ? record.expiry_date : null;
  return {
    number: String(record.number),
    sum: formatMoney(String(amount), String(record.currency), locale),
    date: until == null ? '' : formatDay(String(until), locale),
    invoice: String(record.invoice_number ?? ''),
  };
}

function nameOf({ contact_name, name, company }: JsonObject): string {
  return String(contact_name ?? name ?? company ?? '');
}
