/** Events tell whose they are, who has caused them, and which fields have changed. */
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf, type Shown } from '../support/read-lists.ts';
import { sceneMaker } from '../support/scene.ts';
import { createTestClient } from '../support/test-client.ts';
import { createSending } from './sending.ts';

const sending = createSending();
const workspace = createTestClient(sending.workspace);
const { call, clock, create, did, get, patch, setSetting, type } = workspace;
const { endpoint, minutes, receivers } = sending;

function newest(count = 1): Shown[] {
  return recordsOf(workspace, 'events').slice(0, count);
}

const changedIn = ([event]: Shown[]): unknown => event?.data.changed;

test('the id of the workspace is that of /me, in events and in webhooks, whatever setting changes', () => {
  endpoint('shop.example');
  create('customers', { name: 'Ada' });
  const { livemode, workspace: shown } = get('/api/v1/me').body;
  expect(livemode).toBe(true);
  setSetting('Business name', 'Lovelace Engines');
  expect(get('/api/v1/me').body.workspace).toEqual({ ...shown, name: 'Lovelace Engines' });
  expect(newest()).toMatchObject([{ workspace_id: shown.id, livemode: true }]);
  minutes(1);
  expect(receivers.received.map(({ event }) => event)).toEqual(newest());
});

describe('a change by a request', () => {
  test('names the request, with the id that its answer has', () => {
    const { headers } = call('POST', '/api/v1/customers', { body: { name: 'Grace' } });
    expect(newest()).toMatchObject([{ source: 'api', request_id: headers['X-Request-Id'] }]);
  });

  test('names the id that the caller has given, also when the request is repeated', () => {
    const send = (id: string): unknown =>
      call('POST', '/api/v1/customers', {
        body: { name: 'Mary' },
        headers: { 'x-request-id': id, 'idempotency-key': 'mary' },
      }).status;
    expect([send('shop-1'), send('shop-2')]).toEqual([201, 201]);
    expect(newest(2).map(({ request_id }) => request_id)).not.toContain('shop-2');
    expect(newest()).toMatchObject([{ source: 'api', request_id: 'shop-1' }]);
  });

  test('among others of one call names its own request', () => {
    const scene = sceneMaker({}, () => undefined)();
    const answers =
      scene.callPacked(
        null,
        ['Ada', 'Grace', 'Mary'].map((name) => [
          'POST',
          '/api/v1/invoices',
          { body: { customer_name: name, total: 1 } },
        ]),
      ) ?? [];
    const events = recordsOf(scene, 'events');
    expect(events).toHaveLength(9);
    for (const { body, headers } of answers) {
      const own = events.filter(({ data }) => [body.id, body.customer_id].includes(data.object.id));
      const ids = own.map(({ request_id }) => request_id);
      expect(ids).toEqual(Array(3).fill(headers['X-Request-Id']));
    }
    expect(new Set(events.map(({ request_id }) => request_id)).size).toBe(3);
  });
});

describe('a change by nobody who asks the API', () => {
  const none = { request_id: null, livemode: true };

  test('comes from the sheet, also when a request meets it there', () => {
    const ada = create('customers', { name: 'Ada Byron' });
    type('Customers', ada, 'Company', 'Engines');
    patch(ada, { notes: 'Kind' });
    expect(newest(2)).toMatchObject([
      { type: 'customer.updated', source: 'api', data: { changed: ['notes'] } },
      { type: 'customer.updated', source: 'sheet', ...none, data: { changed: ['company'] } },
    ]);
  });

  test('comes from an import', async () => {
    const file = { fileName: 'customers.csv', text: 'Name\r\nImported', plural: 'customers' };
    await importFile(portOf(workspace.emulator), file);
    expect(newest()).toMatchObject([{ type: 'customer.created', source: 'import', ...none }]);
  });

  test('comes from the calendar', () => {
    create('invoices', { customer_name: 'Ada', total: 1, due_date: '2026-01-07' });
    for (const _day of [1, 2]) {
      clock.advance(86_400_000);
      minutes(1);
    }
    const [event] = recordsOf(workspace, 'events', { type: 'invoice.overdue' });
    expect(event).toMatchObject({ source: 'schedule', ...none, data: { changed: [] } });
  });
});

describe('the changed fields', () => {
  test('are those that the request has changed, and what follows from them', () => {
    const draft = create('invoices', { customer_name: 'Ada', total: 10, status: 'draft', notes: 'n' });
    expect(changedIn(newest())).toEqual([]);
    patch(draft, { notes: 'n', metadata: { order: '1' } });
    expect(changedIn(newest())).toEqual(['metadata']);
    patch(draft, { total: 20 });
    expect(changedIn(newest())).toEqual([
      'items',
      'subtotal',
      'taxable_total',
      'total',
      'amount_due',
      'tax_breakdown',
    ]);
    did(draft, 'finalize');
    expect(changedIn(newest())).toEqual([
      'number',
      'status',
      'customer',
      'seller',
      'invoice_date',
      'due_date',
      'payment_reference',
      'status_transitions',
    ]);
    did(draft, 'payments', { amount: 5 });
    const [partly] = recordsOf(workspace, 'events', { type: 'invoice.partially_paid' });
    expect(partly?.data.changed).toEqual(['status', 'amount_paid', 'amount_due']);
  });

  test('are none of a record that is deleted', () => {
    workspace.remove(create('customers', { name: 'Nobody' }));
    expect(newest()).toMatchObject([{ type: 'customer.deleted', data: { changed: [] } }]);
  });
});

test('an event that version 1.0 has recorded keeps its text', () => {
  create('customers', { name: 'Old' });
  const [event] = newest();
  const rows = workspace.workbook.data.sheets.find(({ name }) => name === 'journal')?.rows ?? [];
  for (const row of rows) {
    for (const [at, cell] of row?.entries() ?? []) {
      const text = String(cell ?? '');
      if (text.includes(String(event?.id)))
        row[at] = text.replace(/,"source":"api","request_id":"[^"]+"/, '') as never;
    }
  }
  const { id, object, type: kind, timestamp, data } = event as Shown;
  expect(newest()).toEqual([{ id, object, type: kind, timestamp, data: { object: data.object } }]);
});
