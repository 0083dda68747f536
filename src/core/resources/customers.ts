/** Customers: the people and companies that are billed. */
import type { Transaction } from '../schema/transaction.ts';
import {
  defaulted,
  derived,
  type InputOf,
  internal,
  optional,
  type RecordOf,
  required,
} from '../schema/field.ts';
import { bool, code, currency, email, integer, metadata, text } from '../schema/kinds.ts';
import { normalizedName } from '../schema/normalized-name.ts';
import type { ChangeEvent } from '../schema/record-types.ts';
import { type Content, resource } from '../schema/resource.ts';
import { billingAddress, electronicAddress, language, registrationNumber, taxIds } from './address.ts';
import { electronicAddressForm, taxIdsForm } from './column-forms.ts';
import { history, identity, warningList } from './record-fields.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    customer: RecordOf<typeof fields>;
  }
  interface EventTypes {
    customer: ChangeEvent<'customer'>;
  }
}

const fields = {
  ...identity('customer', 'cus'),
  name: required(text(200), 'The name, as shown on documents.', {
    comparedBy: 'name_key',
    column: { header: 'Name' },
  }),
  email: optional(email, 'The e-mail address for documents.', { column: { header: 'Email' } }),
  phone: optional(text(40), 'The phone number.', { column: { header: 'Phone' } }),
  company: optional(text(200), 'The company, if the name is that of a person.', {
    column: { header: 'Company' },
  }),
  contact_name: optional(text(200), 'The contact person.', { column: { header: 'Contact' } }),
  tax_ids: defaulted(taxIds, 'Tax registration numbers.', {
    column: { header: 'Tax IDs', form: taxIdsForm },
  }),
  tax_id: optional(text(50), 'The value of the first tax id.'),
  registration_number: optional(registrationNumber, 'The number in the commercial register.', {
    column: { header: 'Registration number' },
  }),
  billing_address: optional(billingAddress, 'The billing address, as shown on documents.', {
    column: { header: 'Billing' },
  }),
  shipping_address: optional(billingAddress, 'Where goods are sent, if not to the billing address.', {
    column: { header: 'Shipping' },
  }),
  electronic_address: optional(electronicAddress, 'Where electronic invoices are sent.', {
    column: { header: 'Electronic address', form: electronicAddressForm },
  }),
  buyer_reference: optional(text(100), 'What the customer wants to read on each document.', {
    column: { header: 'Buyer reference' },
  }),
  language: optional(language, 'The language of documents for the customer.', {
    column: { header: 'Language' },
  }),
  currency: optional(currency, 'The currency of new documents.', {
    column: { header: 'Currency' },
  }),
  payment_terms_days: optional(integer(0, 365), 'Days until an invoice is due.', {
    column: { header: 'Payment terms (days)' },
  }),
  tax_exempt: defaulted(bool, 'True: lines without their own tax rate are not taxed.', {
    column: { header: 'Tax exempt' },
  }),
  notes: optional(text(5000), 'Notes for yourself.', { column: { header: 'Notes' } }),
  external_id: optional(code(100), 'Your own id for the customer; unique.', {
    column: { header: 'External ID', system: true },
  }),
  archived: defaulted(bool, 'True: cannot be used in new documents.', {
    column: { header: 'Archived' },
  }),
  metadata: defaulted(metadata, 'Your own data: texts by name.'),
  name_key: internal({ ...text(400), compares: 'name' }, 'The name as it is compared.', {
    column: { header: 'Name key', system: true, hidden: true },
  }),
  warnings: derived(warningList, 'Warnings about the record.'),
  ...history,
};

export const customers = resource({
  object: 'customer',
  plural: 'customers',
  idPrefix: 'cus',
  sheet: 'Customers',
  fields,
  // 50 texts of metadata alone may fill one cell.
  dataCells: 2,
  filters: ['email', 'name', 'archived'],
  sorts: ['name'],
  searched: ['name', 'email', 'company'],
  unique: { external_id: 'external_id_taken' },
  create(input, tx) {
    if (input.email !== null) warnOfDuplicate(input.email, tx);
    checkCodes(input, tx);
    return contentOf(input);
  },
  prepareMerge(form, patch, { tax_id }) {
    const { tax_id: _short, tax_ids, ...rest } = form;
    // The short form is the first entry of the list, so a patch of either replaces it.
    if (patch.tax_ids !== undefined) return rest;
    if (patch.tax_id === undefined) return form;
    return { ...rest, tax_ids: (tax_ids as { value: string }[]).filter(({ value }) => value !== tax_id) };
  },
  revise(input, tx) {
    checkCodes(input, tx);
    return { ...contentOf(input) };
  },
  insteadOfDeletion: 'archived: true',
  complete: ({ name }) => ({ name_key: normalizedName(name) }),
});

function warnOfDuplicate(address: string, tx: Transaction): void {
  const [known] = tx.findByText('customer', 'email', address);
  if (known === undefined) return;
  tx.warn({
    code: 'possible_duplicate',
    message: `The customer ${known.id} has the same e-mail address.`,
    pointer: '/email',
  });
}

// Numbers are written in many ways, and some countries have further types: nothing of that refuses a customer.
function checkCodes({ tax_ids, billing_address, ...input }: InputOf<typeof fields>, tx: Transaction): void {
  const country = billing_address?.country ?? null;
  for (const [index, { type, value }] of (tax_ids ?? []).entries())
    if (type !== null) {
      const warning = tx.codeLists().taxIdWarning(type, value, country);
      if (warning !== null) tx.warn({ ...warning, pointer: `/tax_ids/${index}/${warning.field}` });
    }
  const { scheme } = input.electronic_address ?? {};
  const message = scheme === undefined ? null : tx.codeLists().addressSchemeFault(scheme);
  if (message !== null) tx.fault({ pointer: '/electronic_address/scheme', code: 'invalid_enum', message });
}

function contentOf(input: InputOf<typeof fields>): Content<typeof fields> {
  const taxId = input.tax_id;
  const given = input.tax_ids ?? [];
  const isListed = taxId === null || given.some(({ value }) => value === taxId);
  return {
    ...input,
    tax_ids: isListed ? given : [{ type: null, value: taxId }, ...given],
    tax_id: taxId ?? given[0]?.value ?? null,
    tax_exempt: input.tax_exempt ?? false,
    archived: input.archived ?? false,
    metadata: input.metadata ?? {},
  };
}
