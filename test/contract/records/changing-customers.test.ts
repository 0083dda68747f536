/** Customers change by merge patch, and go while nothing refers to them. */
import { exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { create, patch, remove, read, eventsOf, bill, get } = workspace;

test('A customer whose country was accepted before countries were checked is read and changed as ever', async () => {
  const customer = create('customers', { name: 'Old', billing_address: { city: 'Leeds', country: 'GB' } });
  const exported = await exportWorkspace(portOf(workspace.emulator));
  const text = exported.files.find(({ name }) => name === 'workspace.json')?.text ?? '';
  const other = createTestClient();
  const old = text.replace(/"GB"/g, '"UK"');
  await importFile(portOf(other.emulator), { fileName: 'workspace.json', text: old, plural: null });
  const before = other.read(customer);
  expect(before.billing_address.country).toBe('UK');
  const { body } = other.patch(before, { ...before, notes: 'n' });
  expect(body).toMatchObject({ notes: 'n', billing_address: { city: 'Leeds', country: 'UK' } });
  const invoice = other.bill({ customer_id: before.id });
  expect(invoice.customer.billing_address.country).toBe('UK');
  const moved = { billing_address: { city: 'York' } };
  expectFaults(other.patch(before, moved), ['/billing_address/country invalid_format']);
});

describe('a patch of a customer', () => {
  test('changes what it names and leaves the rest', () => {
    const before = create('customers', {
      name: 'Ada',
      email: 'ada@example.com',
      metadata: { a: '1', b: '2' },
    });
    const { status, body, headers } = patch(before, { name: 'Ada King', metadata: { a: null, c: '3' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      name: 'Ada King',
      metadata: { b: '2', c: '3' },
      version: 2,
      etag: headers.ETag,
      updated_at: body.updated_at,
    });
    expect(body.updated_at > before.updated_at).toBe(true);
    expect(headers.ETag).not.toBe(before.etag);
    expect(read(before)).toEqual(body);
    expect(eventsOf(before)).toEqual(['customer.created', 'customer.updated']);
  });

  test('clears with null, merges an address, and replaces lists', () => {
    const billing_address = { line1: 'Main St 1', city: 'London', country: 'GB' };
    const tax_ids = [{ type: 'eu_vat', value: 'DE1' }];
    const before = create('customers', { name: 'Ada', phone: '123', billing_address, tax_ids });
    const { body } = patch(before, {
      phone: null,
      billing_address: { city: 'Leeds', line1: null },
      tax_ids: [{ type: 'gb_vat', value: 'GB2' }],
    });
    expect(body.phone).toBeNull();
    expect(body.billing_address).toMatchObject({ line1: null, city: 'Leeds', country: 'GB' });
    expect(body.tax_ids).toEqual([{ type: 'gb_vat', value: 'GB2' }]);
    expect(body.tax_id).toBe('GB2');
    expect(patch(body, { billing_address: null }).body.billing_address).toBeNull();
  });

  test('of the tax id in short replaces the first of the list', () => {
    const tax_ids = [
      { type: 'eu_vat', value: 'DE1' },
      { type: 'gb_vat', value: 'GB2' },
    ];
    const before = create('customers', { name: 'Ada', tax_ids });
    const changed = patch(before, { tax_id: 'FR3' }).body;
    expect(changed).toMatchObject({ tax_id: 'FR3', tax_ids: [{ value: 'FR3' }, { value: 'GB2' }] });
    expect(patch(changed, { tax_id: null }).body).toMatchObject({
      tax_id: 'GB2',
      tax_ids: [{ value: 'GB2' }],
    });
    expect(patch(changed, { tax_ids: [] }).body).toMatchObject({ tax_id: null, tax_ids: [] });
  });

  test('that sends back what was read changes nothing and writes nothing', () => {
    const before = create('customers', { name: 'Same', metadata: { a: '1' }, tax_id: 'GB9' });
    for (const body of [before, {}, { name: 'Same' }, { metadata: { a: '1' } }, { metadata: {} }]) {
      const answer = expectNothingWritten(workspace, () => patch(before, body));
      expect(answer).toMatchObject({ status: 200, body: before });
    }
    expect(eventsOf(before)).toEqual(['customer.created']);
  });

  test('is refused for what the server sets, and for what no customer has', () => {
    const before = create('customers', { name: 'Kept' });
    const answer = expectNothingWritten(workspace, () =>
      patch(before, {
        ...before,
        id: 'cus_1',
        version: 7,
        created_at: '2020-01-01T00:00:00.000Z',
        nmae: 'x',
      }),
    );
    expectFaults(answer, [
      '/created_at read_only',
      '/id read_only',
      '/nmae unknown_field',
      '/version read_only',
    ]);
  });

  test('is refused without a name, without an object, and for an external_id that another has', () => {
    const holder = create('customers', { name: 'Holder', external_id: 'E-1' });
    const before = create('customers', { name: 'Other', external_id: 'E-2' });
    expectFaults(patch(before, { name: null }), ['/name required']);
    expectRefused(patch(before, []), 422, 'validation_failed');
    const answer = expectNothingWritten(workspace, () => patch(before, { external_id: 'E-1' }));
    expectRefused(answer, 409, 'external_id_taken', { existing_id: holder.id });
    expect(patch(before, { external_id: 'E-2', name: 'Own' }).body.name).toBe('Own');
    expect(patch(before, { external_id: null }).body.external_id).toBeNull();
    expect(create('customers', { name: 'Next', external_id: 'E-2' }).external_id).toBe('E-2');
  });

  test('leaves the documents that were issued as they were', () => {
    const invoice = bill({ customer_name: 'Before marriage' });
    const customer = get(`/api/v1/customers/${invoice.customer_id}`).body;
    expect(patch(customer, { name: 'After marriage' }).status).toBe(200);
    expect(read(invoice)).toEqual(invoice);
    // The name is found as it is now.
    expect(bill({ customer_name: 'after  MARRIAGE' }).customer_id).toBe(customer.id);
    expect(bill({ customer_name: 'Before marriage' }).customer_id).not.toBe(customer.id);
  });
});

describe('an archived customer', () => {
  test('gets no new document by its id or its name, until it is taken back', () => {
    const customer = create('customers', { name: 'Archive' });
    expect(patch(customer, { archived: true }).body.archived).toBe(true);
    const items = [{ description: 'x', unit_price: 1 }];
    for (const plural of ['invoices', 'quotations']) {
      const body = { customer_id: customer.id, items };
      const answer = expectNothingWritten(workspace, () => workspace.post(`/api/v1/${plural}`, body));
      expectFaults(answer, ['/customer_id archived_customer']);
    }
    expect(bill({ customer_name: 'Archive' }).customer_id).not.toBe(customer.id);
    patch(customer, { archived: false });
    expect(bill({ customer_name: undefined, customer_id: customer.id }).customer_id).toBe(customer.id);
  });

  test('keeps the drafts that it has, but no other draft becomes its', () => {
    const customer = create('customers', { name: 'Late archive' });
    const draft = bill({ customer_name: 'Late archive', status: 'draft' });
    const other = bill({ customer_name: 'Somebody', status: 'draft' });
    patch(customer, { archived: true });
    expect(patch(draft, { notes: 'still here' })).toMatchObject({
      status: 200,
      body: { notes: 'still here' },
    });
    expectFaults(patch(other, { customer_id: customer.id }), ['/customer_id archived_customer']);
  });
});

describe('a deleted customer', () => {
  test('is gone for good, and told as deleted', () => {
    const customer = create('customers', { name: 'Gone', external_id: 'gone-1' });
    const answer = remove(customer);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: customer.id, object: 'customer', deleted: true },
    });
    expectRefused(get(`/api/v1/customers/${customer.id}`), 404, 'not_found');
    expectRefused(remove(customer), 404, 'not_found');
    expectRefused(patch(customer, { name: 'Back' }), 404, 'not_found');
    expect(eventsOf(customer)).toEqual(['customer.created', 'customer.deleted']);
    expect(create('customers', { name: 'Gone', external_id: 'gone-1' }).id).not.toBe(customer.id);
  });

  test.each(['invoices', 'quotations'])('is none that %s refer to, drafts among them', (plural) => {
    const document = create(plural, { customer_name: `Of ${plural}`, total: 1, status: 'draft' });
    const customer = get(`/api/v1/customers/${document.customer_id}`).body;
    const answer = expectNothingWritten(workspace, () => remove(customer));
    expectRefused(answer, 409, 'not_deletable');
    expect(answer.body.detail).toContain('archived');
    expect(remove(document).status).toBe(200);
    expect(remove(customer).status).toBe(200);
  });
});
