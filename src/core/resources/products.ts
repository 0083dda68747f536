/** Products: the goods and services that fill line items. */
import { treatByRate } from '../billing/tax-categories.ts';
import type { Transaction } from '../schema/transaction.ts';
import { defaulted, derived, type InputOf, optional, type RecordOf, required } from '../schema/field.ts';
import { bool, code, currency, metadata, money, percentage, text } from '../schema/kinds.ts';
import type { ChangeEvent } from '../schema/record-types.ts';
import { type Content, resource } from '../schema/resource.ts';
import { history, identity, warningList } from './record-fields.ts';
import { warnOfFraction } from './fraction-warning.ts';
import { checkExemptionCode, taxFields, unitCodeField, unitCodeFor } from './tax-fields.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    product: RecordOf<typeof fields>;
  }
  interface EventTypes {
    product: ChangeEvent<'product'>;
  }
}

const fields = {
  ...identity('product', 'prd'),
  name: required(text(200), 'The name. It becomes the description of a line.', {
    column: { header: 'Name' },
  }),
  description: optional(text(1000), 'A longer description.', { column: { header: 'Description' } }),
  sku: optional(code(64), 'SKU (stock keeping unit); unique.', {
    column: { header: 'SKU' },
  }),
  unit_price: required(
    money({ min: '0', decimals: 6 }),
    'The price of one unit, in the currency of the product.',
    {
      aliases: ['price', 'cost'],
      column: { header: 'Unit price' },
    },
  ),
  currency: defaulted(currency, 'The currency of the price. Default: that of the workspace.', {
    column: { header: 'Currency' },
  }),
  tax_rate: optional(percentage, 'The tax rate in percent.', { column: { header: 'Tax %' } }),
  tax_name: optional(text(50), 'The name of the tax.', { column: { header: 'Tax name' } }),
  tax_category: { ...taxFields.tax_category, column: { header: 'Tax category' } },
  tax_exemption_reason: { ...taxFields.tax_exemption_reason, column: { header: 'Exemption reason' } },
  tax_exemption_code: { ...taxFields.tax_exemption_code, column: { header: 'Exemption code' } },
  unit: optional(text(20), 'The unit, for example `hour`.', {
    column: { header: 'Unit' },
  }),
  unit_code: { ...unitCodeField, column: { header: 'Unit code' } },
  active: defaulted(bool, 'False: cannot be used in new documents.', {
    column: { header: 'Active' },
  }),
  external_id: optional(code(100), 'Your own id for the product; unique.', {
    column: { header: 'External ID', system: true },
  }),
  metadata: defaulted(metadata, 'Your own data: texts by name.'),
  warnings: derived(warningList, 'Warnings about the record.'),
  ...history,
};

export const products = resource({
  object: 'product',
  plural: 'products',
  idPrefix: 'prd',
  sheet: 'Products',
  fields,
  // 50 texts of metadata alone may fill one cell.
  dataCells: 2,
  filters: ['sku', 'active', 'unit_price'],
  sorts: ['name'],
  searched: ['name', 'sku'],
  unique: { external_id: 'external_id_taken', sku: 'sku_taken' },
  create(input, tx) {
    warnOfFraction(tx, input.tax_rate, '/tax_rate');
    return contentOf(input, tx);
  },
  prepareMerge(form, patch) {
    const rest = { ...form };
    // What another rate is taxed as, and the code of another unit, follow from these unless the patch names them.
    if (patch.tax_rate !== undefined) for (const name of Object.keys(taxFields)) delete rest[name];
    if (patch.unit !== undefined) delete rest.unit_code;
    return rest;
  },
  revise: (input, tx) => ({ ...contentOf(input, tx) }),
  insteadOfDeletion: 'active: false',
});

function contentOf(input: InputOf<typeof fields>, tx: Transaction): Content<typeof fields> {
  const treatment = treatByRate(input.tax_rate, input, [], (field, message) =>
    tx.fault({ pointer: `/${field}`, code: 'mutually_exclusive', message }),
  );
  checkExemptionCode(tx, input.tax_exemption_code, '/tax_exemption_code');
  return {
    ...input,
    ...treatment,
    unit_code: unitCodeFor(tx, input, '/unit_code'),
    currency: input.currency ?? tx.settings.currency,
    active: input.active ?? true,
    metadata: input.metadata ?? {},
  };
}
