/** Programs for bookkeeping and invoices. */
import { firstPhone } from '../texts.ts';
import { addressColumns, eachRow, type ForeignTool } from '../tool.ts';

export const accountingTools: readonly ForeignTool[] = [
  {
    name: 'Xero',
    plural: 'customers',
    knownBy: [
      ['ContactName', 'POAddressLine1'],
      ['ContactName', 'AccountNumber', 'EmailAddress'],
    ],
    columns: {
      external_id: ['AccountNumber'],
      name: ['ContactName'],
      email: ['EmailAddress'],
      first_name: ['FirstName'],
      last_name: ['LastName'],
      ...addressColumns('billing_address', {
        line1: ['POAddressLine1'],
        line2: ['POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
        city: ['POCity'],
        state: ['PORegion'],
        postal_code: ['POPostalCode'],
        country: ['POCountry'],
      }),
      ...addressColumns('shipping_address', {
        line1: ['SAAddressLine1'],
        line2: ['SAAddressLine2', 'SAAddressLine3', 'SAAddressLine4'],
        city: ['SACity'],
        state: ['SARegion'],
        postal_code: ['SAPostalCode'],
        country: ['SACountry'],
      }),
      phone: ['PhoneNumber', 'MobileNumber'],
      tax_id: ['TaxNumber'],
      active: ['ContactStatus'],
    },
  },
  {
    name: 'Xero',
    plural: 'products',
    knownBy: [['ItemCode', 'SalesUnitPrice']],
    columns: {
      sku: ['ItemCode'],
      name: ['ItemName'],
      description: ['SalesDescription'],
      unit_price: ['SalesUnitPrice'],
      tax_text: ['SalesTaxRate'],
    },
    amounts: 'point',
    prepare: eachRow((row) =>
      row.get('SalesUnitPrice') === '' ? 'no sales price: an item that is only bought' : null,
    ),
  },
  {
    name: 'QuickBooks',
    plural: 'customers',
    knownBy: [['Customer full name', 'Bill address']],
    columns: {
      name: ['Customer full name'],
      person: ['Full name'],
      email: ['Email'],
      phone: ['Phone numbers'],
      billing_address: ['Bill address'],
      shipping_address: ['Ship address'],
    },
    prepare: eachRow((row) => {
      row.set('Phone numbers', firstPhone(row.get('Phone numbers')));
      return null;
    }),
  },
  {
    name: 'QuickBooks',
    plural: 'products',
    knownBy: [
      ['Product/Service Name', 'Sales Price / Rate'],
      ['Product/Service Name', 'Sales Price'],
    ],
    columns: {
      name: ['Product/Service Name'],
      description: ['Sales Description'],
      sku: ['SKU'],
      unit_price: ['Sales Price / Rate', 'Sales Price'],
    },
    amounts: 'point',
  },
  {
    name: 'Zoho',
    plural: 'customers',
    knownBy: [
      ['EmailID', 'Display Name'],
      ['Billing Code', 'Display Name'],
    ],
    columns: {
      external_id: ['Customer ID', 'Contact ID'],
      name: ['Display Name'],
      company: ['Company Name'],
      first_name: ['First Name'],
      last_name: ['Last Name'],
      email: ['EmailID'],
      phone: ['Phone', 'MobilePhone'],
      ...addressColumns('billing_address', {
        line1: ['Billing Address'],
        line2: ['Billing Street2'],
        city: ['Billing City'],
        state: ['Billing State'],
        postal_code: ['Billing Code'],
        country: ['Billing Country'],
      }),
      ...addressColumns('shipping_address', {
        line1: ['Shipping Address'],
        line2: ['Shipping Street2'],
        city: ['Shipping City'],
        state: ['Shipping State'],
        postal_code: ['Shipping Code'],
        country: ['Shipping Country'],
      }),
      currency: ['Currency Code'],
      payment_terms_days: ['Payment Terms'],
      notes: ['Notes'],
      tax_id: ['GST Identification Number (GSTIN)'],
      active: ['Status'],
    },
    prepare: eachRow((row) => (/vendor/i.test(row.get('Contact Type')) ? 'a vendor' : null)),
  },
  {
    name: 'Zoho',
    plural: 'products',
    knownBy: [['Item ID', 'Rate']],
    columns: {
      external_id: ['Item ID'],
      sku: ['SKU'],
      name: ['Item Name'],
      description: ['Description'],
      unit_price: ['Rate'],
      tax_rate: ['Tax Percentage', 'Intra State Tax Rate'],
      unit: ['Usage unit'],
      active: ['Status'],
    },
  },
  {
    name: 'FreshBooks',
    plural: 'customers',
    knownBy: [['Organization', 'Province/State']],
    columns: {
      name: ['Organization'],
      first_name: ['First Name'],
      last_name: ['Last Name'],
      email: ['Email'],
      phone: ['Phone'],
      ...addressColumns('billing_address', {
        line1: ['Address Line 1', 'Street'],
        line2: ['Address Line 2'],
        city: ['City'],
        state: ['Province/State'],
        postal_code: ['Postal Code'],
        country: ['Country'],
      }),
      notes: ['Notes'],
    },
  },
  {
    name: 'Wave',
    plural: 'customers',
    knownBy: [['customer_name', 'province/state']],
    columns: {
      external_id: ['account_number'],
      name: ['customer_name'],
      first_name: ['contact_first_name'],
      last_name: ['contact_last_name'],
      email: ['email'],
      phone: ['phone', 'mobile'],
      currency: ['customer_currency'],
      ...addressColumns('billing_address', {
        line1: ['address_line_1'],
        line2: ['address_line_2'],
        city: ['city'],
        state: ['province/state'],
        postal_code: ['postal_code/zip_code'],
        country: ['country'],
      }),
      ...addressColumns('shipping_address', {
        line1: ['ship-to_address_line_1'],
        line2: ['ship-to_address_line_2'],
        city: ['ship-to_city'],
        state: ['ship-to_province/state'],
        postal_code: ['ship-to_postal_code/zip_code'],
        country: ['ship-to_country'],
      }),
      notes: ['delivery_instructions'],
    },
    // The columns of the other address are filled in any case.
    prepare: (rows, header) => {
      const shipping = header.filter((name) => name.startsWith('ship-to_'));
      for (const row of rows)
        if (!/^true$/i.test(row.get('shipping_address'))) for (const name of shipping) row.set(name, '');
      return new Map();
    },
  },
  {
    name: 'Invoice Ninja',
    plural: 'customers',
    knownBy: [['Name', 'Billing Apt/Suite']],
    columns: {
      name: ['Name'],
      first_name: ['First Name'],
      last_name: ['Last Name'],
      email: ['Email'],
      phone: ['Phone'],
      tax_id: ['VAT Number'],
      currency: ['Currency'],
      ...addressColumns('billing_address', {
        line1: ['Billing Street'],
        line2: ['Billing Apt/Suite'],
        city: ['Billing City'],
        state: ['Billing State/Province'],
        postal_code: ['Billing Postal Code'],
        country: ['Billing Country'],
      }),
      ...addressColumns('shipping_address', {
        line1: ['Shipping Street'],
        line2: ['Shipping Apt/Suite'],
        city: ['Shipping City'],
        state: ['Shipping State/Province'],
        postal_code: ['Shipping Postal Code'],
        country: ['Shipping Country'],
      }),
      notes: ['Private Notes'],
    },
  },
  {
    name: 'Invoice Ninja',
    plural: 'products',
    knownBy: [['User', 'Product', 'Notes', 'Cost']],
    // Version 4 calls the sales price so.
    columns: { name: ['Product'], description: ['Notes'], unit_price: ['Cost'] },
    amounts: 'plain',
  },
  {
    name: 'InvoicePlane',
    plural: 'customers',
    knownBy: [
      ['client_name', 'client_active'],
      ['client_name', 'client_address_1'],
    ],
    columns: {
      name: ['client_name'],
      email: ['client_email'],
      phone: ['client_phone', 'client_mobile'],
      ...addressColumns('billing_address', {
        line1: ['client_address_1'],
        line2: ['client_address_2'],
        city: ['client_city'],
        state: ['client_state'],
        postal_code: ['client_zip'],
        country: ['client_country'],
      }),
      tax_id: ['client_vat_id', 'client_tax_code'],
      active: ['client_active'],
    },
    prepare: eachRow((row) => {
      row.each((text) => (text === 'null' ? '' : text));
      return null;
    }),
  },
];
