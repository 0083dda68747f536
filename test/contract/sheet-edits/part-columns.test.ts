/** Columns of parts and of texts that stand for several fields: people read them and type into them. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const first = (plural: string) => workspace.get(`/api/v1/${plural}`).body.data[0];

describe('the address of a customer', () => {
  test('is shown part by part, and typed part by part', () => {
    const address = { line1: '4 quai des Belges', city: 'Marseille', postal_code: '13001', country: 'FR' };
    workspace.create('customers', { name: 'Mistral', billing_address: address });
    expect(person.sees('Customers', 2, 'Billing street')).toBe('4 quai des Belges');
    expect(person.sees('Customers', 2, 'Billing country')).toBe('FR');
    person.types('Customers', 2, 'Billing city', 'Lyon');
    person.types('Customers', 2, 'Billing postal code', '69001');
    person.types('Customers', 2, 'Shipping country', 'be');
    expect(first('customers')).toMatchObject({
      billing_address: { ...address, line2: null, city: 'Lyon', postal_code: '69001' },
      shipping_address: { line1: null, country: 'BE' },
      version: 4,
    });
    person.types('Customers', 2, 'Shipping country', '');
    expect(first('customers').shipping_address).toBeNull();
  });

  test('comes with a typed row', () => {
    person.typesRow('Customers', {
      'Billing street': 'Dock 4',
      'Billing country': 'NL',
      'Tax IDs': 'eu_vat: NL123456789B01; 4711',
      'Electronic address': '0088:4035811991014',
      Name: 'Kaap',
    });
    expect(first('customers')).toMatchObject({
      billing_address: { line1: 'Dock 4', country: 'NL' },
      tax_ids: [
        { type: 'eu_vat', value: 'NL123456789B01' },
        { type: null, value: '4711' },
      ],
      tax_id: 'NL123456789B01',
      electronic_address: { scheme: '0088', value: '4035811991014' },
    });
  });

  test('keeps its cell and tells why, when a country is none', () => {
    workspace.create('customers', { name: 'Mistral', billing_address: { country: 'FR' } });
    person.types('Customers', 2, 'Billing country', 'XX');
    expect(first('customers').billing_address.country).toBe('FR');
    expect(person.reads('Customers', 2, 'Billing country')).toMatch(/ISO 3166-1/);
    expect(person.sees('Customers', 2, 'Billing country')).toBe('FR');
  });
});

test('notes of an issued invoice are typed; its payment reference is restored', () => {
  workspace.create('invoices', { customer_name: 'Ada', total: 100 });
  expect(person.sees('Invoices', 2, 'Payment reference')).toBe('INV-2026-0001');
  person.types('Invoices', 2, 'Notes', 'Thank you');
  person.types('Invoices', 2, 'Payment reference', 'Something else');
  expect(first('invoices')).toMatchObject({ notes: 'Thank you', payment_reference: 'INV-2026-0001' });
  expect(person.sees('Invoices', 2, 'Payment reference')).toBe('INV-2026-0001');
});

test('a copied row has the payment reference of its own number', () => {
  const made = workspace.create('invoices', { customer_name: 'Ada', total: 100, notes: 'Thanks' });
  const texts = sheetNamed(workspace.workbook, 'Invoices')?.rows[1]?.map(String) ?? [];
  person.does((edits) => edits.paste({ sheet: 'Invoices', row: 3, column: 1 }, [texts]));
  const copy = first('invoices');
  expect(copy.id).not.toBe(made.id);
  expect(copy).toMatchObject({
    number: 'INV-2026-0002',
    payment_reference: 'INV-2026-0002',
    notes: 'Thanks',
  });
});

describe('a line', () => {
  const items = [{ description: 'Gears', unit_price: 100, quantity: 2, tax_rate: 19 }];
  const line = () => first('invoices').items[0];

  test('has a discount that is typed as an amount or as a percentage', () => {
    workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
    person.types('Invoice items', 2, 'Discount', '10%');
    expect(line()).toMatchObject({ discount: null, discount_percent: 10, amount: 180 });
    expect(person.sees('Invoice items', 2, 'Discount')).toBe('10%');
    person.types('Invoice items', 2, 'Discount', '12,50');
    expect(line()).toMatchObject({ discount: '12.50', discount_percent: null, amount: 187.5 });
    person.types('Invoice items', 2, 'Discount', 'a little');
    expect(line()).toMatchObject({ discount: '12.50' });
    expect(person.reads('Invoice items', 2, 'Document')).toMatch(/must be an amount, or a percentage/);
    person.types('Invoice items', 2, 'Discount', '');
    expect(line()).toMatchObject({ discount: null, amount: 200 });
  });

  test('has the product that is typed by its SKU or its name, with the product’s price', () => {
    const product = { unit_price: 30, tax_rate: 7, unit: 'hour' };
    const [coded, named] = [
      workspace.create('products', { name: 'Bow rehair', sku: 'BOW', ...product }),
      workspace.create('products', { name: 'Violin lesson', ...product, unit_price: 45 }),
    ];
    workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
    person.types('Invoice items', 2, 'Product', 'Violin lesson');
    expect(line()).toMatchObject({
      product_id: named.id,
      description: 'Violin lesson',
      unit_price: 45,
      tax_rate: 7,
      quantity: 2,
      unit_code: 'HUR',
    });
    expect(person.sees('Invoice items', 2, 'Product')).toBe('Violin lesson');
    person.types('Invoice items', 2, 'Product', 'BOW');
    expect(line()).toMatchObject({ product_id: coded.id, sku: 'BOW', unit_price: 30 });
    expect(person.sees('Invoice items', 2, 'Product')).toBe('BOW');
    person.types('Invoice items', 2, 'Unit price', '28');
    expect(line()).toMatchObject({ product_id: coded.id, unit_price: 28 });
    person.types('Invoice items', 2, 'Product', 'Nothing of that name');
    expect(line()).toMatchObject({ product_id: coded.id });
    expect(person.reads('Invoice items', 2, 'Document')).toMatch(/no product with the SKU or the name/);
    person.types('Invoice items', 2, 'Product', '');
    expect(line()).toMatchObject({
      product_id: null,
      sku: null,
      description: 'Bow rehair',
    });
  });

  test('is typed in a row of its own with a product alone', () => {
    workspace.create('products', { name: 'Bow rehair', sku: 'BOW', unit_price: 30 });
    const { display_number } = workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
    person.typesRow('Invoice items', { Product: 'BOW', Quantity: '3', Document: display_number });
    expect(first('invoices').items[1]).toMatchObject({ sku: 'BOW', description: 'Bow rehair', amount: 90 });
  });
});
