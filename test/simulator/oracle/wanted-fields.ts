/** Derives from a request's body what the record must show, field by field. */
import { fractionOf, isEqual } from './fraction.ts';

export type Shown = Readonly<Record<string, unknown>>;

/** Decimals, which may be sent as numbers or as texts of any length. */
const decimalFields = new Set([
  'amount',
  'discount',
  'discount_percent',
  'quantity',
  'tax_rate',
  'total',
  'unit_price',
]);

/** Fields that null does not empty: the program fills them again. */
const filledFields = new Set([
  'currency',
  'discount',
  'invoice_date',
  'due_date',
  'quotation_date',
  'expiry_date',
]);

/** @returns the fields of a body that the record does not show as they were sent, each with what it shows */
export function unmetFields(body: Shown, shown: Shown): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const found = foundFor(name, shown);
    return isMet(name, value, found, shown) ? [] : [`${name} ${JSON.stringify(found)}`];
  });
}

function foundFor(name: string, shown: Shown): unknown {
  const isOfLine = name === 'tax_rate' && !('tax_rate' in shown);
  // The tax that a total contains is that of its one line.
  const holder = isOfLine ? (shown.items as readonly Shown[])[0] : shown;
  return decimalFields.has(name) ? (holder?.amounts as Shown | undefined)?.[name] : shown[name];
}

function isMet(name: string, value: unknown, found: unknown, shown: Shown): boolean {
  if (value === null) return filledFields.has(name) || found === null || name === 'metadata';
  if (decimalFields.has(name))
    return typeof found === 'string' && isEqual(fractionOf(value as string | number), fractionOf(found));
  if (name === 'items') return areLinesMet(value as readonly Shown[], found as readonly Shown[]);
  if (name === 'metadata') return isMetadataMet(value as Shown, found as Shown);
  // A customer is found by name as people read it.
  if (name === 'customer_name') return 'customer_id' in shown;
  // An invoice with nothing to pay is paid.
  if (name === 'status' && value === 'open') return found === 'open' || found === 'paid';
  return JSON.stringify(found) === JSON.stringify(value);
}

function areLinesMet(sent: readonly Shown[], found: readonly Shown[]): boolean {
  return (
    sent.length === found.length &&
    sent.every((line, index) => unmetFields(line, found[index] ?? {}).length === 0)
  );
}

// A patch takes out what it sends as null.
function isMetadataMet(sent: Shown, found: Shown): boolean {
  return Object.entries(sent).every(([name, text]) => (found[name] ?? null) === text);
}

/** The fields that stay as they were when a body does not name them. */
const lastingFields: Readonly<Record<string, readonly string[]>> = {
  customer: [
    ...['name', 'email', 'phone', 'company', 'contact_name', 'tax_ids', 'billing_address', 'currency'],
    ...['payment_terms_days', 'tax_exempt', 'notes', 'external_id', 'archived'],
  ],
  product: [
    ...['name', 'description', 'sku', 'unit_price', 'currency', 'tax_rate', 'tax_name', 'unit', 'active'],
    'external_id',
  ],
  invoice: ['number', 'status', 'items', 'notes', 'terms', 'po_number', 'external_id', 'quotation_id'],
  quotation: ['number', 'status', 'title', 'items', 'notes', 'terms', 'po_number', 'external_id'],
};

/** @returns the fields that a patch changed without naming them */
export function lostFields(object: string, patch: Shown, before: Shown, after: Shown): string[] {
  const names = (lastingFields[object] ?? []).filter((name) => patch[name] === undefined);
  const isRepriced = ['total', 'tax_rate', 'currency'].some((name) => name in patch);
  const lost = names.filter(
    (name) =>
      !(name === 'items' && isRepriced) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const named = (patch.metadata ?? {}) as Shown;
  const [had, has] = [before.metadata, after.metadata] as [Shown | undefined, Shown | undefined];
  const lostTexts = Object.entries(had ?? {}).filter(
    ([name, text]) => !(name in named) && has?.[name] !== text,
  );
  return [...lost, ...(patch.metadata === null ? [] : lostTexts.map(([name]) => `metadata.${name}`))];
}
