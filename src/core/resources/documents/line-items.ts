/** The line items of invoices and quotations: their fields, and what fills them. */
import { warnOfFraction } from '../fraction-warning.ts';
import { products } from '../products.ts';
import type { Draft } from '../../schema/draft.ts';
import { defaulted, type InputOf, optional, type RecordOf, server, stamped } from '../../schema/field.ts';
import { code, decimal, identifier, list, money, percentage, text } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { FieldCode } from '../../schema/problem.ts';

// A document of more lines than this is a table that belongs elsewhere.
export const linesMax = 200;

export const lineFields = {
  id: stamped(identifier('li'), 'The id of the line.', { column: { header: 'Line ID', system: true } }),
  product_id: optional(identifier('prd'), 'The product that fills what the line does not give.'),
  sku: server(code(64), 'The product’s stock keeping unit.'),
  description: defaulted(text(1000), 'What is billed; required without a product.', {
    column: { header: 'Description', width: 320 },
  }),
  quantity: defaulted(
    decimal({ decimals: 4, notZero: true }),
    'How many; 1 when not given, negative for a return.',
    {
      column: { header: 'Quantity', width: 80 },
    },
  ),
  unit: optional(text(20), 'What one of them is, for example `hour`.', {
    column: { header: 'Unit', width: 80 },
  }),
  tax_rate: defaulted(percentage, 'Percent; the product’s or 0 when not given.', {
    column: { header: 'Tax %', width: 80 },
  }),
  tax_name: optional(text(50), 'The name of the tax.'),
  discount: optional(money({ min: '0' }, 'string'), 'A discount on this line, as an amount.'),
  discount_percent: optional(percentage, 'A discount on this line, in percent.'),
  unit_price: defaulted(money({ decimals: 6 }), 'The price of one; required without a product.', {
    column: { header: 'Unit price', width: 100 },
  }),
  amount: stamped(money(), 'Quantity times unit price, less the line’s discount.', {
    column: { header: 'Amount', width: 110 },
  }),
};

export const lineList = list(lineFields, linesMax);

export type LineInput = InputOf<typeof lineFields>;
export type Line = RecordOf<typeof lineFields>;

export interface LineTerms {
  readonly currency: string;
  /** A tax-exempt customer's lines without a rate are not taxed. */
  readonly isTaxExempt: boolean;
}

/** Fills each line from its product, notes what is missing, and leaves the amounts to the totals. */
export function fillLines(draft: Draft, lines: readonly LineInput[], terms: LineTerms): Line[] {
  return lines.map((line, index) => fillLine(draft, line, `/items/${index}`, terms));
}

function fillLine(
  draft: Draft,
  line: LineInput,
  pointer: string,
  { currency, isTaxExempt }: LineTerms,
): Line {
  const product = line.product_id === null ? null : productOf(draft, line.product_id, pointer);
  const fault = (field: string, code: FieldCode, message: string): void =>
    draft.fault({ pointer: `${pointer}/${field}`, code, message });

  if (product !== null && line.unit_price === null && product.currency !== currency) {
    fault(
      'unit_price',
      'currency_mismatch',
      `The product is priced in ${String(product.currency)}: give a unit_price in ${currency}.`,
    );
  }
  if (line.discount !== null && line.discount_percent !== null) {
    for (const field of ['discount', 'discount_percent']) {
      fault(field, 'mutually_exclusive', 'Give either discount or discount_percent.');
    }
  }
  const isLost = line.product_id !== null && product === null;
  const description = line.description ?? textOf(product?.name);
  const unitPrice = line.unit_price ?? textOf(product?.unit_price);
  if (description === null && !isLost) fault('description', 'required', 'Must be given, or a product_id.');
  if (unitPrice === null && !isLost) fault('unit_price', 'required', 'Must be given, or a product_id.');
  warnOfFraction(draft, line.tax_rate, `${pointer}/tax_rate`);
  const rate = line.tax_rate ?? (isTaxExempt ? null : textOf(product?.tax_rate));
  return {
    ...line,
    id: draft.newId('li'),
    sku: textOf(product?.sku),
    description: description ?? '',
    quantity: line.quantity ?? '1',
    unit: line.unit ?? textOf(product?.unit),
    tax_rate: rate ?? '0',
    tax_name: line.tax_name ?? (line.tax_rate === null && !isTaxExempt ? textOf(product?.tax_name) : null),
    unit_price: unitPrice ?? '0',
    amount: '0',
  };
}

function productOf(draft: Draft, id: string, pointer: string): JsonObject | null {
  const product = draft.find(products, id);
  const at = `${pointer}/product_id`;
  if (product === null) {
    draft.fault({ pointer: at, code: 'not_found', message: `There is no product with the id ${id}.` });
    return null;
  }
  if (product.active === false) {
    draft.fault({ pointer: at, code: 'inactive_product', message: `The product ${id} is not active.` });
  }
  return product;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
