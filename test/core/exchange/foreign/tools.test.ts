/** Tools without a sample of their own: what their rows become, and which rows are none. */
import { parseCsv } from '../../../../src/core/csv/parse-csv.ts';
import { foreignRows } from '../../../../src/core/exchange/foreign/foreign-rows.ts';
import { planImport } from '../../../../src/core/exchange/foreign/plan-import.ts';
import { importTargets } from '../../../../src/core/exchange/import-targets.ts';
import { customers } from '../../../../src/core/resources/customers.ts';
import { products } from '../../../../src/core/resources/products.ts';

const importable = { customers: importTargets(customers), products: importTargets(products) };

function read(...lines: string[]) {
  const parsed = parseCsv(lines.join('\n'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const plan = planImport(parsed.table, importable, { plural: null, fileName: 'x.csv', choices: {} });
  if (plan === null || plan.tool === null) throw new Error('The tool was not recognised.');
  const { rows, refused, warnings } = foreignRows(plan, importable[plan.tool.plural]);
  return { bodies: rows.map(({ body }) => body), refused, warnings, leftOut: plan.leftOut };
}

test('Wave: the other address counts only where its own column says so', () => {
  const { bodies } = read(
    'customer_name,email,contact_first_name,contact_last_name,customer_currency,account_number,mobile,country,province/state,address_line_1,postal_code/zip_code,shipping_address,ship-to_country,ship-to_address_line_1',
    'Cups Ltd,cups@example.com,Ann,Lee,CAD,A-1,555,Canada,Ontario,1 Elm St,K1A,True,United States,2 Dock Rd',
    'Bo,,Bo,,cad,,,,,,,False,Canada,1 Elm St',
  );
  expect(bodies).toEqual([
    {
      name: 'Cups Ltd',
      email: 'cups@example.com',
      contact_name: 'Ann Lee',
      currency: 'CAD',
      external_id: 'A-1',
      phone: '555',
      billing_address: { line1: '1 Elm St', state: 'Ontario', postal_code: 'K1A', country: 'CA' },
      shipping_address: { line1: '2 Dock Rd', country: 'US' },
    },
    { name: 'Bo', currency: 'CAD' },
  ]);
});

test('Odoo: contacts and addresses join their company, also under technical names', () => {
  const { bodies, leftOut } = read(
    '"External ID","Name","Related Company","Address Type","Street","Street2","ZIP","Country","Email"',
    '"c1","Azure","","Contact","1 Main St","False","1000","United States","a@example.com"',
    '"c2","Bo Li","Azure","Contact","False","","","",""',
    '"c3","Dock","Azure","Shipping Address","2 Dock Rd","","","Belgien",""',
    '"c4","Cy","Elsewhere","Contact","","","","","cy@example.com"',
  );
  expect(bodies).toEqual([
    {
      external_id: 'c1',
      name: 'Azure',
      contact_name: 'Bo Li',
      email: 'a@example.com',
      billing_address: { line1: '1 Main St', postal_code: '1000', country: 'US' },
      shipping_address: { line1: '2 Dock Rd', country: 'BE' },
    },
    { external_id: 'c4', name: 'Cy', company: 'Elsewhere', email: 'cy@example.com' },
  ]);
  expect(leftOut).toEqual(['Line 3: the contact of Azure.', 'Line 4: the shipping address of Azure.']);
  expect(read('id,name,street,country_id/id,vat', 'x.1,Azure,1 Main St,base.uk,GB1').bodies).toEqual([
    {
      external_id: 'x.1',
      name: 'Azure',
      billing_address: { line1: '1 Main St', country: 'GB' },
      tax_ids: [{ type: null, value: 'GB1' }],
    },
  ]);
});

test('Outlook: the home address counts where there is none of a business', () => {
  const { bodies } = read(
    'Title,First Name,Middle Name,Last Name,Company,Business Street,Business City,Business Country/Region,Home Street,Home City,Home Country/Region,Business Phone,Mobile Phone,E-mail Address',
    'Dr,Ann,van,Lee,"Lee, Inc.",1 Elm St,Ottawa,Canada,9 Home St,Gent,Belgium,,0123,ann@example.com',
    ',,,,Solo,,,,9 Home St,Gent,Belgium,,,solo@example.com',
  );
  expect(bodies).toEqual([
    {
      name: 'Ann van Lee',
      company: 'Lee, Inc.',
      email: 'ann@example.com',
      phone: '0123',
      billing_address: { line1: '1 Elm St', city: 'Ottawa', country: 'CA' },
    },
    {
      name: 'Solo',
      email: 'solo@example.com',
      billing_address: { line1: '9 Home St', city: 'Gent', country: 'BE' },
    },
  ]);
});

test('Google Contacts: files of before have other names for the same', () => {
  const { bodies } = read(
    'Name,Given Name,Additional Name,Family Name,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name',
    'Ann Lee,Ann,,Lee,ann@example.com ::: a@example.com,+1 555,Lee Inc.',
  );
  expect(bodies).toEqual([
    { name: 'Ann Lee', company: 'Lee Inc.', email: 'ann@example.com', phone: '+1 555' },
  ]);
});

test('Zoho, Square, Shopify and lexoffice: prices, rates, variants and what is not sold', () => {
  expect(
    read(
      'Item ID,Item Name,SKU,Rate,Tax Percentage,Usage unit,Status',
      '46000,Mug,M-1,IQD 120000,5,box,Inactive',
    ),
  ).toMatchObject({
    bodies: [{ external_id: '46000', unit_price: '120000', currency: 'IQD', tax_rate: '5', active: false }],
  });
  expect(
    read(
      'Token,Item Name,Variation Name,SKU,Price,Archived,Tax - Sales (5%),Tax - City (2.5%)',
      'T1,Mug,Regular,M-1,"$1,018.00",N,Y,N',
      'T2,Mug,Large,M-2,12.00,Y,Y,Y',
    ).bodies,
  ).toEqual([
    { external_id: 'T1', name: 'Mug', sku: 'M-1', unit_price: '1018.00', active: true, tax_rate: '5' },
    { external_id: 'T2', name: 'Mug - Large', sku: 'M-2', unit_price: '12.00', active: false },
  ]);
  const shop = read(
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Status',
    "cap,Cap,<p>Warm &amp; red</p>,Colour,Red,L,'0012,499,600,draft",
    'cap,,,,Blue,L,C-B,499,,',
    'cap,,,,,,,,,',
  );
  expect(shop.bodies).toEqual([
    {
      external_id: 'cap:Red/L',
      name: 'Cap - Red / L',
      description: 'Warm & red',
      sku: '0012',
      unit_price: '499',
      active: false,
    },
    { external_id: 'cap:Blue/L', name: 'Cap - Blue / L', sku: 'C-B', unit_price: '499', active: false },
  ]);
  expect(shop.leftOut).toEqual(['Line 4: no price: a further image of its product.']);
  const gross = read(
    'Artikelnummer;Bezeichnung;Bruttopreis;Steuerart;Einheit',
    '001;Becher;1.190,00;USt 19%;Stück',
    '002;Tasse;1.190;USt 7%;Stück',
  );
  expect(gross.bodies).toEqual([
    { sku: '001', name: 'Becher', unit_price: '1190.00', tax_rate: '19', unit: 'Stück' },
    { sku: '002', name: 'Tasse', unit_price: '1190', tax_rate: '7', unit: 'Stück' },
  ]);
  expect(gross.warnings).toHaveLength(2);
});

test('titles above, a total below, a line that names the separator, and columns that a person chooses', () => {
  const lines = ['sep=;', '*Name;Email;Betrag', "Ada;ada@example.com;'0012", 'Total;;7'];
  const parsed = parseCsv(lines.join('\r\n'));
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.table.header).toEqual(['*Name', 'Email', 'Betrag']);
  const choices = { 1: null, 2: 'phone' };
  const wishes = { plural: null, fileName: 'Clients.csv', choices };
  const plan = planImport(parsed.table, importable, wishes);
  if (plan === null) throw new Error('No plan.');
  expect(foreignRows(plan, importable.customers).rows).toEqual([
    { line: 3, body: { name: 'Ada', phone: '0012' } },
  ]);
  expect(plan.leftOut).toEqual(['Line 4: a total.']);
});
