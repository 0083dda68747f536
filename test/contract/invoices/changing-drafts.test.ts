/** Draft invoices and quotations change by merge patch in every field, and are priced anew. */
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { create, patch, read, eventsOf, bill } = workspace;

const items = [
  { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20, discount_percent: 10 },
];

const draftOf = (body: object = {}): ReturnType<typeof bill> => bill({ status: 'draft', items, ...body });

describe('a draft that is read, edited and sent back whole', () => {
  test.each([
    ['with a discount', { discount: '50.00' }],
    ['with a discount in percent', { discount_percent: 5 }],
    ['with prices that contain the tax', { tax_inclusive: true }],
    ['of a total', { items: undefined, total: '99.50' }],
    ['of a total with tax in it', { items: undefined, total: 119, tax_rate: 19 }],
    ['with dates, texts and metadata', { invoice_date: '2026-01-02', notes: 'n', metadata: { a: 'b' } }],
  ])('%s stays as it is when nothing was edited', (_name, body) => {
    for (const record of [
      draftOf(body),
      create('quotations', {
        ...body,
        customer_name: 'Ada',
        items: 'items' in body ? undefined : items,
        invoice_date: undefined,
      }),
    ]) {
      const answer = expectNothingWritten(workspace, () => patch(record, record));
      expect(answer).toMatchObject({ status: 200, body: record });
      expect(eventsOf(record)).toHaveLength(1);
    }
  });

  test('takes the edit and nothing else', () => {
    const before = draftOf({ discount: '50.00' });
    const { body } = patch(before, { ...before, notes: 'Thanks', discount: '20.00' });
    expect(body).toMatchObject({ notes: 'Thanks', discount: '20.00', discount_total: 20, version: 2 });
    expect(body.items).toEqual(before.items);
    expect(body.amount_due).toBe(body.total);
    expect(read(before)).toEqual(body);
    expect(eventsOf(before)).toEqual(['invoice.created', 'invoice.updated']);
  });

  test('is refused where the edit is the server’s, and status names the actions', () => {
    const before = draftOf();
    const edited = { ...before, subtotal: 1, amount_due: 0, status: 'open', shape: 'total', etag: '"x"' };
    const answer = expectNothingWritten(workspace, () => patch(before, edited));
    expectFaults(answer, [
      '/amount_due read_only',
      '/etag read_only',
      '/shape read_only',
      '/status read_only',
      '/subtotal read_only',
    ]);
    const { message } = answer.body.errors.find(({ pointer }: { pointer: string }) => pointer === '/status');
    expect(message).toContain('actions, not by PATCH. Possible now: finalize, duplicate, delete.');
  });

  test('of a quotation is no way to send it', () => {
    const quotation = create('quotations', { customer_name: 'Ada', items });
    for (const status of ['sent', 'accepted', 'nonsense', null]) {
      expectFaults(patch(quotation, { status }), ['/status read_only']);
    }
    expect(read(quotation)).toEqual(quotation);
  });
});

describe('the discount of a draft', () => {
  test('as an amount clears that in percent, and the reverse', () => {
    const before = draftOf({ discount_percent: 10 });
    const amount = patch(before, { discount: '5.00' }).body;
    expect(amount).toMatchObject({ discount: '5.00', discount_percent: null, discount_total: 5 });
    const percent = patch(amount, { ...amount, discount_percent: 20 }).body;
    expect(percent).toMatchObject({ discount: '0.00', discount_percent: 20, discount_total: 227.99 });
    const none = patch(percent, { discount_percent: null }).body;
    expect(none).toMatchObject({ discount: '0.00', discount_percent: null, discount_total: 0 });
  });

  test('is not both, and not more than the subtotal', () => {
    const draft = draftOf();
    expectFaults(patch(draft, { discount: '5.00', discount_percent: 5 }), [
      '/discount mutually_exclusive',
      '/discount_percent mutually_exclusive',
    ]);
    expectFaults(patch(draft, { discount: '5000.00' }), ['/discount discount_exceeds_subtotal']);
    expect(patch(draft, { discount: '1.00', discount_percent: null }).body.discount).toBe('1.00');
  });
});

