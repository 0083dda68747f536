/** The line items of invoices and quotations: their fields, as a caller gives them and as a document keeps them. */
import {
  defaulted,
  type InputOf,
  optional,
  type RecordOf,
  readOnlyNullable,
  readOnly,
} from '../../schema/field.ts';
import { code, decimal, identifier, list, money, percentage, text } from '../../schema/kinds.ts';

// A document of more lines than this is a table that belongs elsewhere.
export const linesMax = 200;

const lineFields = {
  id: defaulted(identifier('li'), 'The id of the line; in a PATCH it keeps that line.', {
    column: { header: 'Line ID', system: true },
  }),
  product_id: optional(identifier('prd'), 'The product that fills what the line does not give.'),
  sku: readOnlyNullable(code(64), 'The product’s stock keeping unit.'),
  description: defaulted(text(1000), 'What is billed; required without a product.', {
    column: { header: 'Description' },
  }),
  quantity: defaulted(
    decimal({ decimals: 4, notZero: true }),
    'How many; 1 when not given, negative for a return.',
    {
      column: { header: 'Quantity' },
    },
  ),
  unit: optional(text(20), 'What one of them is, for example `hour`.', {
    column: { header: 'Unit' },
  }),
  tax_rate: defaulted(percentage, 'Percent; the product’s or 0 when not given.', {
    column: { header: 'Tax %' },
  }),
  tax_name: optional(text(50), 'The name of the tax.'),
  discount: optional(money({ min: '0' }, 'string'), 'A discount on this line, as an amount.'),
  discount_percent: optional(percentage, 'A discount on this line, in percent.'),
  unit_price: defaulted(money({ decimals: 6 }), 'The price of one; required without a product.', {
    column: { header: 'Unit price' },
  }),
  amount: readOnly(money(), 'Quantity times unit price, less the line’s discount.', {
    column: { header: 'Amount' },
  }),
};

export const lineList = list(lineFields, linesMax);

export type LineInput = InputOf<typeof lineFields>;
export type Line = RecordOf<typeof lineFields>;
