/** The fields that invoices and quotations share. */
import { billingAddress, electronicAddress, language, taxIds } from '../address.ts';
import {
  defaulted,
  derived,
  input,
  internal,
  optional,
  readOnlyNullable,
  readOnly,
} from '../../schema/field.ts';
import {
  bool,
  choice,
  code,
  currency,
  email,
  identifier,
  integer,
  list,
  metadata,
  money,
  object,
  percentage,
  sequenceCode,
  text,
  textList,
  timestamp,
} from '../../schema/kinds.ts';
import { warningList } from '../record-fields.ts';
import { exemptionCode } from '../../schema/kinds.ts';
import { taxCategories } from '../../billing/tax-categories.ts';
import { lineList } from './line-items.ts';
import { references } from './references.ts';
import { numberForm } from '../../schema/draft-name.ts';
import { seller } from './seller.ts';

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
  const before = reached.slice(0, -1).join(', ');
  const later = before === '' ? reached.join() : `${before} or ${reached.slice(-1).join()}`;
  return {
    number: optional(sequenceCode, 'The number of the document. Default: the next number of the series.', {
      column: { header: 'Number', form: numberForm },
    }),
    display_number: derived(text(200), 'The number, or the name of a draft without one, such as `Draft 12`.'),
    // A document is created in one of few statuses, and may reach any of them later.
    status: defaulted<Given | Reached>(
      { ...choice<Given | Reached>(given), words },
      `${given.join(' or ')} when it is created, ${usual} when not given. Actions make it ${later}.`,
      {
        column: { header: 'Status' },
        createOnly: true,
      },
    ),
  };
}

export const parties = {
  shape: readOnly(choice(['items', 'total']), 'The shape of the document: made from items or from a total.'),
  customer_id: defaulted(
    identifier('cus'),
    'The id of the customer. Either this or `customer_name` is required.',
    {
      column: { header: 'Customer ID', system: true },
    },
  ),
  customer_name: defaulted(text(200), 'The name of the customer. An unknown name creates a new customer.', {
    aliases: ['name', 'client'],
    column: { header: 'Customer' },
    needs: { scope: 'customers:create', unless: 'customer_id' },
  }),
  customer_email: optional(
    email,
    'The e-mail address. It distinguishes customers with the same name, and is stored with a new customer.',
  ),
  customer: readOnlyNullable(
    object({
      id: optional(identifier('cus'), 'The id of the customer.'),
      name: optional(text(200), 'The name.'),
      email: optional(email, 'The e-mail address.'),
      tax_ids: optional(taxIds, 'Tax registration numbers.'),
      billing_address: optional(billingAddress, 'The address.'),
      company: optional(text(200), 'The company, if the name is that of a person.'),
      contact_name: optional(text(200), 'The contact person.'),
      phone: optional(text(40), 'The phone number.'),
      shipping_address: optional(billingAddress, 'Where goods are sent.'),
      electronic_address: optional(electronicAddress, 'Where electronic invoices are sent.'),
      language: optional(language, 'The language of the documents.'),
    }),
    'The customer at the time when the document was finalized or sent.',
  ),
  seller,
};

export const pricing = {
  currency: defaulted(currency, 'The currency. Default: that of the customer, or of the workspace.', {
    column: { header: 'Currency' },
  }),
  discount: defaulted(money({ min: '0' }, 'string'), 'A discount on the subtotal, as an amount.'),
  discount_percent: optional(percentage, 'A discount on the subtotal, in percent.'),
  tax_inclusive: defaulted(bool, 'True: the unit prices include tax.'),
  items: defaulted(lineList, 'The line items (shape A).', {
    aliases: ['lines', 'line_items'],
  }),
  tax_rate: input(percentage, 'The tax rate, in percent, that `total` includes (shape B).'),
  subtotal: readOnly(money(), 'The sum of the lines.'),
  discount_total: readOnly(money(), 'The discount on the subtotal.', {
    column: { header: 'Discount' },
  }),
  taxable_total: readOnly(money(), 'The taxable amount, without tax.'),
  tax_total: readOnly(money(), 'The tax.', { column: { header: 'Tax' } }),
  total: defaulted(
    money(),
    'The total, with tax. Without items it makes shape B; with items it is checked against their sum.',
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
      category: optional(choice(taxCategories), 'The tax category (EN 16931).'),
      reason: optional(text(40_000), 'Why there is no tax.'),
      code: optional(exemptionCode, 'The code of that reason (VATEX).'),
      taxable: defaulted(money(), 'The taxable amount at this rate, without tax.'),
      tax: defaulted(money(), 'The tax.'),
    },
    200,
  ),
  'The tax by rate, name and category, the higher rate first.',
);

export const remarks = {
  notes: optional(text(5000), 'Shown to the customer.', { column: { header: 'Notes' } }),
  terms: optional(text(5000), 'Terms shown to the customer.', { column: { header: 'Terms' } }),
  po_number: optional(text(100), 'The customer’s order number.', {
    column: { header: 'PO number' },
  }),
  ...references,
  external_id: optional(
    code(100),
    'Your own id for the document; unique among invoices, and among quotations.',
    {
      column: { header: 'External ID', system: true },
    },
  ),
  metadata: defaulted(metadata, 'Your own data: texts by name.'),
};

/** Why somebody took an action. */
export const reasonText = text(1000);

export const advice = {
  allowed_actions: derived(textList, 'What the record allows now.'),
  warnings: derived(warningList, 'Warnings about the record.'),
};

/** The page on which the customer sees the document. */
export const hosted = {
  hosted_url: {
    ...derived(
      text(700),
      'The page to give to the customer. Null in a draft, and until the address of the gateway or of the web app is known.',
    ),
    nullable: true,
  },
  link_version: readOnly(integer(0, 1e9), 'How often the link was replaced: older links lead nowhere.', {
    apart: true,
    single: true,
  }),
};

/** Which mails have led the customer to the document. */
export const mailed = {
  last_emailed_at: readOnlyNullable(timestamp, 'When a mail with it was sent last.', {
    apart: true,
    single: true,
  }),
  emails_count: readOnly(integer(0, 1e9), 'How many mails with it were sent.', { apart: true, single: true }),
};

/** Whether a customer has seen the page, and how an answer came in. */
export const answered = {
  viewed_at: readOnlyNullable(timestamp, 'When the customer saw the page first.', {
    apart: true,
    single: true,
  }),
  accepted_via: readOnlyNullable(choice(['hosted_page']), '`hosted_page` when the customer accepted there.', {
    single: true,
  }),
  accepted_from: internal(
    text(500),
    'The address and the browser from which the customer accepted: a proof for the owner alone.',
    { single: true, column: { header: 'Accepted from', system: true } },
  ),
};
