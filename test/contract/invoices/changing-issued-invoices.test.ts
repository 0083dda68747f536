/** What may still change of an invoice that was issued, and what may not. */
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

type AnyRecord = Answered['body'];

const workspace = createTestClient();
const { patch, read, eventsOf, bill, did, create } = workspace;

const remarks = {
  due_date: '2026-03-01',
  notes: 'Thanks',
  terms: 'Net',
  po_number: 'PO 7',
  metadata: { order: '7' },
};

const ownRemarks = { notes: 'Mine', metadata: { order: '7' } };

/** Checks that the record takes notes, metadata and an external id, with a version and an event. */
function expectOnlyRemarksChange(before: AnyRecord): void {
  const news = { ...ownRemarks, external_id: `X-${before.id}` };
  const { body } = patch(before, news);
  expect(body).toEqual({
    ...before,
    ...news,
    version: before.version + 1,
    etag: body.etag,
    updated_at: body.updated_at,
  });
  expect(read(before)).toEqual(body);
  expect(eventsOf(before).slice(-1)).toEqual([`${before.object}.updated`]);
}

test.each([{ total: '100.00' }, { discount: 0 }, { discount: '0' }, { currency: 'EUR' }])(
  'what it says already in another spelling changes nothing: %p',
  (said) => {
    const invoice = bill();
    expect(patch(invoice, said).body).toEqual(invoice);
    expect(patch(invoice, { ...said, notes: 'n' }).body).toMatchObject({
      notes: 'n',
      version: 2,
      total: 100,
    });
  },
);

test('a field that there is none of is named, and not taken for one that may not change', () => {
  expectFaults(patch(bill(), { note: 'x' }), ['/note unknown_field']);
});

describe.each([
  ['open', () => bill()],
  [
    'partially_paid',
    () => {
      const invoice = bill();
      did(invoice, 'payments', { amount: 40 });
      return read(invoice);
    },
  ],
])('an invoice that is %s', (status, make) => {
  test('takes another due date, remarks and metadata', () => {
    const before = make();
    expect(before.status).toBe(status);
    const { body } = patch(before, { ...before, ...remarks, external_id: `E-${status}` });
    expect(body).toEqual({
      ...before,
      ...remarks,
      external_id: `E-${status}`,
      version: before.version + 1,
      etag: body.etag,
      updated_at: body.updated_at,
    });
    expect(read(before)).toEqual(body);
    expect(eventsOf(before).slice(-1)).toEqual(['invoice.updated']);
    expect(patch(body, { notes: null, metadata: { order: null } }).body).toMatchObject({
      notes: null,
      metadata: {},
    });
  });

  test.each([
    ['items', [{ description: 'Other', unit_price: 1 }]],
    ['discount', '1.00'],
    ['customer_name', 'Grace'],
    ['currency', 'USD'],
    ['invoice_date', '2026-01-06'],
    ['number', 'OWN-1'],
    ['total', 99],
    ['tax_inclusive', true],
  ])('keeps its %s', (field, value) => {
    const before = make();
    const answer = expectNothingWritten(workspace, () => patch(before, { [field]: value, notes: 'n' }));
    expectRefused(answer, 409, 'invoice_not_editable', {
      current_status: status,
      allowed_actions: before.allowed_actions,
    });
    expect(answer.body.detail).toContain(field);
    expect(read(before)).toEqual(before);
  });

  test('is not due before its own date, and by its terms when the due date is cleared', () => {
    const before = make();
    expectFaults(patch(before, { due_date: '2026-01-06' }), ['/due_date due_before_invoice_date']);
    const later = patch(before, { due_date: '2026-06-01' }).body;
    expect(patch(later, { due_date: null }).body.due_date).toBe('2026-02-06');
  });

  test('sent back whole stays as it is', () => {
    const before = make();
    expect(expectNothingWritten(workspace, () => patch(before, before)).body).toEqual(before);
  });
});

