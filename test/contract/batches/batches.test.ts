/** Batches: several records in one request, all of them or none. */
import { expectFaults, expectRefused, expectReplay } from '../support/expect-answer.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { bill, clock, create, did, eventsOf, get, post, read, setSetting, type, workbook } = workspace;

type AnyRecord = Answered['body'];

const line = { description: 'Gears', unit_price: 10 };

function send(plural: string, data: unknown, rest: object = {}, headers = {}): Answered {
  return post(`/api/v1/${plural}/batch`, { data, ...rest }, { headers });
}

function made(plural: string, data: unknown): AnyRecord[] {
  const answer = send(plural, data);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

function refuse(plural: string, data: unknown, rest: object = {}): Answered {
  return expectNothingWritten(workspace, () => send(plural, data, rest));
}

describe('a batch', () => {
  test('creates its records in their order, as GET shows them, with the events of each', () => {
    const answer = send('invoices', [
      { customer_name: 'Ada', items: [line, line] },
      { customer_name: 'Grace', total: 5 },
      { customer_name: ' ada ', items: [line], status: 'draft' },
      { customer_name: 'Ada', items: [{ ...line, unit_price: 0 }] },
    ]);
    expect(answer).toMatchObject({ status: 201, body: { object: 'batch' } });
    for (const name of ['ETag', 'Location']) expect(answer.headers).not.toHaveProperty(name);
    const records: AnyRecord[] = answer.body.data;
    const numbers = ['INV-2026-0001', 'INV-2026-0002', null, 'INV-2026-0003'];
    expect(records.map(({ number }) => number)).toEqual(numbers);
    const [first, second, draft, free] = records;
    expect(new Set([first, draft, free].map(({ customer_id }) => customer_id)).size).toBe(1);
    for (const one of records) expect(read(one)).toEqual(one);
    expect(get('/api/v1/invoices', { query: 'limit=4' }).body.data).toEqual([...records].reverse());
    const issued = ['invoice.created', 'invoice.finalized'];
    for (const one of [first, second]) expect(eventsOf(one)).toEqual(issued);
    expect(eventsOf(draft)).toEqual(['invoice.created']);
    expect(eventsOf(free)).toEqual([...issued, 'invoice.paid']);
    expectItemsShown(workspace, 'Invoice items', records);
    expect(rowsByHeader(workbook, 'Customers').map((row) => row.Name)).toEqual(['Ada', 'Grace']);
  });

  test('shows each record the warnings of its own body', () => {
    const [, warned, other] = made('invoices', [
      { customer_name: 'Ada', items: [line] },
      { customer_name: 'Ada', items: [line, { ...line, tax_rate: 0.2 }] },
      { customer_name: 'Ada', items: [line] },
    ]);
    expect(warned.warnings).toMatchObject([
      { code: 'tax_rate_looks_like_fraction', pointer: '/items/1/tax_rate' },
    ]);
    expect(other.warnings).toEqual([]);
  });

  test('is done once for an Idempotency-Key, and answered again to the byte', () => {
    const headers = { 'Idempotency-Key': 'once' };
    const data = [{ name: 'Hedy' }, { name: 'Rosalind' }];
    const first = send('customers', data, {}, headers);
    const again = expectNothingWritten(workspace, () => send('customers', data, {}, headers));
    expectReplay(first, again);
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    for (const other of [send('customers', [data[0]], {}, headers), send('customers', [], {}, headers)])
      expectRefused(other, 422, 'idempotency_key_reused');
  });

  test('books payments one after the other', () => {
    const [one, other] = [bill(), bill()];
    const payments = made('payments', [
      { invoice_id: one.id, amount: 30 },
      { invoice_number: other.number },
      { invoice_id: one.id, amount: 20 },
      { invoice_id: one.id },
    ]);
    expect(payments.map(({ amount }) => amount)).toEqual([30, 100, 20, 50]);
    expect(read(one)).toMatchObject({ status: 'paid', amount_paid: 100, amount_due: 0, version: 2 });
    const issued = ['invoice.created', 'invoice.finalized'];
    expect(eventsOf(one)).toEqual([...issued, 'invoice.partially_paid', 'invoice.paid']);
    expect(eventsOf(other)).toEqual([...issued, 'invoice.paid']);
    for (const payment of payments) expect(eventsOf(payment)).toEqual(['payment.received']);
    const third = bill();
    expectFaults(
      refuse('payments', [
        { invoice_id: third.id, amount: 60 },
        { invoice_id: third.id, amount: 60 },
      ]),
      ['/data/1/amount payment_exceeds_amount_due'],
    );
    expect(read(third)).toEqual(third);
  });

  test('takes numbers that the caller gives, the next ones of the series in their order', () => {
    const [next] = made('quotations', [{ customer_name: 'Ada', total: 1, status: 'sent' }]);
    expect(next.number).toBe('QUO-2026-0001');
    const given = ['QUO-2026-0002', 'OWN-1', 'QUO-2026-0003'];
    const data = given.map((number) => ({ customer_name: 'Ada', total: 1, status: 'sent', number }));
    expect(made('quotations', data).map(({ number }) => number)).toEqual(given);
    const drafts = ['OWN-2', 'OWN-2'].map((number) => ({ customer_name: 'Ada', total: 1, number }));
    expect(made('quotations', drafts).map(({ number }) => number)).toEqual(['OWN-2', 'OWN-2']);
  });

  test('begins with what a person has typed into the rows that it uses', () => {
    const invoices = [bill(), bill()];
    for (const invoice of invoices) type('Invoices', invoice, 'PO number', 'PO-9');
    const payments = made(
      'payments',
      invoices.map(({ id }) => ({ invoice_id: id, amount: 1 })),
    );
    expect(payments).toHaveLength(2);
    for (const invoice of invoices)
      expect(read(invoice)).toMatchObject({ po_number: 'PO-9', amount_paid: 1, version: 3 });
  });
});

describe('a batch with a fault', () => {
  test('creates nothing, and names every fault and every conflict of its records', () => {
    const taken = create('customers', { name: 'Taken', external_id: 'taken-1' });
    const answer = refuse('customers', [
      { name: 'Good' },
      { name: '', emial: 'x' },
      { name: 'Conflict', external_id: 'taken-1' },
      7,
      { name: 'Good too', email: 'x' },
    ]);
    expectFaults(answer, [
      '/data/1/name required',
      '/data/1/emial unknown_field',
      '/data/2/external_id external_id_taken',
      '/data/3 invalid_type',
      '/data/4/email invalid_email',
    ]);
    const conflict = answer.body.errors.find(({ code }: { code: string }) => code === 'external_id_taken');
    expect(conflict.existing_id).toBe(taken.id);
    const invoices = refuse('invoices', [
      { customer_name: 'Never', items: [line] },
      { customer_id: 'cus_1', items: [line, { ...line, quantity: 0 }] },
      { customer_name: 'Never', total: 1, number: 'INV-2026-0999' },
    ]);
    expectFaults(invoices, [
      '/data/1/items/1/quantity out_of_range',
      '/data/1/customer_id not_found',
      '/data/2/number number_reserved',
    ]);
    expect(invoices.body.errors.pop().next_number).toMatch(/^INV-2026-/);
  });

  test('names both records that share what only one may have', () => {
    expectFaults(
      refuse('products', [
        { name: 'A', unit_price: 1, sku: 'S-1' },
        { name: 'B', unit_price: true, sku: 'S-1' },
        { name: 'C', unit_price: 1, external_id: 'E-1' },
        { name: 'D', unit_price: 1, external_id: 'E-1' },
      ]),
      [
        '/data/0/sku sku_taken',
        '/data/1/sku sku_taken',
        '/data/1/unit_price invalid_type',
        '/data/2/external_id external_id_taken',
        '/data/3/external_id external_id_taken',
      ],
    );
    const own = { customer_name: 'Ada', total: 1, number: 'MINE-1' };
    expectFaults(refuse('invoices', [own, { customer_name: 'Ada', total: 1 }, own]), [
      '/data/0/number number_taken',
      '/data/2/number number_taken',
    ]);
  });

  test('is refused for a record that only a person can correct', () => {
    const broken = create('customers', { name: 'Broken' });
    type('Customers', broken, 'Payment terms (days)', 'soon');
    clock.advance(60_000);
    const answer = refuse('invoices', [
      { customer_id: broken.id, total: 1 },
      { customer_name: 'Ada', total: 1 },
    ]);
    expectFaults(answer, ['/data/0 record_quarantined']);
  });

  test('is refused while its day is closed, or its invoice takes no payment', () => {
    const gone = bill();
    did(gone, 'void');
    expectFaults(refuse('payments', [{ invoice_id: gone.id, amount: 1 }]), ['/data/0 invalid_state']);
    setSetting('Books closed through', '2026-01-01');
    expectFaults(refuse('invoices', [{ customer_name: 'Ada', total: 1, invoice_date: '2025-12-31' }]), [
      '/data/0 period_locked',
    ]);
  });
});

describe('the body of a batch', () => {
  const customers = (count: number): object[] =>
    Array.from({ length: count }, (_none, index) => ({ name: `Number ${index}` }));

  test.each<[string, unknown, readonly string[]]>([
    ['no object', [], [' invalid_type']],
    ['no list', {}, ['/data required']],
    ['another list', { data: 'all' }, ['/data invalid_type']],
    ['nothing', { data: [] }, ['/data required']],
    ['51 records', { data: customers(51) }, ['/data too_many_items']],
    ['a text for atomic', { data: customers(1), atomic: 'yes' }, ['/atomic invalid_type']],
    ['an unknown member', { data: [{}], atomc: true }, ['/atomc unknown_field', '/data/0/name required']],
  ])('is refused with %s', (_what, body, faults) => {
    for (const headers of [{}, { 'Idempotency-Key': 'malformed' }]) {
      const answer = expectNothingWritten(workspace, () =>
        post('/api/v1/customers/batch', body, { headers }),
      );
      expectFaults(answer, faults);
    }
  });

  test('is refused with 501 lines, and with more bytes than any body may have', () => {
    const lines = (count: number): object => ({ customer_name: 'Ada', items: Array(count).fill(line) });
    expectFaults(refuse('invoices', [lines(200), lines(200), lines(101)]), ['/data too_many_items']);
    const large = { name: 'Ada', notes: 'x'.repeat(4_900) };
    const answer = expectNothingWritten(workspace, () =>
      post('/api/v1/customers/batch', { data: Array(50).fill({ ...large, phone: 'y'.repeat(400) }) }),
    );
    expectRefused(answer, 413, 'payload_too_large');
  });

  test('may hold 50 records and 500 lines', () => {
    const ten = { customer_name: 'Ada', items: Array(10).fill(line) };
    const records = made('quotations', Array(50).fill(ten));
    expect(records.map(({ items }) => items.length)).toEqual(Array(50).fill(10));
    for (const one of [records[0], records[49]]) expect(read(one)).toEqual(one);
    expect(get('/api/v1/quotations', { query: 'limit=50' }).body.data).toEqual([...records].reverse());
  });
});
