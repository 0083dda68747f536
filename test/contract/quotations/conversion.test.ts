/** An accepted quotation becomes an invoice, once; and is accepted again when the draft is deleted. */
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, read, remove, eventsOf, get, create, bill, deleteRow, setSetting, type, patch } = workspace;

const items = [
  { description: 'Restoration', quantity: 2, unit_price: '600.00', tax_rate: 20 },
  { description: 'Film', unit_price: '12.50', discount_percent: 10 },
];

function accepted(body: object = {}): Answered['body'] {
  return did(create('quotations', { customer_name: 'Ada', items, ...body }), 'accept');
}

test('the invoice has what the quotation has, but the external_id', () => {
  const given = { discount: '50.00', currency: 'USD', notes: 'n', terms: 't', metadata: { a: 'b' } };
  const quotation = accepted({ ...given, external_id: 'offer-1', po_number: 'PO-1' });
  const answer = act(quotation, 'convert');
  expect(answer.status).toBe(201);
  expect(answer.headers.Location).toBe(`/api/v1/invoices/${answer.body.id}`);
  const { subtotal, total, tax_breakdown, customer_id } = quotation;
  expect(answer.body).toMatchObject({
    ...given,
    ...{ object: 'invoice', status: 'open', quotation_id: quotation.id, external_id: null },
    ...{ subtotal, total, tax_breakdown, customer_id, amount_due: total, amount_paid: 0 },
    ...{ invoice_date: '2026-01-07', due_date: '2026-02-06', customer: { name: 'Ada' } },
  });
  expect(read(answer.body)).toEqual(answer.body);
  expect(read(quotation)).toMatchObject({ status: 'invoiced', invoice_id: answer.body.id, version: 3 });
  expect(eventsOf(quotation)).toEqual(['quotation.created', 'quotation.accepted', 'quotation.invoiced']);
  expect(eventsOf(answer.body)).toEqual(['invoice.created', 'invoice.finalized']);
  expectItemsShown(workspace, 'Invoice items', [answer.body]);
});

test('it may be given its dates and its number, or be a draft', () => {
  const day = { invoice_date: '2026-01-02', due_date: '2026-01-20' };
  expect(did(accepted(), 'convert', { ...day, number: 'OWN-1' })).toMatchObject({ ...day, number: 'OWN-1' });
  expect(did(accepted(), 'convert', { status: 'draft' })).toMatchObject({
    status: 'draft',
    number: null,
    customer: null,
  });
});

test('a refusal leaves the quotation accepted', () => {
  const holder = bill({ number: 'OWN-2' });
  const quotation = accepted();
  const convert = (body: object): Answered =>
    expectNothingWritten(workspace, () => act(quotation, 'convert', body));
  expectRefused(convert({ number: 'OWN-2' }), 409, 'number_taken', {
    existing_id: holder.id,
    current_status: 'accepted',
  });
  expectFaults(convert({ due_date: '2026-01-06', status: 'paid' }), ['/status invalid_enum']);
  expectFaults(convert({ due_date: '2026-01-06' }), ['/due_date due_before_invoice_date']);
  expect(read(quotation)).toEqual(quotation);
});

test('the deletion of its draft sets the quotation back to accepted, and it converts again', () => {
  const quotation = accepted();
  const draft = did(quotation, 'convert', { status: 'draft' });
  expect(remove(draft).body).toEqual({ id: draft.id, object: 'invoice', deleted: true });
  const back = read(quotation);
  expect(back).toMatchObject({ status: 'accepted', invoice_id: null, version: 4 });
  expect(back.accepted_at).toBe(quotation.accepted_at);
  expect(back.allowed_actions).toContain('convert');
  expect(eventsOf(quotation).slice(-1)).toEqual(['quotation.updated']);
  const again = did(quotation, 'convert');
  expect(again.id).not.toBe(draft.id);
  expect(read(quotation).invoice_id).toBe(again.id);
});

test('the void of its invoice sets the quotation back to accepted, and it converts again', () => {
  const quotation = accepted();
  const wrong = did(quotation, 'convert');
  expectRefused(act(quotation, 'convert'), 409, 'quotation_already_invoiced', { current_status: 'invoiced' });
  const voided = did(wrong, 'void', { reason: 'Wrong customer' });
  expect(read(quotation)).toMatchObject({ status: 'accepted', invoice_id: null, version: 4 });
  expect(eventsOf(quotation).slice(-1)).toEqual(['quotation.updated']);
  const again = did(quotation, 'convert');
  expect(read(quotation)).toMatchObject({ status: 'invoiced', invoice_id: again.id });
  // The void invoice still names its quotation, so a list shows both.
  const { data } = get('/api/v1/invoices', { query: `quotation_id=${quotation.id}` }).body;
  expect(data).toEqual([again, voided]);
  expect(did(again, 'duplicate').void_reason).toBeNull();
});

