/** What may be done with a quotation: each state, each action, each event. */
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, read, remove, eventsOf, patch, get, create } = workspace;

type Quotation = Answered['body'];

const items = [{ description: 'Restoration', quantity: 2, unit_price: '600.00', tax_rate: 20 }];

const offer = (body: object = {}): Quotation =>
  create('quotations', { customer_name: 'Ada', items, ...body });

const states: Record<string, () => Quotation> = {
  draft: () => offer(),
  sent: () => offer({ status: 'sent' }),
  accepted: () => did(offer({ status: 'sent' }), 'accept'),
  declined: () => did(offer({ status: 'sent' }), 'decline'),
  canceled: () => did(offer(), 'cancel'),
  invoiced: () => {
    const quotation = did(offer(), 'accept');
    did(quotation, 'convert');
    return read(quotation);
  },
};

const table: readonly [string, readonly string[]][] = [
  ['draft', ['send', 'accept', 'cancel', 'duplicate', 'delete']],
  ['sent', ['accept', 'decline', 'cancel', 'duplicate']],
  ['accepted', ['cancel', 'convert', 'duplicate']],
  ['declined', ['duplicate']],
  ['canceled', ['duplicate']],
  ['invoiced', ['duplicate']],
];

describe.each(table)('a quotation that is %s', (state, allowed) => {
  const make = states[state] ?? offer;

  test.each(['send', 'accept', 'decline', 'cancel', 'convert', 'duplicate'])(
    'says of "%s" what it does of it',
    (action) => {
      const quotation = make();
      expect(quotation).toMatchObject({ status: state, allowed_actions: allowed });
      if (allowed.includes(action)) {
        expect(act(quotation, action).status).toBe(/convert|duplicate/.test(action) ? 201 : 200);
        return;
      }
      const answer = expectNothingWritten(workspace, () => act(quotation, action));
      if (state === 'accepted' && action === 'accept') {
        expect(answer).toMatchObject({ status: 200, body: quotation });
        return;
      }
      const isDone = state === 'invoiced' && action === 'convert';
      expectRefused(answer, 409, isDone ? 'quotation_already_invoiced' : 'invalid_state', {
        current_status: state,
        allowed_actions: allowed,
        ...(isDone ? { invoice_id: quotation.invoice_id } : {}),
      });
    },
  );

  test(`is ${state === 'draft' ? '' : 'not '}deleted`, () => {
    const quotation = make();
    if (state === 'draft') {
      expect(remove(quotation).body).toEqual({ id: quotation.id, object: 'quotation', deleted: true });
      expect(eventsOf(quotation)).toEqual(['quotation.created', 'quotation.deleted']);
      return;
    }
    const answer = expectNothingWritten(workspace, () => remove(quotation));
    expectRefused(answer, 409, 'not_deletable', { current_status: state, allowed_actions: allowed });
  });
});

test('to send a draft numbers and dates it and keeps the customer as it is then', () => {
  const draft = offer({ expiry_date: '2026-03-01' });
  const sent = did(draft, 'send');
  expect(sent).toMatchObject({
    status: 'sent',
    number: expect.stringMatching(/^QUO-2026-\d{4}$/),
    quotation_date: '2026-01-07',
    expiry_date: '2026-03-01',
    customer: { id: draft.customer_id, name: 'Ada' },
    version: 2,
  });
  expect(eventsOf(draft)).toEqual(['quotation.created', 'quotation.sent']);
  expect(eventsOf(offer({ status: 'sent' }))).toEqual(['quotation.created', 'quotation.sent']);
});

