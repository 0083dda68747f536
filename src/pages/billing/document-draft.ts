/** What stands in the form of a new document, and the body that it means. */
import { decimalText, discountOf, textOrNull } from './fields.ts';
import { blankLine, type LineDraft, lineBody, writtenLines } from './lines.ts';
import type { ShownRecord } from './operate.ts';
import type { Words } from './document-words.ts';

/** What stands in the form. */
export interface Draft {
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
export function blankDraft(today: string): Draft {
  const texts = { name: '', email: '', title: '', until: '', currency: '', discount: '' };
  const further = { po_number: '', notes: '', terms: '', isInclusive: false };
  return { ...texts, ...further, customer: null, lines: [blankLine()], date: today };
}

/**
 * The body of the document as the API takes it.
 * @param currency the currency that it will have
 */
export function bodyOf(draft: Draft, words: Words, currency: string): ShownRecord {
  return {
    ...customerBody(draft),
    ...(words.hasTitle ? { title: textOrNull(draft.title) } : {}),
    items: writtenLines(draft.lines).map((line) => lineBody(line, currency)),
    [words.date]: textOrNull(draft.date),
    [words.until]: textOrNull(draft.until),
    currency: textOrNull(draft.currency.toUpperCase()),
    ...discountOf(draft.discount),
    ...(draft.isInclusive ? { tax_inclusive: true } : {}),
    po_number: textOrNull(draft.po_number),
    notes: textOrNull(draft.notes),
    terms: textOrNull(draft.terms),
  };
}

/** True when there is enough to compute totals of: a customer, and a line with a price. */
export function isComputable({ name, lines }: Draft): boolean {
  return name.trim() !== '' && writtenLines(lines).some(isPriced);
}

function isPriced({ product, unit_price }: LineDraft): boolean {
  return product !== null || decimalText(unit_price) !== null;
}

function customerBody({ customer, name, email }: Draft): ShownRecord {
  if (customer !== null) return { customer_id: customer.id };
  const given = textOrNull(email);
  return { customer_name: textOrNull(name), ...(given === null ? {} : { customer_email: given }) };
}
