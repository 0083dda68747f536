/** What may be done with an invoice besides changing it: each state, each action, each event. */
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, bill, read, remove, eventsOf, patch, get, create, deleteRow } = workspace;

type Invoice = Answered['body'];

const free = { items: [{ description: 'Free', unit_price: 0 }] };

const states: Record<string, () => Invoice> = {
  draft: () => bill({ status: 'draft' }),
  open: () => bill(),
  partially_paid: () => {
    const invoice = bill();
    did(invoice, 'payments', { amount: 1 });
    return read(invoice);
  },
  paid: () => {
    const invoice = bill();
    did(invoice, 'payments');
    return read(invoice);
  },
  'paid with nothing paid': () => bill(free),
  void: () => did(bill(), 'void'),
  uncollectible: () => did(bill(), 'mark_uncollectible'),
};

// The actions that each state allows; every one of them answers 2xx, and every other 409.
const table: readonly [string, readonly string[]][] = [
  ['draft', ['finalize', 'duplicate', 'delete']],
  ['open', ['void', 'mark_uncollectible', 'duplicate', 'payments']],
  ['partially_paid', ['mark_uncollectible', 'duplicate', 'payments']],
  ['paid', ['duplicate']],
  ['paid with nothing paid', ['void', 'duplicate']],
  ['void', ['duplicate']],
  ['uncollectible', ['duplicate', 'payments']],
];

describe.each(table)('an invoice that is %s', (state, allowed) => {
  const make = states[state] ?? bill;

  test.each(['finalize', 'void', 'mark_uncollectible', 'duplicate'])(
    'says of "%s" what it does of it',
    (action) => {
      const invoice = make();
      expect(invoice.allowed_actions).toEqual(allowed);
      if (allowed.includes(action)) {
        expect(act(invoice, action).status).toBe(action === 'duplicate' ? 201 : 200);
        return;
      }
      const answer = expectNothingWritten(workspace, () => act(invoice, action));
      const code = action === 'void' && /paid/.test(state) ? 'invoice_has_payments' : 'invalid_state';
      expectRefused(answer, 409, code, { current_status: invoice.status, allowed_actions: allowed });
    },
  );

  test(`is ${state === 'draft' ? '' : 'not '}deleted`, () => {
    const invoice = make();
    if (state === 'draft') {
      expect(remove(invoice).body).toEqual({ id: invoice.id, object: 'invoice', deleted: true });
      expectRefused(get(`/api/v1/invoices/${invoice.id}`), 404, 'not_found');
      expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.deleted']);
      return;
    }
    const answer = expectNothingWritten(workspace, () => remove(invoice));
    expectRefused(answer, 409, 'not_deletable', {
      current_status: invoice.status,
      allowed_actions: allowed,
    });
    expect(answer.body.detail).toContain('Void');
  });
});