describe('to accept', () => {
  test('notes when and by whom', () => {
    const sent = offer({ status: 'sent' });
    const accepted_by = { name: 'Grace', email: 'grace@example.com' };
    const accepted = did(sent, 'accept', { accepted_by });
    expect(accepted).toMatchObject({ status: 'accepted', accepted_by, number: sent.number });
    expect(accepted.accepted_at).toBe(accepted.updated_at);
    expect(eventsOf(sent).slice(-1)).toEqual(['quotation.accepted']);
  });

  test('numbers a draft', () => {
    const accepted = did(offer(), 'accept');
    expect(accepted).toMatchObject({ number: expect.stringMatching(/^QUO-/), customer: { name: 'Ada' } });
    expect(eventsOf(accepted)).toEqual(['quotation.created', 'quotation.accepted']);
  });

  test('again changes nothing, whatever is said', () => {
    const accepted = did(offer(), 'accept', { accepted_by: { name: 'Grace' } });
    for (const body of [undefined, {}, { accepted_by: { name: 'Grace' } }]) {
      const again = expectNothingWritten(workspace, () => act(accepted, 'accept', body));
      expect(again).toMatchObject({ status: 200, body: accepted });
      expect(again.headers.ETag).toBe(accepted.etag);
    }
    expect(eventsOf(accepted)).toEqual(['quotation.created', 'quotation.accepted']);
  });

  test('a repetition tells who accepted while nobody knows, and is refused when it names somebody else', () => {
    const accepted = did(offer(), 'accept');
    const accepted_by = { name: 'Grace', email: null };
    const told = act(accepted, 'accept', { accepted_by: { name: 'Grace' } });
    expect(told).toMatchObject({ status: 200, body: { accepted_by, accepted_at: accepted.accepted_at } });
    expect(eventsOf(accepted).slice(-1)).toEqual(['quotation.updated']);
    const other = expectNothingWritten(workspace, () =>
      act(accepted, 'accept', { accepted_by: { name: 'Mary' } }),
    );
    expectRefused(other, 409, 'invalid_state', { current_status: 'accepted' });
    expectFaults(act(accepted, 'accept', { accepted_by: { email: 'x' }, who: 1 }), [
      '/accepted_by/email invalid_email',
      '/who unknown_field',
    ]);
  });

  test('what has expired needs to be overridden, on the day itself not yet', () => {
    const days = { status: 'sent', quotation_date: '2026-01-01' };
    expect(did(offer({ ...days, expiry_date: '2026-01-07' }), 'accept').status).toBe('accepted');
    for (const expired of [
      offer({ ...days, expiry_date: '2026-01-06' }),
      offer({ expiry_date: '2026-01-06' }),
    ]) {
      expect(expired.is_expired).toBe(true);
      for (const body of [undefined, { override_expiry: false }]) {
        const answer = expectNothingWritten(workspace, () => act(expired, 'accept', body));
        expectRefused(answer, 409, 'quotation_expired', {
          current_status: expired.status,
          allowed_actions: expired.allowed_actions,
        });
      }
    }
    const late = offer({ ...days, expiry_date: '2026-01-06' });
    expect(did(late, 'accept', { override_expiry: true })).toMatchObject({
      status: 'accepted',
      is_expired: false,
    });
  });

  test('is refused for faults of its body', () => {
    expectFaults(act(offer(), 'accept', { override_expiry: 'yes', accepted_by: { email: 'x', age: 3 } }), [
      '/accepted_by/age unknown_field',
      '/accepted_by/email invalid_email',
      '/override_expiry invalid_type',
    ]);
  });
});

test('to decline and to cancel keep the reason', () => {
  const declined = did(offer({ status: 'sent' }), 'decline', { reason: 'Too dear.' });
  expect(declined).toMatchObject({ status: 'declined', decline_reason: 'Too dear.' });
  expect(declined.declined_at).toBe(declined.updated_at);
  expect(eventsOf(declined).slice(-1)).toEqual(['quotation.declined']);
  expectFaults(act(offer({ status: 'sent' }), 'decline', { reason: 'x'.repeat(1001) }), ['/reason too_long']);
  expect(did(offer(), 'cancel', { reason: 'Twice.' }).cancel_reason).toBe('Twice.');
  expect(eventsOf(did(offer(), 'cancel'))).toEqual(['quotation.created', 'quotation.canceled']);
});

test('a duplicate is a new draft, also of what was invoiced', () => {
  const quotation = did(offer({ title: 'T', external_id: 'q-once', discount_percent: 5 }), 'accept');
  did(quotation, 'convert');
  const copy = did(quotation, 'duplicate');
  expect(copy).toMatchObject({
    ...{ object: 'quotation', status: 'draft', number: null, invoice_id: null, accepted_at: null },
    ...{ quotation_date: null, expiry_date: null, external_id: null, customer: null },
    ...{ title: 'T', discount_percent: 5, total: quotation.total },
  });
  expect(patch(copy, { title: 'Second' }).body.title).toBe('Second');
  expectItemsShown(workspace, 'Quotation items', get('/api/v1/quotations', { query: 'limit=500' }).body.data);
});

test('to issue a draft is to send it, and allowed_actions names one of them', () => {
  const draft = offer({ customer_name: 'Issued' });
  const issued = did(draft, 'issue');
  expect(issued).toMatchObject({ status: 'sent', number: expect.stringMatching(/^QUO-/) });
  expect(eventsOf(draft)).toEqual(['quotation.created', 'quotation.sent']);
  expect(draft.allowed_actions).toContain('send');
  expect(draft.allowed_actions).not.toContain('issue');
  for (const name of ['issue', 'send']) expectRefused(act(draft, name), 409, 'invalid_state');
});
