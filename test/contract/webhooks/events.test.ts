/** Events: one for each fact, with the record as it was then, the newest first, and none before it is there. */
import { eventTypes } from '../../../src/openapi/schemas/event-schemas.ts';
import { askForList, idsOf, type ListQuery, recordsOf, type Shown } from '../support/read-lists.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const dayMs = 86_400_000;
const answers: Answered[] = [];

function send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Shown {
  const answer = workspace.call(method, `/api/v1/${path}`, {
    headers,
    ...(body === undefined ? {} : { body }),
  });
  expect([200, 201]).toContain(answer.status);
  answers.push(answer);
  return answer.body;
}

const ada = send('POST', 'customers', { name: 'Ada' });
send('PATCH', `customers/${ada.id}`, { notes: 'Kind' });
send('PATCH', `customers/${ada.id}`, { notes: 'Kind' });
workspace.clock.advance(dayMs);
const draft = send('POST', 'invoices', { customer_id: ada.id, total: 10, status: 'draft' });
send('POST', `invoices/${draft.id}/finalize`);
const once = { 'idempotency-key': 'pay-once' };
const part = send('POST', 'payments', { invoice_id: draft.id, amount: 4 }, once);
send('POST', 'payments', { invoice_id: draft.id, amount: 4 }, once);
send('POST', `invoices/${draft.id}/payments`, {});
send('POST', `payments/${part.id}/void`);
workspace.clock.advance(dayMs);
const offer = send('POST', 'quotations', { customer_name: 'Grace', total: 3, status: 'sent' });
send('POST', `quotations/${offer.id}/accept`, {});
send('POST', `quotations/${offer.id}/accept`, {});
const work = send('POST', `quotations/${offer.id}/convert`, { status: 'draft' });
send('DELETE', `invoices/${work.id}`);
send('POST', 'invoices', { customer_id: ada.id, items: [{ description: 'A gift', unit_price: 0 }] });
workspace.call('POST', '/api/v1/invoices', { body: { total: -1 } });

/** All that happened, one line for each transaction. */
const facts: readonly (readonly string[])[] = [
  ['customer.created'],
  ['customer.updated'],
  ['invoice.created'],
  ['invoice.finalized'],
  ['payment.received', 'invoice.partially_paid'],
  ['payment.received', 'invoice.paid'],
  ['payment.voided'],
  ['customer.created', 'quotation.created', 'quotation.sent'],
  ['quotation.accepted'],
  ['quotation.invoiced', 'invoice.created'],
  ['invoice.deleted', 'quotation.updated'],
  ['invoice.created', 'invoice.finalized', 'invoice.paid'],
];

const all = recordsOf(workspace, 'events');

function typesOf(events: readonly Shown[]): string[] {
  return events.map(({ type }) => type);
}

test('There is one event for each fact, and none for a replay, a refusal or what changes nothing', () => {
  const moments = [...new Set(all.map(({ timestamp }) => timestamp))].sort();
  const found = moments.map((moment) => typesOf(all.filter(({ timestamp }) => timestamp === moment)).sort());
  expect(found).toEqual(facts.map((types) => [...types].sort()));
  expect(new Set(idsOf(all)).size).toBe(all.length);
  expect(typesOf(all).filter((type) => !(type in eventTypes))).toEqual([]);
});

test('Events are listed the newest first, in this form', () => {
  const stamps = all.map(({ timestamp }) => timestamp);
  expect(stamps).toEqual([...stamps].sort().reverse());
  for (const event of all) {
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'event',
      type: expect.any(String),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      workspace_id: expect.stringMatching(/^ws_[0-9A-HJKMNP-TV-Z]{26}$/),
      livemode: true,
      source: 'api',
      request_id: expect.stringMatching(/^req_/),
      data: {
        object: expect.objectContaining({ object: event.type.split('.')[0] }),
        changed: expect.any(Array),
      },
    });
  }
});

test('The object of an event is the record as it was then, to the letter', () => {
  for (const { body, headers } of answers) {
    if (headers['Idempotent-Replayed'] === 'true') continue;
    const same = all.filter(({ data }) => JSON.stringify(data.object) === JSON.stringify(body));
    expect(same.length).toBeGreaterThan(0);
  }
  const paid = all
    .filter(({ data }) => data.object.id === draft.id)
    .map(({ data }) => data.object.amount_due);
  expect(paid).toEqual([0, 6, 10, 10]);
});