describe.each([
  ['paid', () => bill({ items: [{ description: 'Free', unit_price: 0 }] })],
  ['void', () => did(bill(), 'void')],
  ['uncollectible', () => did(bill(), 'mark_uncollectible')],
])('an invoice that is %s', (status, make) => {
  test('takes your own remarks, and changes in nothing else', () => {
    const before = make();
    for (const change of [{ due_date: '2026-03-01' }, { po_number: 'P' }, { terms: 'Net', notes: 'n' }]) {
      const answer = expectNothingWritten(workspace, () => patch(before, change));
      expectRefused(answer, 409, 'invoice_not_editable', { current_status: status });
    }
    expect(patch(before, before)).toMatchObject({ status: 200, body: before });
    expectOnlyRemarksChange(before);
  });
});

describe.each(['sent', 'accepted', 'declined', 'canceled', 'invoiced'])(
  'a quotation that is %s',
  (status) => {
    test('takes your own remarks, and changes in nothing else', () => {
      const quotation = create('quotations', { customer_name: 'Ada', total: 9, status: 'sent' });
      const actions: Record<string, string[]> = {
        accepted: ['accept'],
        declined: ['decline'],
        canceled: ['cancel'],
        invoiced: ['accept', 'convert'],
      };
      for (const action of actions[status] ?? []) did(quotation, action);
      const before = read(quotation);
      expect(before.status).toBe(status);
      const answer = expectNothingWritten(workspace, () => patch(before, { title: 'Other' }));
      expectRefused(answer, 409, 'quotation_not_editable', {
        current_status: status,
        allowed_actions: before.allowed_actions,
      });
      expect(patch(before, before)).toMatchObject({ status: 200, body: before });
      expectOnlyRemarksChange(before);
    });
  },
);

describe('a payment', () => {
  const remarked = { ...ownRemarks, reference: 'R-7' };

  test.each([
    ['received', (payment: AnyRecord) => payment],
    ['voided', (payment: AnyRecord) => did(payment, 'void')],
  ])('that is %s takes another reference and your own remarks', (status, make) => {
    const before = make(create('payments', { invoice_id: bill().id, amount: 40 }));
    expect(before.status).toBe(status);
    const sent = { ...before, ...remarked, external_id: `P-${status}` };
    const { status: code, headers, body } = patch(before, sent, { 'if-match': before.etag });
    expect(code).toBe(200);
    expect(headers.ETag).toBe(body.etag);
    expect(body).toEqual({
      ...sent,
      version: before.version + 1,
      etag: body.etag,
      updated_at: body.updated_at,
    });
    expect(read(before)).toEqual(body);
    expect(eventsOf(before).slice(-1)).toEqual(['payment.updated']);
    expectRefused(patch(before, { notes: 'x' }, { 'if-match': before.etag }), 412, 'etag_mismatch');
    expect(expectNothingWritten(workspace, () => patch(body, body)).body).toEqual(body);
  });

  test('is changed once by a request that is repeated', () => {
    const payment = create('payments', { invoice_id: bill().id, amount: 40 });
    const once = { 'idempotency-key': 'remark-1' };
    const first = patch(payment, { notes: 'n' }, once);
    expect(expectNothingWritten(workspace, () => patch(payment, { notes: 'n' }, once)).body).toEqual(
      first.body,
    );
  });

  test('keeps what was booked', () => {
    const payment = create('payments', { invoice_id: bill().id, amount: 40 });
    expectFaults(patch(payment, { amount: 50, invoice_id: bill().id, status: 'voided' }), [
      '/amount read_only',
      '/invoice_id read_only',
      '/status read_only',
    ]);
    for (const change of [{ payment_date: '2026-01-02' }, { method: 'cash', notes: 'n' }]) {
      const answer = expectNothingWritten(workspace, () => patch(payment, change));
      expectRefused(answer, 409, 'invalid_state', { current_status: 'received' });
    }
  });
});

test('an external_id that another invoice has is refused with what the invoice allows', () => {
  const holder = bill({ external_id: 'X-1' });
  const other = bill();
  const answer = expectNothingWritten(workspace, () => patch(other, { external_id: 'X-1' }));
  expectRefused(answer, 409, 'external_id_taken', { existing_id: holder.id, current_status: 'open' });
});
