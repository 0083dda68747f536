/** The fields that invoices and quotations share. */
import { billingAddress, taxIds } from '../address.ts';
import { defaulted, derived, input, optional, readOnlyNullable, readOnly } from '../../schema/field.ts';
import {
  bool,
  choice,
  code,
  currency,
  email,
  identifier,
  list,
  metadata,
  money,
  object,
  percentage,
  sequenceCode,
  text,
  textList,
} from '../../schema/kinds.ts';
import { warningList } from '../record-fields.ts';
import { lineList } from './line-items.ts';

/**
 * The first fields of a document.
 * @param given the states that it can be created in
 * @param reached the states that only actions lead to
 * @param usual the state when none is given
 */
export function documentState<const Given extends string, const Reached extends string>(
  given: readonly Given[],
  reached: readonly Reached[],
  usual: Given,
) {
  const words: readonly (Given | Reached)[] = [...given, ...reached];
  return {
    number: optional(sequenceCode, 'The document’s number; the next of its series when not given.', {
      column: { header: 'Number' },
    }),
    // What is created is of few states; what is there may be of any.
    status: defaulted<Given | Reached>(
      { ...choice<Given | Reached>(given), words },
      `${words.join(', ')}; \`${usual}\` when not given.`,
      {
        column: { header: 'Status' },
        createOnly: true,
      },
    ),
  };
}

export const parties = {
  shape: readOnly(choice(['items', 'total']), 'Which of the two shapes made it.'),
  customer_id: defaulted(identifier('cus'), 'The customer; this or `customer_name` is required.', {
    column: { header: 'Customer ID', system: true },
  }),
  customer_name: defaulted(text(200), 'The customer’s name: finds the customer, or creates one.', {
    column: { header: 'Customer' },
  }),
  customer_email: optional(email, 'Tells customers of one name apart, and is given to a new one.'),
  customer: readOnlyNullable(
    object({
      id: optional(identifier('cus'), 'The customer’s id.'),
      name: optional(text(200), 'The name.'),
      email: optional(email, 'The e-mail address.'),
      tax_ids: optional(taxIds, 'Tax registration numbers.'),
      billing_address: optional(billingAddress, 'The address.'),
    }),
    'The customer as it was when the document left its draft.',
  ),
};

export const pricing = {
  currency: defaulted(currency, 'The customer’s or the workspace’s when not given.', {
    column: { header: 'Currency' },
  }),
  discount: defaulted(money({ min: '0' }, 'string'), 'A discount on the subtotal, as an amount.'),
  discount_percent: optional(percentage, 'A discount on the subtotal, in percent.'),
  tax_inclusive: defaulted(bool, 'True: the unit prices contain the tax.'),
  items: defaulted(lineList, 'The line items (shape A).'),
  tax_rate: input(percentage, 'The tax that `total` contains (shape B).'),
  subtotal: readOnly(money(), 'The sum of the lines.'),
  discount_total: readOnly(money(), 'The discount on the subtotal.', {
    column: { header: 'Discount' },
  }),
  taxable_total: readOnly(money(), 'What is taxed, without tax.'),
  tax_total: readOnly(money(), 'The tax.', { column: { header: 'Tax' } }),
  total: defaulted(
    money(),
    'What is to be paid. Given without items it makes shape B; with items it is checked.',
    {
      column: { header: 'Total', computed: true },
    },
  ),
};

export const breakdown = readOnly(
  list(
    {
      tax_rate: defaulted(percentage, 'The rate in percent.'),
      tax_name: optional(text(50), 'The name of the tax.'),
      taxable: defaulted(money(), 'What is taxed at this rate, without tax.'),
      tax: defaulted(money(), 'The tax.'),
    },
    200,
  ),
  'The tax by rate and name, the higher rate first.',
);

export const remarks = {
  notes: optional(text(5000), 'Shown to the customer.'),
  terms: optional(text(5000), 'Terms shown to the customer.'),
  po_number: optional(text(100), 'The customer’s order number.', {
    column: { header: 'PO number' },
  }),
  external_id: optional(code(100), 'Your own id; no two documents of a kind share one.', {
    column: { header: 'External ID', system: true },
  }),
  metadata: defaulted(metadata, 'Texts by name, for your own use.'),
};

export const advice = {
  allowed_actions: derived(textList, 'What may be done with the record now.'),
  warnings: derived(warningList, 'What you should look at.'),
};
