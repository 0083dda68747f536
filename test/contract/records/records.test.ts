/** One record: its tag, its place, and what becomes of it when a person edits its row. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed, expectNothingWritten, expectSameContent } from '../support/workbook-watch.ts';

function type(workspace: TestWorkspace, sheet: string, id: string, header: string, text: string): void {
  const rows = workspace.workbook.data.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const row = rows.findIndex((cells) => cells.includes(id)) + 1;
  const column = columnNamed(workspace, sheet, header);
  createPersonEdits(workspace.workbook, workspace.clock).typeCell({ sheet, row, column }, text);
}

describe('a record', () => {
  const workspace = createTestWorkspace();
  const bodies = {
    invoices: { customer_name: 'Ada', total: 1 },
    quotations: { customer_name: 'Ada', total: 1 },
    customers: { name: 'Grace' },
    products: { name: 'A product', unit_price: 1 },
  };

  test.each(Object.entries(bodies))('of %s has one tag, and a place that leads to it', (plural, body) => {
    const { body: created, headers } = workspace.post(`/api/v1/${plural}`, body);
    expect(headers.ETag).toMatch(/^"[^"]+"$/);
    expect(created.etag).toBe(headers.ETag);
    expect(headers.Location).toBe(`/api/v1/${plural}/${created.id}`);
    const read = workspace.get(headers.Location ?? '');
    expect(read.body).toEqual(created);
    expect(read.headers.ETag).toBe(headers.ETag);
    expect(workspace.get(`/api/v1/${plural}`, { query: 'limit=1' }).body.data[0].etag).toBe(headers.ETag);
  });

  test.each(Object.keys(bodies))('of %s is found by its own id alone', (plural) => {
    const { id } = workspace.get(`/api/v1/${plural}`, { query: 'limit=1' }).body.data[0];
    const [prefix, digits] = id.split('_');
    for (const other of [
      `${prefix}_01KEBZ00000000000000000000`,
      digits,
      id.toLowerCase(),
      '1',
      '2',
      '*',
      `${id}x`,
    ]) {
      expectRefused(workspace.get(`/api/v1/${plural}/${other}`), 404, 'not_found');
    }
  });

  test.each(Object.keys(bodies))('of %s is not found by a step up the path', (plural) => {
    expectRefused(workspace.get(`/api/v1/${plural}/..`), 404, 'not_found');
  });

  test('of one kind is none of another', () => {
    const { id } = workspace.create('customers', bodies.customers);
    expectRefused(workspace.get(`/api/v1/invoices/${id}`), 404, 'not_found');
  });
});

describe('a cell edited by a person', () => {
  test('changes the tag at once, and what the API answers', () => {
    const workspace = createTestWorkspace();
    const customer = workspace.create('customers', { name: 'Before', notes: 'kept' });
    type(workspace, 'Customers', customer.id, 'Name', 'After');
    const { body, headers } = workspace.get(`/api/v1/customers/${customer.id}`);
    expect(body).toMatchObject({ id: customer.id, name: 'After', notes: 'kept' });
    expect(headers.ETag).not.toBe(customer.etag);
    expect(body.etag).toBe(headers.ETag);
    type(workspace, 'Customers', customer.id, 'Name', 'Before');
    expect(workspace.get(`/api/v1/customers/${customer.id}`).headers.ETag).toBe(customer.etag);
  });

  test('leaves the tags of other records alone', () => {
    const workspace = createTestWorkspace();
    const [one, two] = ['One', 'Two'].map((name) => workspace.create('customers', { name }));
    type(workspace, 'Customers', one.id, 'Phone', '123');
    expect(workspace.get(`/api/v1/customers/${two.id}`).body).toEqual(two);
  });
});

describe('a cell of the wrong type', () => {
  const workspace = createTestWorkspace();
  const [good, bad, other] = [1, 2, 3].map((total) =>
    workspace.create('invoices', { customer_name: 'Ada', total }),
  );
  const product = workspace.create('products', { name: 'Spoilt', unit_price: 1 });
  type(workspace, 'Invoices', bad.id, 'Total', 'twelve');
  type(workspace, 'Products', product.id, 'Unit price', 'dear');

  test('keeps the record from being read, and names the column', () => {
    const answer = workspace.get(`/api/v1/invoices/${bad.id}`);
    expectRefused(answer, 409, 'record_quarantined', { column: 'Total' });
    expect(answer.body.detail).toContain('"Total"');
  });

  test('leaves it out of lists, which tell how many', () => {
    const { body } = workspace.get('/api/v1/invoices');
    expect(body.data).toEqual([other, good]);
    expect(body.quarantined).toBe(1);
    expect(workspace.get('/api/v1/quotations').body).not.toHaveProperty('quarantined');
  });

  test('lets no document be made of it', () => {
    const body = { customer_name: 'Ada', items: [{ product_id: product.id }] };
    const answer = expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
    expectRefused(answer, 409, 'record_quarantined', { column: 'Unit price' });
  });

  test('that is corrected brings the record back as it was', () => {
    type(workspace, 'Invoices', bad.id, 'Total', '2');
    expect(workspace.get(`/api/v1/invoices/${bad.id}`).body).toEqual(bad);
    expect(workspace.get('/api/v1/invoices').body).not.toHaveProperty('quarantined');
  });
});

describe('a renamed header', () => {
  test('stops the API with the name of the sheet and the column, until it is named back', () => {
    const workspace = createTestWorkspace();
    const { id } = workspace.create('customers', { name: 'Ada' });
    const column = columnNamed(workspace, 'Customers', 'Email');
    const hands = createPersonEdits(workspace.workbook, workspace.clock);
    hands.typeCell({ sheet: 'Customers', row: 1, column }, 'E-Mail');
    // Whoever knows the layout by heart may still answer; a write always looks.
    const answer = expectSameContent(workspace, () => workspace.post('/api/v1/customers', { name: 'Grace' }));
    expectRefused(answer, 503, 'workspace_misconfigured', { sheet: 'Customers', column: 'Email' });
    expect(answer.headers).toHaveProperty('Retry-After');
    hands.typeCell({ sheet: 'Customers', row: 1, column }, 'Email');
    expect(workspace.get(`/api/v1/customers/${id}`).status).toBe(200);
    expect(workspace.create('customers', { name: 'Grace' }).name).toBe('Grace');
  });
});

test('a record that a person has deleted is gone, and its place names nothing', () => {
  const workspace = createTestWorkspace();
  const { id } = workspace.create('customers', { name: 'Ada' });
  createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Customers', 2, 1);
  expectRefused(workspace.get(`/api/v1/customers/${id}`), 404, 'not_found');
  expectFaults(workspace.post('/api/v1/invoices', { customer_id: id, total: 1 }), ['/customer_id not_found']);
});
