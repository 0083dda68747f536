/** Customers and products of another tool become records, and every row that does not is named with its reasons. */
import { importFile, type ImportReport } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { idsOf, recordsOf, type Shown } from '../support/read-lists.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

function importInto(
  { emulator }: TestWorkspace,
  fileName: string,
  lines: readonly string[],
): Promise<ImportReport> {
  return importFile(portOf(emulator), { fileName, text: lines.join('\r\n'), plural: null });
}

function named(records: readonly Shown[], name: string): Shown {
  return records.find((record) => record.name === name);
}

test('Customers of a shop are imported with what their columns say', async () => {
  const workspace = createTestWorkspace();
  const { settings: _none, ...report } = await importInto(workspace, 'shop-customers.csv', [
    '\uFEFFCustomer ID;First Name;Last Name;E-Mail address;Company;Address1;Zip;City;Country Code;VAT number;Tax exempt;Orders',
    '17;Ada;Lovelace;ada@example.com;;12 St James’s Square;00123;London;GB;GB123;no;4',
    '18;;;office@analytical.example;Analytical Engines;;;;;;yes;1',
    '19;Grace;Hopper;not-an-address;;;;;US;;;2',
    '',
    '17;Ada;King;king@example.com;;;;;;;;0',
    '20;;;;;;;;;;;0',
    '21;Mary;Somerville;ada@example.com;;;;;Scotland;;perhaps;0',
    '22;Émilie;du Châtelet;ada@example.com;;;;;Atlantis;;;0',
  ]);
  expect(report).toEqual({
    written: { customers: 3 },
    present: 1,
    presentLines: [6],
    ignored: ['Orders'],
    leftOut: [],
    refused: [
      expect.stringMatching(/^Line 4: email: Must be an e-mail address/),
      expect.stringMatching(/^Line 7: name: Is required\.$/),
      expect.stringMatching(/^Line 8: tax_exempt: /),
    ],
    warnings: [
      expect.stringMatching(/^Line 6: The customer cus_\w+ .* is called "Ada Lovelace", not "Ada King"\.$/),
      expect.stringMatching(/^Line 9: email: The customer cus_\w+ has the same e-mail address\.$/),
      'Line 9: billing_address.country: "Atlantis" is no country that is known here, and was left out.',
    ],
  });
  const customers = recordsOf(workspace, 'customers');
  expect(named(customers, 'Ada Lovelace')).toMatchObject({
    external_id: '17',
    email: 'ada@example.com',
    tax_id: 'GB123',
    tax_exempt: false,
    billing_address: { line1: '12 St James’s Square', postal_code: '00123', city: 'London', country: 'GB' },
  });
  // A company that is the name is not said twice.
  expect(named(customers, 'Analytical Engines')).toMatchObject({ tax_exempt: true, company: null });
  const events = recordsOf(workspace, 'events').map(({ type, data }) => [type, data.object.id]);
  expect(events).toEqual(idsOf(customers).map((id) => ['customer.created', id]));
});

test('A corrected file is imported again, and then each of its rows is there once', async () => {
  const workspace = createTestWorkspace();
  const header = 'Name,Email';
  const first = await importInto(workspace, 'customers.csv', [
    header,
    'Ada,ada@example.com',
    'Bob,nowhere',
    'Cy,',
  ]);
  expect(first).toMatchObject({ written: { customers: 2 }, refused: [expect.stringMatching(/^Line 3: /)] });
  const corrected = [header, 'ada ,ADA@example.com', 'Bob,bob@example.com', 'Cy,', 'Cy,cy@example.com'];
  const second = await importInto(workspace, 'customers.csv', corrected);
  expect(second).toMatchObject({ written: { customers: 2 }, present: 2, presentLines: [2, 4], refused: [] });
  const third = await importInto(workspace, 'customers.csv', corrected);
  expect(third).toMatchObject({ written: { customers: 0 }, present: 4, warnings: [] });
  const products = ['Title,Price,SKU', 'Gear,1.50,A', 'Gear,1.5,', 'Gear,"1,50",', 'Gear,2.00,'];
  const goods = await importInto(workspace, 'products.csv', products);
  expect(goods).toMatchObject({ written: { products: 2 }, presentLines: [3, 4], refused: [] });
  expect(await importInto(workspace, 'products.csv', products)).toMatchObject({ present: 4, refused: [] });
});

test('Prices are read as they are written elsewhere, and what may be two numbers is left to a person', async () => {
  const workspace = createTestWorkspace();
  workspace.create('products', { name: 'Known', sku: 'A-1', unit_price: 1 });
  const prices = [
    '12.50',
    '12,50',
    '€ 1.234,56',
    '1,234.56 USD',
    "1'234.5",
    '1,234',
    '1 234 567',
    'free',
    '-3',
  ];
  const report = await importInto(workspace, 'Products.csv', [
    'Title,Price,Item code,Tax,Notes',
    ...prices.map((price, index) => `Gear ${index},"${price}",A-${index + 1},19 %,`),
  ]);
  const products = recordsOf(workspace, 'products').reverse();
  expect(products.map(({ unit_price }) => unit_price)).toEqual([1, 12.5, 1234.56, 1234.56, 1234.5, 1234567]);
  expect(products[1]).toMatchObject({ name: 'Gear 1', sku: 'A-2', tax_rate: 19, currency: 'EUR' });
  expect(report.refused.map((sentence) => sentence.split(':', 2).join(':'))).toEqual([
    'Line 7: unit_price',
    'Line 9: unit_price',
    'Line 10: unit_price',
  ]);
  expect(report).toMatchObject({ ignored: ['Notes'], presentLines: [2] });
  expect(report.warnings).toEqual([expect.stringMatching(/^Line 2: .* is called "Known", not "Gear 0"/)]);
  const other = createTestWorkspace();
  const same = ['Title;Price;Tax', 'A;1.234;19', 'B;12,50;0.19', 'C;5,00-;', 'D;(5,00);', 'E;1.234.567;'];
  expect(await importInto(other, 'products.csv', same)).toMatchObject({
    refused: [expect.stringMatching(/^Line 4: unit_price: /), expect.stringMatching(/^Line 5: unit_price: /)],
    warnings: [expect.stringMatching(/^Line 3: tax_rate: /)],
  });
  expect(
    recordsOf(other, 'products')
      .reverse()
      .map(({ unit_price }) => unit_price),
  ).toEqual([1234, 12.5, 1234567]);
});

test('A long file is imported in parts, and a file without a good row writes nothing', async () => {
  const workspace = createTestWorkspace();
  const many = Array.from({ length: 230 }, (_, index) => `Customer ${index},${index % 50 === 7 ? 'x' : ''}`);
  const report = await importInto(workspace, 'customers.csv', ['Name,Email', ...many]);
  expect(report.written).toEqual({ customers: 225 });
  expect(report.refused.map((sentence) => sentence.slice(0, 9))).toEqual([
    'Line 9: e',
    'Line 59: ',
    'Line 109:',
    'Line 159:',
    'Line 209:',
  ]);
  expect(recordsOf(workspace, 'customers').map(({ name }) => name)[0]).toBe('Customer 229');
  const events = recordsOf(workspace, 'events').length;
  expect(await importInto(workspace, 'customers.csv', ['Name,Email', ',x'])).toMatchObject({
    written: { customers: 0 },
    refused: [expect.stringMatching(/^Line 2: /)],
  });
  expect(recordsOf(workspace, 'events')).toHaveLength(events);
});
