/** Programs that run a whole business. */
import { addressColumns, eachRow, filledFirst, type OpenRow, type ForeignTool } from '../tool.ts';

/** The labels of Odoo's columns, and their technical names. */
const odooAddress = {
  line1: ['Street', 'street'],
  line2: ['Street2', 'street2'],
  city: ['City', 'city'],
  state: ['State', 'state_id'],
  postal_code: ['ZIP', 'Zip', 'zip'],
  country: ['Country', 'country_id', 'country_id/id', 'Country/External ID'],
} as const;
const related = ['Related Company', 'parent_id', 'parent_id/id', 'Related Company/External ID'];
const odooIds = ['External ID', 'id', 'ID', '.id'];

export const erpTools: readonly ForeignTool[] = [
  {
    name: 'Odoo',
    plural: 'customers',
    knownBy: [
      ['Name', 'Related Company'],
      ['External ID', 'Street2'],
      ['name', 'country_id/id'],
      ['name', 'country_id'],
      ['name', 'parent_id/id'],
    ],
    columns: {
      external_id: odooIds,
      name: ['Name', 'Display Name', 'display_name'],
      company: ['Related Company', 'parent_id'],
      contact_name: ['Contact person'],
      email: ['Email'],
      phone: ['Phone', 'Mobile'],
      tax_id: ['Tax ID', 'vat'],
      notes: ['Notes', 'Internal Notes', 'comment'],
      active: ['Active'],
      ...addressColumns('billing_address', odooAddress),
      ...addressColumns('shipping_address', {
        line1: ['Shipping line1'],
        line2: ['Shipping line2'],
        city: ['Shipping city'],
        state: ['Shipping state'],
        postal_code: ['Shipping postal_code'],
        country: ['Shipping country'],
      }),
    },
    prepare: joinContacts,
  },
  {
    name: 'Odoo',
    plural: 'products',
    knownBy: [
      ['Internal Reference', 'Sale Price'],
      ['Internal Reference', 'Sales Price'],
      ['default_code', 'list_price'],
    ],
    columns: {
      external_id: odooIds,
      sku: ['Internal Reference', 'default_code'],
      name: ['Name'],
      description: ['Sales Description', 'description_sale'],
      unit_price: ['Sale Price', 'Sales Price', 'list_price'],
      unit: ['Unit of Measure', 'uom_id'],
      active: ['Can be Sold', 'Sales', 'sale_ok'],
    },
    amounts: 'plain',
    html: ['Sales Description', 'description_sale'],
  },
  {
    name: 'ERPNext',
    plural: 'customers',
    knownBy: [['Customer Group', 'Territory']],
    columns: {
      external_id: ['ID'],
      name: ['Customer Name'],
      email: ['Email Id'],
      phone: ['Mobile No'],
      tax_id: ['Tax ID'],
      currency: ['Billing Currency'],
      language: ['Print Language'],
      payment_terms_days: ['Default Payment Terms Template'],
      notes: ['Customer Details'],
      archived: ['Disabled'],
    },
  },
  {
    name: 'ERPNext',
    plural: 'products',
    knownBy: [['Item Code', 'Item Group']],
    columns: {
      external_id: ['ID'],
      sku: ['Item Code'],
      name: ['Item Name'],
      description: ['Description'],
      unit_price: ['Standard Selling Rate'],
      unit: ['Default Unit of Measure'],
      disabled: ['Disabled'],
    },
    amounts: 'plain',
    html: ['Description'],
    prepare: eachRow((row) => {
      // The list Item Price has the prices of items that are not new.
      if (row.get('Standard Selling Rate') === '') row.set('Standard Selling Rate', '0');
      return null;
    }),
    warn: (row) =>
      Number(row.get('Standard Selling Rate')) === 0
        ? 'unit_price: The list has no selling rate of this item; its price may stand in the list Item Price.'
        : null,
  },
];

/** A row with a related company is the contact or an address of that company. */
function joinContacts(rows: readonly OpenRow[]): Map<OpenRow, string> {
  const companies = new Map<string, OpenRow>();
  for (const row of rows) {
    row.each((text) => (/^false$/i.test(text.trim()) ? '' : text));
    const [, country] = /^base\.([a-z]{2})$/.exec(row.get('country_id/id')) ?? [];
    if (country !== undefined) row.set('country_id/id', country);
    if (filledFirst(row, related) !== '') continue;
    for (const name of [row.get('Name'), filledFirst(row, odooIds)])
      if (name !== '') companies.set(name, row);
  }
  const left = new Map<OpenRow, string>();
  for (const row of rows) {
    const company = companies.get(filledFirst(row, related));
    if (company !== undefined) left.set(row, `${joinTo(company, row)} of ${company.get('Name')}`);
  }
  return left;
}

/** Adds what the company lacks, and returns what the row is. */
function joinTo(company: OpenRow, row: OpenRow): string {
  const type = filledFirst(row, ['Address Type', 'type']).toLowerCase();
  if (/shipping|delivery/.test(type)) {
    for (const [part, headers] of Object.entries(odooAddress))
      company.set(`Shipping ${part}`, filledFirst(row, headers));
    return 'the shipping address';
  }
  if (/invoice/.test(type)) {
    const parts = Object.values(odooAddress);
    if (parts.some((headers) => filledFirst(company, headers) !== '')) return 'a further address';
    for (const headers of parts) company.set(headers[0], filledFirst(row, headers));
    return 'the address';
  }
  if (company.get('Contact person') !== '') return 'a further contact';
  company.set('Contact person', row.get('Name'));
  return 'the contact';
}