describe('to finalize', () => {
  test('numbers a draft, dates it, and keeps the customer as it is then', () => {
    const draft = bill({ status: 'draft', customer_name: 'To be issued' });
    expect(draft).toMatchObject({ number: null, invoice_date: null, due_date: null, customer: null });
    const issued = did(draft, 'finalize');
    expect(issued).toMatchObject({
      id: draft.id,
      status: 'open',
      number: expect.stringMatching(/^INV-2026-\d{4}$/),
      invoice_date: '2026-01-07',
      due_date: '2026-02-06',
      customer: { id: draft.customer_id, name: 'To be issued' },
      amount_due: 100,
      version: 2,
    });
    expect(issued.status_transitions).toMatchObject({ finalized_at: issued.updated_at, paid_at: null });
    expect(eventsOf(draft)).toEqual(['invoice.created', 'invoice.finalized']);
    expect(read(draft)).toEqual(issued);
  });

  test('keeps the dates that were given, and pays at once what costs nothing', () => {
    const draft = bill({ ...free, status: 'draft', invoice_date: '2026-01-02', due_date: '2026-01-03' });
    const issued = did(draft, 'finalize');
    expect(issued).toMatchObject({ status: 'paid', invoice_date: '2026-01-02', due_date: '2026-01-03' });
    expect(issued.status_transitions.paid_at).toBe(issued.updated_at);
    expect(issued.is_overdue).toBe(false);
    expect(eventsOf(draft)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.paid']);
  });

  test('takes a draft’s own number only while it is free', () => {
    const draft = bill({ status: 'draft', number: 'OWN-9' });
    const holder = bill({ number: 'OWN-9' });
    const answer = expectNothingWritten(workspace, () => act(draft, 'finalize'));
    expectRefused(answer, 409, 'number_taken', { existing_id: holder.id, current_status: 'draft' });
    patch(draft, { number: 'OWN-10' });
    expect(did(draft, 'finalize').number).toBe('OWN-10');
  });

  test('is refused when a person has deleted the customer’s row', () => {
    const draft = bill({ status: 'draft', customer_name: 'Torn out' });
    deleteRow('Customers', { id: draft.customer_id });
    for (const action of ['finalize', 'duplicate'])
      expectRefused(act(draft, action), 409, 'invalid_state', {
        current_status: 'draft',
        detail: expect.stringContaining(`The customer ${draft.customer_id} of this document was deleted.`),
      });
    patch(draft, { customer_id: null, customer_name: 'Found again' });
    expect(did(draft, 'finalize')).toMatchObject({ status: 'open', customer: { name: 'Found again' } });
  });

  test('takes no fields', () => {
    const draft = bill({ status: 'draft' });
    expectFaults(act(draft, 'finalize', { number: 'X' }), ['/number unknown_field']);
    expect(act(draft, 'finalize', {}).status).toBe(200);
  });
});

describe('to void and to give up', () => {
  test('a void invoice owes nothing and keeps its number', () => {
    const invoice = bill();
    const voided = did(invoice, 'void');
    expect(voided).toMatchObject({ status: 'void', number: invoice.number, total: 100, amount_due: 0 });
    expect(voided.status_transitions.voided_at).toBe(voided.updated_at);
    expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.voided']);
    expect(bill().number).not.toBe(invoice.number);
  });

  test('one that is given up still owes, and is not overdue', () => {
    const invoice = bill({ invoice_date: '2026-01-01', due_date: '2026-01-02' });
    expect(invoice.is_overdue).toBe(true);
    const given = did(invoice, 'mark_uncollectible');
    expect(given).toMatchObject({ status: 'uncollectible', amount_due: 100, is_overdue: false });
    expect(given.status_transitions.uncollectible_at).toBe(given.updated_at);
    expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.uncollectible']);
  });
});

test('a duplicate is a new draft of the same content, without number, dates, payments and external_id', () => {
  const items = [
    { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
    { description: 'Cams', unit_price: 120, tax_rate: 20, discount: '20.00' },
  ];
  const body = { items, discount: '10.00', external_id: 'once', notes: 'n', metadata: { a: 'b' } };
  const invoice = create('invoices', { customer_name: 'Ada', ...body });
  did(invoice, 'payments', { amount: 10 });
  const copy = act(read(invoice), 'duplicate');
  expect(copy.headers.Location).toBe(`/api/v1/invoices/${copy.body.id}`);
  const { subtotal, total, tax_breakdown, currency, customer_id } = invoice;
  expect(copy.body).toMatchObject({
    ...{ status: 'draft', number: null, external_id: null, invoice_date: null, due_date: null },
    ...{ subtotal, total, tax_breakdown, currency, customer_id, notes: 'n', metadata: { a: 'b' } },
    ...{ discount: '10.00', amount_paid: 0, amount_due: total, customer: null, version: 1 },
  });
  expect(copy.body.items).toHaveLength(2);
  for (const { id } of copy.body.items) expect(JSON.stringify(invoice)).not.toContain(id);
  expect(eventsOf(copy.body)).toEqual(['invoice.created']);
  expect(read(invoice).version).toBe(2);
  expectItemsShown(workspace, 'Invoice items', get('/api/v1/invoices', { query: 'limit=500' }).body.data);
});