test('Each event is found by its id, the very same', () => {
  for (const event of all) expect(askForList(workspace, `events/${event.id}`).body).toEqual(event);
});

test.each(['evt_01KEBZ00000000000000000000', 'evt_nonsense', 'inv_1', '%'])('%s is no event', (id) => {
  expectRefused(workspace.get(`/api/v1/events/${encodeURIComponent(id)}`), 404, 'not_found');
});

describe('the list of events', () => {
  const ofDay = (day: string) => (event: Shown) => event.timestamp.startsWith(day);
  const cases: readonly (readonly [question: ListQuery, holds: (event: Shown) => boolean])[] = [
    [{ type: 'invoice.created' }, ({ type }) => type === 'invoice.created'],
    [{ type: 'invoice.*' }, ({ type }) => type.startsWith('invoice.')],
    [{ type: 'customer.*,quotation.sent' }, ({ type }) => /^(customer\.|quotation\.sent)/.test(type)],
    [{ resource_id: draft.id }, ({ data }) => data.object.id === draft.id],
    [{ resource_id: draft.id, type: 'invoice.voided' }, () => false],
    [
      { resource_id: ada.id, type: 'invoice.created,customer.created' },
      ({ data, type }) => data.object.id === ada.id && type === 'customer.created',
    ],
    [{ 'created_at[lte]': '2026-01-07' }, ofDay('2026-01-07')],
    [{ 'created_at[gt]': '2026-01-08' }, ofDay('2026-01-09')],
    [{ 'created_at[gte]': '2026-01-08', 'created_at[lt]': '2026-01-09' }, ofDay('2026-01-08')],
    [{ 'created_at[gte]': all[3].timestamp }, ({ timestamp }) => timestamp >= all[3].timestamp],
    [{ 'created_at[gt]': all[3].timestamp }, ({ timestamp }) => timestamp > all[3].timestamp],
  ];

  test.each(
    cases.map(
      ([question, holds]) =>
        [decodeURIComponent(String(new URLSearchParams(question))), question, holds] as const,
    ),
  )('with %s has exactly these', (_text, question, holds) => {
    const expected = idsOf(all.filter(holds));
    expect(expected.length).toBeLessThan(all.length);
    expect(idsOf(recordsOf(workspace, 'events', question))).toEqual(expected);
  });

  test.each(['inv*', 'invoice', 'invoice.p*', '*.created,customer.created'])(
    'refuses the type %s',
    (type) => {
      expectRefused(askForList(workspace, 'events', { type }), 400, 'invalid_parameter');
    },
  );

  test.each([{}, { type: 'invoice.*' }, { 'created_at[lt]': '2026-01-09' }])(
    'is paged with %j',
    (question) => {
      const expected = idsOf(recordsOf(workspace, 'events', question));
      const seen: string[] = [];
      for (
        let target = `/api/v1/events?${new URLSearchParams({ ...question, limit: '2' })}`;
        target !== '';
      ) {
        const [path = '', query = ''] = target.split('?');
        const { body, headers } = workspace.get(path, { query });
        seen.push(...idsOf(body.data));
        expect(body).toMatchObject({
          object: 'list',
          url: '/api/v1/events',
          has_more: headers.Link !== undefined,
        });
        target = /^<(.+)>; rel="next"$/.exec(headers.Link ?? '')?.[1] ?? '';
        // A newer event belongs to no later page.
        if (seen.length === 2) workspace.create('customers', { name: 'Later' });
      }
      expect(seen).toEqual(expected);
    },
  );

  test('refuses what no list has, and cursors of other filters', () => {
    const { next_cursor } = askForList(workspace, 'events', { limit: '1' }).body;
    expectRefused(
      askForList(workspace, 'events', { cursor: next_cursor, type: 'invoice.*' }),
      400,
      'cursor_mismatch',
    );
    expectRefused(askForList(workspace, 'events', { cursor: 'evt_1' }), 400, 'cursor_invalid');
    expectRefused(askForList(workspace, 'customers', { cursor: next_cursor }), 400, 'cursor_mismatch');
    for (const question of [{ limit: '0' }, { 'created_at[gte]': 'now' }])
      expectRefused(askForList(workspace, 'events', question), 400, 'invalid_parameter');
    for (const question of [{ sort: 'type' }, { typ: 'x' }, { created_at: '2026-01-01' }])
      expectRefused(askForList(workspace, 'events', question as ListQuery), 400, 'unknown_parameter');
  });
});
