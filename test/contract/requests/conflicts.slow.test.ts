/** What conflicts with how a record stands is refused, changes nothing, and is told with what is allowed instead. */
import { type TestClient, createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, bill, create, did, get, patch, post, read, remove } = workspace;

type AnyRecord = ReturnType<TestClient['read']>;

/** Expects the refusal, nothing written, and the record as it was. */
function expectConflict(
  record: AnyRecord,
  attempt: () => Answered,
  [status, code]: readonly [number, string],
  facts: object = {},
): void {
  const before = read(record);
  const events = get('/api/v1/events', { query: 'limit=500' }).body.data.length;
  expectRefused(expectNothingWritten(workspace, attempt), status, code, facts);
  expect(read(record)).toEqual(before);
  expect(get('/api/v1/events', { query: 'limit=500' }).body.data).toHaveLength(events);
}

/** What a refusal tells of a record and what it allows, which is what the record itself tells. */
function stateOf(record: AnyRecord): object {
  const { status: current_status, allowed_actions } = read(record);
  return { current_status, allowed_actions };
}

describe('a void invoice', () => {
  const invoice = did(bill(), 'void');
  const refusal = [409, 'invalid_state'] as const;
  const state = { current_status: 'void', allowed_actions: ['duplicate'] };

  test.each([{}, { amount: 1 }, { amount: 101 }])('takes no payment of %p, by either path', (body) => {
    const direct = { ...body, invoice_id: invoice.id };
    expectConflict(invoice, () => post('/api/v1/payments', direct), refusal, state);
    expectConflict(invoice, () => act(invoice, 'payments', body), refusal, state);
  });

  test('is not voided again, and not changed', () => {
    expectConflict(invoice, () => act(invoice, 'void'), refusal, state);
    expectConflict(invoice, () => patch(invoice, { terms: 'n' }), [409, 'invoice_not_editable'], state);
  });
});

test('a draft takes no payment before it is finalized', () => {
  const draft = bill({ status: 'draft' });
  const facts = { current_status: 'draft', allowed_actions: ['finalize', 'duplicate', 'delete'] };
  expectConflict(draft, () => act(draft, 'payments', { amount: 1 }), [409, 'invalid_state'], facts);
});

test('a quotation is converted once, and the invoice that it has become is named', () => {
  const quotation = did(create('quotations', { customer_name: 'Ada', total: 10 }), 'accept');
  const invoice = did(quotation, 'convert');
  const facts = { invoice_id: invoice.id, current_status: 'invoiced', allowed_actions: ['duplicate'] };
  expectConflict(quotation, () => act(quotation, 'convert'), [409, 'quotation_already_invoiced'], facts);
  expectConflict(quotation, () => act(quotation, 'accept'), [409, 'invalid_state'], {
    current_status: 'invoiced',
  });
});

test('an invoice takes no more than is due', () => {
  const invoice = bill();
  act(invoice, 'payments', { amount: '40.00' });
  const before = read(invoice);
  for (const attempt of [
    () => act(invoice, 'payments', { amount: '60.01' }),
    () => post('/api/v1/payments', { invoice_id: invoice.id, amount: 1000 }),
  ]) {
    expectFaults(expectNothingWritten(workspace, attempt), ['/amount payment_exceeds_amount_due']);
  }
  expect(read(invoice)).toEqual(before);
});

test('an issued document is not deleted', () => {
  const invoice = bill();
  expectConflict(invoice, () => remove(invoice), [409, 'not_deletable'], stateOf(invoice));
  const quotation = create('quotations', { customer_name: 'Ada', total: 10, status: 'sent' });
  expectConflict(quotation, () => remove(quotation), [409, 'not_deletable'], stateOf(quotation));
});

test('an invoice with payments is not voided, and a payment only once', () => {
  const invoice = bill();
  const payment = act(invoice, 'payments', { amount: 100 }).body;
  expectConflict(invoice, () => act(invoice, 'void'), [409, 'invoice_has_payments'], {
    current_status: 'paid',
    allowed_actions: ['duplicate'],
  });
  did(payment, 'void');
  expectConflict(payment, () => act(payment, 'void'), [409, 'payment_already_voided'], {
    current_status: 'voided',
    allowed_actions: [],
  });
});

test('a key that was used for one request is refused for another', () => {
  const invoice = bill();
  const headers = { 'Idempotency-Key': 'pay-once' };
  act(invoice, 'payments', { amount: 40 }, headers);
  expectConflict(invoice, () => act(invoice, 'payments', { amount: 60 }, headers), [
    422,
    'idempotency_key_reused',
  ]);
});

test('what was read too long ago is not changed, and the tag of now is told', () => {
  const invoice = bill();
  const stale = { 'If-Match': invoice.etag };
  act(invoice, 'payments', { amount: 40 });
  const facts = { current_etag: read(invoice).etag };
  for (const attempt of [
    () => patch(invoice, { notes: 'n' }, stale),
    () => remove(invoice, stale),
    () => act(invoice, 'void', undefined, stale),
    () => act(invoice, 'payments', { amount: 1 }, stale),
  ]) {
    expectConflict(invoice, attempt, [412, 'etag_mismatch'], facts);
  }
});
