/** A whole workspace is exported, and brought back elsewhere as the very same. */
import { exportWorkspace, type WorkspaceExport } from '../../../src/core/exchange/export-workspace.ts';
import { importFile, type ImportReport } from '../../../src/core/exchange/import-file.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf } from '../support/read-lists.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

const plurals = ['customers', 'products', 'quotations', 'invoices', 'payments', 'credit_notes', 'refunds'];
const office = createTestWorkspace();
let exported: WorkspaceExport;

function fill({ create, post }: TestWorkspace): void {
  const long = 'A line that says at length what was done, and why. '.repeat(15);
  for (let index = 1; index <= 6; index += 1) {
    const customer = create('customers', {
      name: `Customer ${index}`,
      tax_ids: [{ type: 'eu_vat', value: `00${index}` }],
      billing_address: index % 2 === 0 ? { city: 'Köln, "Süd"', postal_code: '00123' } : null,
      metadata: { 'a, b': '=1+1' },
      ...(index % 3 === 0 ? { external_id: `ext-${index}` } : {}),
    });
    const product = create('products', { name: `Gear ${index}`, sku: `0${index}`, unit_price: '0.333333' });
    const items = [
      { product_id: product.id, quantity: 3, description: long },
      { description: 'Hours', quantity: '1.25', unit_price: '80.10', tax_rate: 19 },
    ];
    const invoice = create('invoices', { customer_id: customer.id, items, notes: '  kept\r\nas it is ' });
    create('quotations', { customer_id: customer.id, total: '12.34', status: 'sent' });
    if (index % 2 === 0) create('payments', { invoice_id: invoice.id, amount: '1.10' });
    if (index === 5) post(`/api/v1/invoices/${invoice.id}/void`, {});
  }
  const draft = create('invoices', { customer_name: 'Customer 1', total: 5, status: 'draft' });
  office.call('DELETE', `/api/v1/invoices/${draft.id}`);
  create('invoices', { customer_name: 'Customer 2', total: '99.50' });
  credit(office);
}

/** Notes and refunds in every status, by line and by amount, and a deposit that is applied in part. */
function credit({ create, post, get }: TestWorkspace): void {
  const [sold, owed] = [3, 2].map((quantity) =>
    create('invoices', {
      customer_name: 'Customer 3',
      items: [{ description: 'Lamp', quantity, unit_price: '68.33', tax_rate: 20 }],
      discount_percent: 10,
    }),
  );
  create('payments', { invoice_id: sold?.id });
  const note = create('credit_notes', {
    invoice_id: sold?.id,
    lines: [{ invoice_item_id: sold?.items[0].id, quantity: 1 }],
    reason: 'other',
    reason_text: 'A scratch,\n"small"',
    refund: { amount: '10.00', method: 'card' },
  });
  const of = (record: typeof note, action: string, body: object = {}) =>
    post(`/api/v1/${record.object}s/${record.id}/${action}`, body).body;
  of(of(note, 'refund', { amount: '5.00' }), 'void', { reason: 'declined' });
  of(note, 'apply', { invoice_id: owed?.id, amount: '7.01' });
  const about = { invoice_id: owed?.id, reason: 'price_correction' };
  create('credit_notes', { ...about, amount: '20.00' });
  create('credit_notes', { ...about, status: 'draft' });
  of(create('credit_notes', { ...about, amount: '1.00' }), 'void');
  const deposit = create('payments', { customer_id: owed?.customer_id, amount: '50.00' });
  of(deposit, 'apply', { invoice_id: owed?.id, amount: '30.00' });
  of(deposit, 'refund', { amount: '4.00' });
  expect(get(`/api/v1/payments/${deposit.id}`).body).toMatchObject({
    applied_amount: 30,
    refunded_amount: 4,
    unapplied_amount: 16,
  });
}

/** Everything that the API tells of the records, their tags among it. */
function contentOf(workspace: TestWorkspace): unknown {
  return plurals.map((plural) => recordsOf(workspace, plural));
}

function textOf(name: string): string {
  return exported.files.find((file) => file.name === name)?.text ?? '';
}

function importInto(
  { emulator }: TestWorkspace,
  fileName: string,
  text = textOf(fileName),
): Promise<ImportReport> {
  return importFile(portOf(emulator), { fileName, text, plural: null });
}

beforeAll(async () => {
  fill(office);
  exported = await exportWorkspace(portOf(office.emulator));
});

test('The export has every record in a file of JSON, and in a table for each kind', () => {
  expect(exported.counts).toMatchObject({
    customers: 6,
    products: 6,
    quotations: 6,
    invoices: 9,
    payments: 5,
    credit_notes: 4,
    refunds: 3,
  });
  expect(exported.unreadable).toEqual([]);
  expect(exported.files.map(({ name }) => name)).toEqual([
    'workspace.json',
    ...[...plurals, 'emails'].map((plural) => `${plural}.csv`),
  ]);
});

