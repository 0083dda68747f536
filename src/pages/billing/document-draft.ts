/** What stands in the form of a new document, and the body that it means. */
import type { DialogWords } from './document-words.ts';
import { decimalFromText, discountFromText, textOrNull } from './fields.ts';
import { blankLine, type LineDraft, lineBody, lineOfRecord, withoutZero, writtenLines } from './lines.ts';
import type { ShownRecord } from './operate.ts';

/** What stands in the form. */
export interface DocumentDraft {
  /** A customer that was chosen from the list. */
  customer: ShownRecord | null;
  name: string;
  email: string;
  title: string;
  lines: readonly LineDraft[];
  date: string;
  until: string;
  currency: string;
  discount: string;
  isInclusive: boolean;
  po_number: string;
  notes: string;
  terms: string;
}

/** @param today the date of the document, unless its owner changes it */
export function blankDraft(today: string): DocumentDraft {
  const texts = { name: '', email: '', title: '', until: '', currency: '', discount: '' };
  const further = { po_number: '', notes: '', terms: '', isInclusive: false };
  return { ...texts, ...further, customer: null, lines: [blankLine()], date: today };
}

/** What a draft of the API says, as it stands in the form. */
export function documentDraftOf(record: ShownRecord, words: DialogWords): DocumentDraft {
  const text = (name: string): string => String(record[name] ?? '');
  const percent = record.discount_percent;
  return {
    customer: {
      id: record.customer_id,
      name: record.customer_name,
      email: record.customer_email,
      currency: record.currency,
    },
    name: text('customer_name'),
    email: '',
    title: text('title'),
    lines: (record.items as readonly ShownRecord[]).map(lineOfRecord),
    date: text(words.date),
    until: text(words.until),
    currency: text('currency'),
    discount: percent === null ? withoutZero(record.discount) : `${String(percent)}%`,
    isInclusive: record.tax_inclusive === true,
    po_number: text('po_number'),
    notes: text('notes'),
    terms: text('terms'),
  };
}

/**
 * The patch that makes of a draft what the form says. It names what has changed alone, so that nothing is lost of what
 * the form does not show.
 */
export function patchOf(record: ShownRecord, draft: DocumentDraft, words: DialogWords): ShownRecord {
  const currency = record.currency;
  const before = documentDraftOf(record, words);
  const plain = (form: DocumentDraft): ShownRecord => bodyOf(form, words, String(currency));
  const patch = changes(plain(before), plain(draft));
  if (!('items' in patch)) return patch;
  // Lines that replace a total have nothing to keep.
  const isTotal = record.shape === 'total';
  const items = writtenLines(draft.lines).map((line) => {
    const body = lineBody(line, currency);
    if (line.item === null) return body;
    const known = lineBody(lineOfRecord(line.item), currency);
    return { id: line.item.id, ...(isTotal ? body : changes(known, body)) };
  });
  return { ...patch, items };
}

/** The members of `after` that differ, and null for those that it has not any more. */
function changes(before: ShownRecord, after: ShownRecord): ShownRecord {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(differing.map((name) => [name, after[name] ?? null]));
}

/**
 * The body of the document as the API takes it.
 * @param currency the currency that it will have
 */
export function bodyOf(draft: DocumentDraft, words: DialogWords, currency: string): ShownRecord {
  return {
    ...customerBody(draft),
    ...(words.hasTitle ? { title: textOrNull(draft.title) } : {}),
    items: writtenLines(draft.lines).map((line) => lineBody(line, currency)),
    [words.date]: textOrNull(draft.date),
    [words.until]: textOrNull(draft.until),
    currency: textOrNull(draft.currency.toUpperCase()),
    ...discountFromText(draft.discount),
    ...(draft.isInclusive ? { tax_inclusive: true } : {}),
    po_number: textOrNull(draft.po_number),
    notes: textOrNull(draft.notes),
    terms: textOrNull(draft.terms),
  };
}

/** True when there is enough to compute totals of: a customer, and a line with a price. */
export function isComputable({ name, lines }: DocumentDraft): boolean {
  return name.trim() !== '' && writtenLines(lines).some(isPriced);
}

function isPriced({ product, unit_price }: LineDraft): boolean {
  return product !== null || decimalFromText(unit_price) !== null;
}

function customerBody({ customer, name, email }: DocumentDraft): ShownRecord {
  if (customer !== null) return { customer_id: customer.id };
  const given = textOrNull(email);
  return { customer_name: textOrNull(name), ...(given === null ? {} : { customer_email: given }) };
}
