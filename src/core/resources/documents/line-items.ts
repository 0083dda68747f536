/** The line items of invoices and quotations: their fields, as a caller gives them and as a document keeps them. */
import { defaulted, type InputOf, optional, type RecordOf, readOnly } from '../../schema/field.ts';
import { discountForm, productForm } from '../column-forms.ts';
import { taxFields, unitCodeField } from '../tax-fields.ts';
import { code, decimal, identifier, list, money, percentage, text } from '../../schema/kinds.ts';

// A document of more lines than this is a table that belongs elsewhere.
export const linesMax = 200;

/** The fields that a line has from its product, unless it has its own. */
const supplies = [
  'description',
  'unit',
  'unit_code',
  'tax_rate',
  'tax_name',
  'tax_category',
  'tax_exemption_reason',
  'tax_exemption_code',
  'unit_price',
];

export const lineFields = {
  id: defaulted(identifier('li'), 'The id of the line. In a PATCH, a line with its id is updated.', {
    column: { header: 'Line ID', system: true },
  }),
  product_id: optional(identifier('prd'), 'The product. It supplies the fields that the line leaves out.', {
    excludes: ['sku'],
    supplies,
    column: { header: 'Product', form: productForm },
  }),
  sku: optional(
    code(64),
    'The SKU (stock keeping unit) of the product. In place of `product_id`, it names the product.',
    { excludes: ['product_id'], supplies },
  ),
  description: defaulted(text(1000), 'The description. Required without a product.', {
    aliases: ['name', 'title', 'text'],
    column: { header: 'Description' },
  }),
  quantity: defaulted(
    decimal({ decimals: 4, notZero: true }),
    'The quantity. Default: 1. Negative for a return.',
    {
      aliases: ['qty', 'count', 'hours'],
      column: { header: 'Quantity' },
    },
  ),
  unit: optional(text(20), 'The unit, for example `hour`.', {
    excludes: ['unit_code'],
    column: { header: 'Unit' },
  }),
  unit_code: unitCodeField,
  tax_rate: defaulted(percentage, 'The tax rate in percent. Default: that of the product, or 0.', {
    aliases: ['tax', 'vat', 'vat_rate'],
    excludes: Object.keys(taxFields),
    column: { header: 'Tax %' },
  }),
  tax_name: optional(text(50), 'The name of the tax.'),
  ...taxFields,
  discount: optional(money({ min: '0' }, 'string'), 'A discount on this line, as an amount.', {
    excludes: ['discount_percent'],
    column: { header: 'Discount', form: discountForm },
  }),
  discount_percent: optional(percentage, 'A discount on this line, in percent.', { excludes: ['discount'] }),
  unit_price: defaulted(money({ decimals: 6 }), 'The price of one unit. Required without a product.', {
    aliases: ['price', 'rate', 'cost'],
    column: { header: 'Unit price' },
  }),
  amount: readOnly(money(), 'Quantity times unit price, minus the discount of the line.', {
    column: { header: 'Amount' },
  }),
};

export const lineList = list(lineFields, linesMax);

export type LineInput = InputOf<typeof lineFields>;
export type Line = RecordOf<typeof lineFields>;