test('An empty workspace becomes the same, with the same ids and tags, and counts on', async () => {
  const other = createTestWorkspace();
  const report = await importInto(other, 'workspace.json');
  expect(report).toMatchObject({
    written: exported.counts,
    present: 0,
    refused: [],
    ignored: [],
    settings: [],
  });
  expect(contentOf(other)).toEqual(contentOf(office));
  expect(recordsOf(other, 'events')).toEqual([]);
  expect(rowsByHeader(other.workbook, 'Invoice items').length).toBe(
    rowsByHeader(office.workbook, 'Invoice items').length,
  );
  const [here, there] = [office, other].map(({ create }) =>
    create('invoices', { customer_name: 'New', total: 1 }),
  );
  expect(there?.number).toBe(here?.number);
  const again = await importInto(other, 'workspace.json');
  expect(again).toMatchObject({ written: { invoices: 0 }, present: 39, refused: [] });
});

test('What was credited before counts in the new workspace: the rest of an invoice is the same, and so are its numbers', async () => {
  const other = createTestWorkspace();
  await importInto(other, 'workspace.json');
  const [here, there] = [office, other].map(({ create }) => {
    const [sold] = recordsOf(office, 'credit_notes')
      .filter(({ status }) => status === 'issued')
      .slice(-1);
    return create('credit_notes', { invoice_id: sold?.invoice_id, reason: 'order_cancellation' });
  });
  expect(there).toMatchObject({
    number: here?.number,
    total: here?.total,
    items: here?.items.map(() => ({})),
  });
  expect(there?.tax_breakdown).toEqual(here?.tax_breakdown);
});

test('The tables bring everything back, too', async () => {
  const other = createTestWorkspace();
  for (const plural of plurals) {
    const report = await importInto(other, `${plural}.csv`);
    const count = exported.counts[plural];
    expect(report).toMatchObject({ written: count ? { [plural]: count } : {}, present: 0, refused: [] });
  }
  const whole = (await exportWorkspace(portOf(other.emulator))).files.slice(1);
  expect(whole).toEqual(exported.files.slice(1));
});

test('Deleted rows come back, what is there stays, and what cannot be is named', async () => {
  const other = createTestWorkspace();
  await importInto(other, 'workspace.json');
  const hands = createPersonEdits(other.workbook, other.clock);
  hands.deleteRows('Customers', 4, 3);
  hands.typeCell({ sheet: 'Customers', row: 2, column: columnNamed(other, 'Customers', 'Notes') }, 'By hand');
  const file = JSON.parse(textOf('workspace.json'));
  file.customers[0].name = 'Another name';
  file.customers[3].id = 'cus_nonsense';
  file.customers[4].name = 5;
  file.settings.currency = 'CHF';
  const [lost, , wrong] = [file.customers[2], file.customers[3], file.customers[4]];
  const report = await importInto(other, 'workspace.json', JSON.stringify(file));
  expect(report.written.customers).toBe(1);
  expect(report.present).toBe(36);
  expect(report.refused).toEqual([
    'cus_nonsense: cus_nonsense is no id of a customer.',
    `${wrong.id}: Its name is of the wrong kind.`,
  ]);
  expect(report.settings).toEqual(['currency is "CHF" in the file and "EUR" here.']);
  const shown = recordsOf(other, 'customers');
  expect(shown.map(({ id }) => id)).toContain(lost.id);
  expect(shown.find(({ id }) => id === file.customers[0].id)).toMatchObject({
    name: 'Customer 1',
    notes: 'By hand',
  });
});

test('A record is not put in the place of another', async () => {
  const other = createTestWorkspace();
  other.create('customers', { name: 'First here' });
  other.create('customers', { name: 'Second here', external_id: 'ext-3' });
  const { refused, written } = await importInto(other, 'workspace.json');
  expect(written.customers).toBe(3);
  expect(refused).toHaveLength(3);
  expect(refused.filter((sentence) => /: Its place [12] belongs to cus_/.test(sentence))).toHaveLength(2);
  expect(
    refused.filter((sentence) => /: Its external_id "ext-3" belongs to cus_/.test(sentence)),
  ).toHaveLength(1);
  expect(recordsOf(other, 'customers')).toHaveLength(5);
});

test.each([
  ['notes.txt', 'hello', /Choose what the rows are: customers or products/],
  ['x.json', '{"object":"invoice"}', /no export of a workspace/],
  ['x.json', '{"object":"workspace_export","format":2}', /has the format 2, and this is 1/],
  ['x.json', '{"object":"workspace_export","format":1,"invoices":{}}', /invoices is no list/],
  ['x.csv', '', /The file is empty/],
])('%s with %j is refused in a sentence', async (name, text, sentence) => {
  await expect(importInto(office, name, text === 'hello' ? 'Hello\nWorld\n' : text)).rejects.toThrow(
    sentence,
  );
});

test('A person who is not the owner gets nothing', () => {
  const request = JSON.stringify({ command: 'exchange_page', input: { plural: 'invoices', before: null } });
  const outcome = office.emulator.callFromPage('developerArea', [request], 'editor@example.com');
  expect(outcome).toMatchObject({ ok: true, value: '' });
});