describe('a draft of a total', () => {
  test('is priced anew by its total, and keeps its line and its tax', () => {
    const before = draftOf({ items: undefined, total: 119, tax_rate: 19 });
    const { body } = patch(before, { total: 238 });
    expect(body).toMatchObject({ shape: 'total', total: 238, tax_total: 38, amount_due: 238 });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ id: before.items[0].id, unit_price: 238, tax_rate: 19 });
    expect(patch(body, { tax_rate: 7, total: '107.00' }).body).toMatchObject({ total: 107, tax_total: 7 });
    expect(patch(body, { tax_rate: null }).body).toMatchObject({ total: 107, tax_total: 0, version: 4 });
    expect(patch(body, { tax_rate: null }).body).toMatchObject({ total: 107, version: 4 });
    expectItemsShown(workspace, 'Invoice items', allInvoices());
  });

  test('takes no discount, and too many decimals are its fault', () => {
    const before = draftOf({ items: undefined, total: 100 });
    expectFaults(patch(before, { discount: '5.00' }), ['/discount mutually_exclusive']);
    expectFaults(patch(before, { total: '1.005' }), ['/total too_many_decimals']);
    expectFaults(patch(before, { total: -1 }), ['/total out_of_range']);
  });

  test('becomes one of lines when lines are given', () => {
    const before = draftOf({ items: undefined, total: 100 });
    const { body } = patch(before, { items, discount: '10.00' });
    expect(body).toMatchObject({ shape: 'items', discount_total: 10 });
    expect(body.items).toHaveLength(2);
    expectItemsShown(workspace, 'Invoice items', allInvoices());
  });
});

describe('a draft of lines', () => {
  test('becomes one of a total when its lines are taken away and a total is given', () => {
    const before = draftOf({ discount: '10.00', tax_inclusive: true });
    const { body } = patch(before, { items: null, total: '80.50' });
    expect(body).toMatchObject({ shape: 'total', total: 80.5, discount: '0.00', tax_inclusive: false });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ quantity: 1, unit_price: 80.5, tax_rate: 0 });
    expect(patch(draftOf(), { items: null, total: 119, tax_rate: 19 }).body).toMatchObject({ tax_total: 19 });
    expectItemsShown(workspace, 'Invoice items', allInvoices());
  });

  test('is not without both, and a total has no discount then either', () => {
    const before = draftOf({ discount_percent: 5 });
    expectFaults(patch(before, { items: null }), ['/items required', '/total required']);
    expectFaults(patch(before, { items: null, total: 5, discount: '1.00' }), [
      '/discount mutually_exclusive',
    ]);
    expect(patch(before, { items: null, total: 5 }).body).toMatchObject({ discount_percent: null, total: 5 });
  });
});

describe('the total of a draft of lines', () => {
  test('is a check of what the lines add up to', () => {
    const before = draftOf();
    const answer = expectNothingWritten(workspace, () => patch(before, { total: 1 }));
    expectFaults(answer, ['/total total_mismatch']);
    const right = patch(before, { items: [{ description: 'One', unit_price: 7 }], total: 7 });
    expect(right).toMatchObject({ status: 200, body: { total: 7 } });
  });
});

describe('the customer of a draft', () => {
  test('changes by id, or by a name that is found or made', () => {
    const grace = create('customers', { name: 'Grace', email: 'grace@example.com' });
    const before = draftOf();
    const byId = patch(before, { customer_id: grace.id }).body;
    expect(byId).toMatchObject({ customer_id: grace.id, customer_name: 'Grace', customer: null });
    const byName = patch(byId, { ...byId, customer_name: 'Mary' }).body;
    expect(byName).toMatchObject({ customer_name: 'Mary', customer_email: null });
    expect(byName.customer_id).not.toBe(grace.id);
    expectFaults(patch(byName, { customer_id: 'cus_01KEBZ00000000000000000000' }), [
      '/customer_id not_found',
    ]);
    expect(patch(byName, { customer_name: ' grace ' }).body.customer_id).toBe(grace.id);
  });

  test('that has another name by now moves no draft that a patch leaves alone', () => {
    const before = draftOf({ customer_name: 'Old name' });
    const customer = workspace.get(`/api/v1/customers/${before.customer_id}`).body;
    patch(customer, { name: 'New name' });
    expect(expectNothingWritten(workspace, () => patch(before, before)).body).toEqual(before);
    expect(patch(before, { notes: 'n' }).body.customer_name).toBe('New name');
  });
});

test('the dates of a draft may be set, cleared and not be turned round', () => {
  const before = draftOf({ invoice_date: '2026-02-10', due_date: '2026-02-20' });
  expectFaults(patch(before, { due_date: '2026-02-09' }), ['/due_date due_before_invoice_date']);
  expectFaults(patch(before, { invoice_date: '2026-02-21' }), ['/due_date due_before_invoice_date']);
  expect(patch(before, { invoice_date: null, due_date: null }).body).toMatchObject({
    invoice_date: null,
    due_date: null,
  });
});

function allInvoices(): ReturnType<typeof bill>[] {
  return workspace.get('/api/v1/invoices', { query: 'limit=500' }).body.data;
}
