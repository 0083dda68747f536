/** Shops, and those who take their payments. */
import { addressColumns, eachRow, type OpenRow, type ForeignTool } from '../tool.ts';

export const shopTools: readonly ForeignTool[] = [
  {
    name: 'Stripe',
    plural: 'customers',
    knownBy: [['id', 'Created (UTC)', 'Delinquent']],
    columns: { external_id: ['id'], name: ['Name'], email: ['Email'], notes: ['Description'] },
  },
  {
    name: 'Stripe',
    plural: 'products',
    knownBy: [['Price ID', 'Billing Scheme']],
    columns: {
      external_id: ['Price ID'],
      name: ['Product Name'],
      description: ['Description'],
      unit_price: ['Amount'],
      currency: ['Currency'],
      unit: ['Interval'],
    },
    amounts: 'plain',
    prepare: eachRow((row) => {
      const count = Number(row.get('Interval Count'));
      if (count > 1 && row.get('Interval') !== '') row.set('Interval', `${count} ${row.get('Interval')}s`);
      return null;
    }),
    warn: (row) =>
      /^inclusive$/i.test(row.get('Tax Behavior'))
        ? 'unit_price: The amount contains tax (Tax Behavior is inclusive), and prices here do not.'
        : null,
  },
  {
    name: 'Square',
    plural: 'customers',
    knownBy: [['Square Customer ID']],
    columns: {
      external_id: ['Square Customer ID'],
      first_name: ['First Name'],
      last_name: ['Last Name', 'Surname'],
      company: ['Company Name'],
      email: ['Email Address'],
      phone: ['Phone Number'],
      ...addressColumns('billing_address', {
        line1: ['Street Address 1'],
        line2: ['Street Address 2'],
        city: ['City'],
        state: ['State'],
        postal_code: ['Postal Code'],
        country: ['Country'],
      }),
      notes: ['Memo'],
    },
  },
  {
    name: 'Square',
    plural: 'products',
    knownBy: [['Token', 'Variation Name']],
    columns: {
      external_id: ['Token'],
      sku: ['SKU'],
      name: ['Item Name'],
      description: ['Description'],
      unit_price: ['Price'],
      tax_rate: ['Tax rate'],
      disabled: ['Archived'],
    },
    amounts: 'point',
    html: ['Description'],
    prepare(rows, header) {
      const taxes = header.flatMap((name) => {
        const [, rate] = /^Tax - .*\((\d+(?:\.\d+)?)%\)$/.exec(name) ?? [];
        return rate === undefined ? [] : [{ name, rate }];
      });
      for (const row of rows) {
        const variation = row.get('Variation Name');
        if (variation !== '' && variation !== 'Regular')
          row.set('Item Name', `${row.get('Item Name')} - ${variation}`);
        const charged = taxes.filter(({ name }) => /^y/i.test(row.get(name)));
        // Of several taxes none is the rate of the product.
        if (taxes.length > 0) row.set('Tax rate', charged.length === 1 ? (charged[0]?.rate ?? '') : '');
      }
      return new Map();
    },
  },
  {
    name: 'Shopify',
    plural: 'customers',
    knownBy: [['Default Address Company']],
    columns: {
      external_id: ['Customer ID'],
      first_name: ['First Name'],
      last_name: ['Last Name'],
      company: ['Default Address Company'],
      email: ['Email'],
      phone: ['Phone', 'Default Address Phone'],
      ...addressColumns('billing_address', {
        line1: ['Default Address Address1'],
        line2: ['Default Address Address2'],
        city: ['Default Address City'],
        state: ['Default Address Province Code'],
        postal_code: ['Default Address Zip'],
        country: ['Default Address Country Code'],
      }),
      notes: ['Note'],
      tax_exempt: ['Tax Exempt'],
    },
    prepare: withoutApostrophes(['Customer ID', 'Default Address Zip', 'Default Address Phone', 'Phone']),
  },
  {
    name: 'Shopify',
    plural: 'customers',
    knownBy: [['Address1', 'Province Code']],
    columns: {
      first_name: ['First Name'],
      last_name: ['Last Name'],
      company: ['Company'],
      email: ['Email'],
      phone: ['Phone'],
      ...addressColumns('billing_address', {
        line1: ['Address1'],
        line2: ['Address2'],
        city: ['City'],
        state: ['Province Code', 'Province'],
        postal_code: ['Zip'],
        country: ['Country Code', 'Country'],
      }),
      notes: ['Note'],
      tax_exempt: ['Tax Exempt'],
    },
    prepare: withoutApostrophes(['Zip', 'Phone']),
  },
  {
    name: 'Shopify',
    plural: 'products',
    knownBy: [['Handle', 'Variant Price']],
    columns: {
      external_id: ['Handle'],
      sku: ['Variant SKU'],
      name: ['Title'],
      description: ['Body (HTML)'],
      unit_price: ['Variant Price'],
      active: ['Status', 'Published'],
    },
    amounts: 'plain',
    html: ['Body (HTML)'],
    prepare: (rows) =>
      readVariants(rows, {
        handle: 'Handle',
        sku: 'Variant SKU',
        price: 'Variant Price',
        published: 'Published',
      }),
  },
  {
    name: 'Shopify',
    plural: 'products',
    knownBy: [['URL handle', 'Compare-at price']],
    columns: {
      external_id: ['URL handle'],
      sku: ['SKU'],
      name: ['Title'],
      description: ['Description'],
      unit_price: ['Price'],
      active: ['Status', 'Published on online store'],
    },
    amounts: 'plain',
    html: ['Description'],
    prepare: (rows) =>
      readVariants(rows, {
        handle: 'URL handle',
        sku: 'SKU',
        price: 'Price',
        published: 'Published on online store',
      }),
  },
  {
    name: 'WooCommerce',
    plural: 'customers',
    knownBy: [['AOV', 'Country / Region']],
    columns: {
      name: ['Name'],
      email: ['Email'],
      phone: ['Billing Phone', 'Shipping Phone'],
      ...addressColumns('billing_address', {
        city: ['City'],
        state: ['Region'],
        postal_code: ['Postal Code'],
        country: ['Country / Region'],
      }),
    },
  },
  {
    name: 'WooCommerce',
    plural: 'products',
    knownBy: [['Regular price', 'Tax class']],
    columns: {
      external_id: ['ID'],
      sku: ['SKU'],
      name: ['Name'],
      description: ['Description', 'Short description'],
      unit_price: ['Regular price'],
      active: ['Published'],
    },
    // Prices have the shop's decimal sign and none for thousands.
    amounts: 'plain',
    html: ['Description', 'Short description'],
    prepare: eachRow((row) => {
      for (const name of ['Description', 'Short description'])
        row.set(name, row.get(name).replace(/\\n/g, '\n'));
      const isEmpty = row.get('Regular price') === '' && /^(variable|grouped)$/.test(row.get('Type'));
      return isEmpty ? `of the type ${row.get('Type')}, without a price of its own` : null;
    }),
  },
];

