/** The lines of a document while they are written: product or description, quantity, price, tax, discount. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OperationFault } from '../protocol.ts';
import type { Choices } from './choice.ts';
import { decimalFromText, discountFromText, faultsAt, textField, textOrNull } from './fields.ts';
import type { ShownRecord } from './operate.ts';
import { shownMoney } from './totals.ts';

/** A line as it is typed. */
export interface LineDraft {
  /** Tells the line from the others. */
  readonly key: number;
  /** The product that supplies what is not typed. */
  readonly product: ShownRecord | null;
  /** The line of the draft that is written on, as it was; null for a new line. */
  readonly item: ShownRecord | null;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly unit_price: string;
  readonly tax_rate: string;
  readonly discount: string;
}

type Typed = 'description' | 'quantity' | 'unit' | 'unit_price' | 'tax_rate' | 'discount';

let nextKey = 1;

/** A blank line; it has the tax rate of the line before. */
export function blankLine(before?: LineDraft): LineDraft {
  nextKey += 1;
  const blank = {
    item: null,
    product: null,
    description: '',
    quantity: '',
    unit: '',
    unit_price: '',
    discount: '',
  };
  return { key: nextKey, ...blank, tax_rate: before?.tax_rate ?? '' };
}

/** Lines that an earlier dialog has kept, told apart from those of this one. */
export function keptLines(lines: readonly LineDraft[]): readonly LineDraft[] {
  return lines.map((line) => ({ ...line, key: blankLine().key }));
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A line of a draft that is written on. */
export function lineOfRecord(item: ShownRecord): LineDraft {
  const { amounts = {} } = item as { amounts?: Readonly<Record<string, string>> };
  const percent = item.discount_percent;
  return {
    ...blankLine(),
    item,
    description: text(item.description),
    quantity: text(item.quantity),
    unit: text(item.unit),
    unit_price: text(amounts.unit_price ?? item.unit_price),
    tax_rate: text(item.tax_rate),
    discount: percent === null ? withoutZero(amounts.discount ?? item.discount) : `${text(percent)}%`,
  };
}

/** An amount as it is typed, nothing for none. */
export function withoutZero(amount: unknown): string {
  return Number(amount ?? 0) === 0 ? '' : text(amount);
}

/** A line of a product, which shows what the product supplies. */
function lineOfProduct(line: LineDraft, product: ShownRecord, currency: unknown): LineDraft {
  const { amounts } = product as { amounts?: Readonly<Record<string, string>> };
  return {
    ...line,
    // A line of another product begins anew: nothing of what stood there stays with it.
    item: null,
    product,
    description: text(product.name),
    unit: text(product.unit),
    // The price in another currency is no price of this document.
    unit_price: product.currency === currency ? text(amounts?.unit_price ?? product.unit_price) : '',
    tax_rate: text(product.tax_rate),
    quantity: line.quantity === '' ? '1' : line.quantity,
  };
}

/** True for a line in which nothing stands but a tax rate, which comes from the line before. */
function isBlank({ product, description, quantity, unit_price, discount }: LineDraft): boolean {
  return (
    product === null && [description, quantity, unit_price, discount].every((text) => text.trim() === '')
  );
}

/** The lines that are sent: all but the blank ones. */
export function writtenLines(lines: readonly LineDraft[]): readonly LineDraft[] {
  return lines.filter((line) => !isBlank(line));
}

/** A line as the API takes it. What a product supplies is left to the product, as its tax category is. */
export function lineBody(line: LineDraft, currency: unknown): ShownRecord {
  const { product, description, quantity, unit, unit_price, tax_rate, discount } = line;
  const supplied = product === null ? null : lineOfProduct({ ...blankLine() }, product, currency);
  const own = (name: Typed, value: string | null): ShownRecord =>
    value === null || (supplied !== null && line[name] === supplied[name] && name !== 'quantity')
      ? {}
      : { [name]: value };
  return {
    ...taxKept(line),
    ...(product === null ? {} : { product_id: product.id }),
    ...own('description', textOrNull(description)),
    ...own('quantity', decimalFromText(quantity)),
    ...own('unit', textOrNull(unit)),
    ...own('unit_price', decimalFromText(unit_price)),
    ...own('tax_rate', decimalFromText(tax_rate.replace('%', ''))),
    ...discountFromText(discount),
  };
}

// What a line says about its tax beside the rate; another rate has its own reasons.
function taxKept({ item, tax_rate }: LineDraft): ShownRecord {
  if (item === null || text(item.tax_rate) !== tax_rate) return {};
  const names = ['tax_name', 'tax_category', 'tax_exemption_reason', 'tax_exemption_code'];
  const given = names.filter((name) => (item[name] ?? null) !== null);
  return Object.fromEntries(given.map((name) => [name, item[name]]));
}

interface LinesOptions {
  readonly lines: readonly LineDraft[];
  readonly products: Choices;
  readonly faults: readonly OperationFault[];
  /** The lines as the preview computes them, in the order of those that are sent. */
  readonly computed: ShownRecord | null;
  readonly currency: unknown;
  readonly set: (lines: readonly LineDraft[]) => void;
}

/** The lines, each with its amount. */
export function linesView(options: LinesOptions): TemplateResult {
  const { lines, faults, set } = options;
  // A fault of the list itself, for example that it has no line.
  const ofList = faults.filter(({ pointer }) => pointer === '/items').map(({ message }) => message);
  const add = (): void => set([...lines, blankLine(lines[lines.length - 1])]);
  return html`<section class="lines" aria-label="Lines">
    <h2>Lines</h2>
    ${lines.map((line, index) => lineView(line, index, options))}
    <p class="wrong">${ofList.join(' ')}</p>
    <button type="button" class="button" id="add-line" @click=${add}>Add a line</button>
  </section>`;
}

function lineView(line: LineDraft, index: number, options: LinesOptions): TemplateResult {
  const { lines, products, faults, computed, currency, set } = options;
  const change = (changed: Partial<LineDraft>): void =>
    set(lines.map((one) => (one.key === line.key ? { ...one, ...changed } : one)));
  const at = writtenLines(lines).indexOf(line);
  // The lines that are not sent have no faults of their own.
  const wrong = (...names: readonly string[]): readonly string[] =>
    at < 0 ? [] : names.flatMap((name) => faultsAt(faults, `/items/${at}/${name}`));
  const number = index + 1;
  const field = (
    name: Typed,
    label: string,
    placeholder = '',
    others: readonly string[] = [],
  ): TemplateResult =>
    textField({
      id: `line-${line.key}-${name}`,
      label,
      value: line[name],
      set: (value) => change({ [name]: value }),
      faults: wrong(name, ...others),
      isNumber: name !== 'unit',
      placeholder,
    });
  const items = (computed?.items ?? []) as readonly ShownRecord[];
  const amount = at < 0 ? undefined : items[at]?.amount;
  return html`<div class="line" role="group" aria-label=${`Line ${number}`}>
    <div class="line-what">
      ${products.view({
        id: `line-${line.key}-description`,
        label: 'Product or description',
        value: line.description,
        type: (description) => change({ description }),
        choose: (product) =>
          set(lines.map((one) => (one === line ? lineOfProduct(one, product, currency) : one))),
        placeholder: 'Type a name to search products',
        faults: wrong('description', 'product_id', 'sku'),
      })}
      ${line.product === null ? nothing : productBadge(line.product, () => change({ product: null }))}
    </div>
    ${field('quantity', 'Quantity', '1')} ${field('unit', 'Unit', '', ['unit_code'])}
    ${field('unit_price', 'Unit price')} ${field('tax_rate', 'Tax %', '0', ['tax_category', 'tax_name'])}
    ${field('discount', 'Discount', '0 or 10%', ['discount_percent'])}
    <div class="line-end">
      <span class="fine">Amount</span>
      <output>${amount === undefined ? '–' : shownMoney(amount, computed?.currency)}</output>
      <button
        type="button"
        class="link"
        aria-label=${`Remove line ${number}`}
        ?disabled=${lines.length === 1}
        @click=${() => set(lines.filter((one) => one.key !== line.key))}
      >
        Remove
      </button>
    </div>
  </div>`;
}

function productBadge({ sku, name }: ShownRecord, loosen: () => void): TemplateResult {
  const words = String(sku ?? name);
  return html`<p class="fine">
    Product ${words} ·
    <button type="button" class="link" aria-label=${`not this product: ${words}`} @click=${loosen}>not this product</button>
  </p>`;
}