test('an owner who types void on its invoice sets the quotation back, too', () => {
  const quotation = accepted();
  const invoice = did(quotation, 'convert');
  type('Invoices', invoice, 'Status', 'void');
  // The edit is committed before a write to the same row.
  expect(patch(invoice, { notes: 'n' }).body).toMatchObject({ status: 'void', void_reason: null });
  expect(read(quotation)).toMatchObject({ status: 'accepted', invoice_id: null });
  expect(did(quotation, 'convert').status).toBe('open');
});

test('what was voided or canceled says why', () => {
  const reason = 'r'.repeat(1000);
  const invoice = bill();
  const payment = did(invoice, 'payments', {});
  expect(did(payment, 'void', { reason })).toMatchObject({ status: 'voided', void_reason: reason });
  expect(did(invoice, 'void', { reason })).toMatchObject({ status: 'void', void_reason: reason });
  const quotation = accepted();
  expect(did(quotation, 'cancel', { reason })).toMatchObject({ cancel_reason: reason });
  expect(read(quotation)).toMatchObject({ status: 'canceled', cancel_reason: reason, decline_reason: null });
  expect(did(quotation, 'duplicate').cancel_reason).toBeNull();
  for (const record of [bill(), did(bill(), 'payments', {})]) {
    expect(read(record).void_reason).toBeNull();
    expectFaults(act(record, 'void', { reason: `${reason}r` }), ['/reason too_long']);
  }
});

test('allowed_actions names the payments and the deletion that the status allows', () => {
  const offered = (record: Answered['body']): string[] =>
    read(record).allowed_actions.filter((name: string) => ['payments', 'delete'].includes(name));
  const draft = bill({ status: 'draft' });
  const open = bill();
  expect([draft, open].map(offered)).toEqual([['delete'], ['payments']]);
  did(open, 'payments', { amount: 1 });
  expect(offered(open)).toEqual(['payments']);
  did(open, 'payments', {});
  expect(offered(open)).toEqual([]);
  expect(offered(did(bill(), 'mark_uncollectible'))).toEqual(['payments']);
  expect(offered(did(bill(), 'void'))).toEqual([]);
  const offer = create('quotations', { customer_name: 'Ada', items });
  expect(offered(offer)).toEqual(['delete']);
  expect(offered(did(offer, 'send'))).toEqual([]);
  // A refusal tells the same.
  expectRefused(remove(open), 409, 'not_deletable', { allowed_actions: read(open).allowed_actions });
});

test('a duplicate of the invoice is no invoice of the quotation', () => {
  const quotation = accepted();
  const copy = did(did(quotation, 'convert'), 'duplicate');
  expect(copy.quotation_id).toBeNull();
  remove(copy);
  expect(read(quotation).status).toBe('invoiced');
});

test('closed books take no invoice, void none and take no payment of their days', () => {
  const invoice = bill({ invoice_date: '2026-01-02' });
  const payment = did(bill(), 'payments', { payment_date: '2026-01-02' });
  const draft = bill({ status: 'draft', invoice_date: '2026-01-05' });
  const quotation = accepted();
  setSetting('Books closed through', '2026-01-05');
  const refused: [() => Answered, string][] = [
    [() => act(invoice, 'void'), 'open'],
    [() => act(invoice, 'payments', { payment_date: '2026-01-05' }), 'open'],
    [() => act(payment, 'void'), 'received'],
    [() => act(draft, 'finalize'), 'draft'],
    [() => act(quotation, 'convert', { invoice_date: '2026-01-05' }), 'accepted'],
  ];
  for (const [send, current_status] of refused) {
    expectRefused(expectNothingWritten(workspace, send), 409, 'period_locked', { current_status });
  }
  expect(act(invoice, 'payments', { payment_date: '2026-01-06' }).status).toBe(201);
  expect(act(quotation, 'convert', { invoice_date: '2026-01-06' }).status).toBe(201);
  expect(remove(draft).status).toBe(200);
  setSetting('Books closed through', '');
  expect(act(payment, 'void').status).toBe(200);
  expect(get(`/api/v1/payments/${payment.id}`).body.status).toBe('voided');
});

test('a quotation whose customer’s row a person has deleted is not converted, and no field is blamed', () => {
  const quotation = accepted({ customer_name: 'Torn out' });
  deleteRow('Customers', { id: quotation.customer_id });
  expectRefused(act(quotation, 'convert'), 409, 'invalid_state', {
    current_status: 'accepted',
    detail: expect.stringContaining('was deleted'),
  });
});