function withoutApostrophes(headers: readonly string[]): Required<ForeignTool>['prepare'] {
  return eachRow((row) => {
    for (const name of headers) row.set(name, row.get(name).replace(/^'/, ''));
    return null;
  });
}

interface VariantColumns {
  readonly handle: string;
  readonly sku: string;
  readonly price: string;
  readonly published: string;
}

/** Only the first row of a product has its title; rows without a price are further images. */
function readVariants(rows: readonly OpenRow[], names: VariantColumns): Map<OpenRow, string> {
  const left = new Map<OpenRow, string>();
  const first = new Map<string, Readonly<Record<string, string>>>();
  for (const row of rows) {
    const handle = row.get(names.handle);
    const given = first.get(handle);
    const shared = ['Title', 'Status', names.published];
    if (given === undefined)
      first.set(handle, Object.fromEntries(shared.map((name) => [name, row.get(name)])));
    else for (const name of shared) if (row.get(name) === '') row.set(name, given[name] ?? '');
    row.set(names.sku, row.get(names.sku).replace(/^'/, ''));
    if (row.get(names.price) === '') left.set(row, 'no price: a further image of its product');
    const options = [1, 2, 3]
      .map((place) => row.get(`Option${place} value`))
      .filter((text) => text !== '' && text !== 'Default Title')
      .join(' / ');
    if (options === '') continue;
    row.set('Title', `${row.get('Title')} - ${options}`);
    row.set(names.handle, `${handle}:${options.replace(/ \/ /g, '/')}`);
  }
  return left;
}
