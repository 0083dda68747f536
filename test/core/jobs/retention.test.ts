/** Entries and deliveries leave the hidden sheets after 30 days, unless they are still needed. */
import { status } from '../../contract/webhooks/receivers.ts';
import { journalSheet } from '../../../src/core/store/journal/journal-entry.ts';
import { journalOf, rowsByHeader } from '../../contract/support/ledger.ts';
import { openWebhookStage } from '../events/webhook-stage.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test('entries and deliveries leave after 30 days, but for the newest, and the API goes on as before', () => {
  const { clock, call, create, endpoint, minutes, deliveries, google } = openWebhookStage();
  const { id } = endpoint('shop.example');
  for (let count = 0; count < 12; count += 1) create('customers', { name: `Customer ${count}` });
  minutes(1);
  const invoice = create('invoices', { customer_name: 'Ada', total: 10, due_date: '2026-12-31' });
  minutes(1);
  clock.advance(29 * dayMs);
  minutes(1);
  expect(journalOf(google.workbook)).toHaveLength(14);
  clock.advance(2 * dayMs);
  minutes(2);
  expect(journalOf(google.workbook)).toHaveLength(1);
  expect(deliveries()).toHaveLength(1);
  // Numbers, ids, events and polling do not notice.
  const next = create('invoices', { customer_name: 'Ada', total: 10 });
  expect(Number(next.number.slice(-4))).toBe(Number(invoice.number.slice(-4)) + 1);
  minutes(1);
  const { data } = call('GET', 'events').body;
  expect(data).toMatchObject([
    { type: 'invoice.finalized', data: { object: { id: next.id } } },
    { type: 'invoice.created', data: { object: { id: next.id } } },
    { type: 'invoice.finalized', data: { object: { id: invoice.id } } },
    { type: 'invoice.created', data: { object: { id: invoice.id } } },
    {},
  ]);
  expect(call('GET', `webhook_endpoints/${id}/deliveries`).body.data).toHaveLength(3);
  expect(call('GET', 'customers?limit=500').body.data).toHaveLength(13);
});

test('an entry stays while one of its deliveries is to be sent, and one that was not fanned out stays', () => {
  const { clock, create, endpoint, minutes, google, deliveries, properties, dispatch, receivers } =
    openWebhookStage();
  endpoint('shop.example');
  create('customers', { name: 'Waits' });
  minutes(1);
  create('customers', { name: 'Newest' });
  // As if the day's requests had been used up for a month.
  const budget = { fromMs: clock.now(), fetches: 20_000 };
  const spend = () => {
    const { workspace, end } = google.begin();
    const known = JSON.parse(properties().dispatcher ?? '{}') as object;
    workspace.properties.set(
      'dispatcher',
      JSON.stringify({ ...known, budget: { ...budget, fromMs: clock.now() } }),
    );
    end();
  };
  spend();
  create('customers', { name: 'Unsent' });
  dispatch();
  expect(deliveries().filter(({ due }) => due !== '')).toHaveLength(2);
  clock.advance(31 * dayMs);
  spend();
  minutes(1);
  spend();
  minutes(1);
  expect(rowsByHeader(google.workbook, 'journal').map(({ transaction }) => transaction)).toEqual([3, 4]);
  expect(deliveries().map(({ due }) => due !== '')).toEqual([true, true]);
  clock.advance(dayMs);
  minutes(20);
  expect(receivers.received.map(({ event }) => event.data.object.name)).toEqual([
    'Waits',
    'Newest',
    'Unsent',
  ]);
});

test('more than a slice leaves in one run, or in the next', () => {
  const { clock, create, minutes, google } = openWebhookStage();
  create('customers', { name: 'The first' });
  minutes(1);
  const { workspace, end } = google.begin();
  const [cells = []] = workspace.document.read(journalSheet, { row: 2, column: 1, rows: 1, columns: 11 });
  const rows = Array.from({ length: 1100 }, (_, index) => [index + 2, ...cells.slice(1)]);
  workspace.document.addRows(journalSheet, rows.length);
  workspace.document.write(journalSheet, 3, 1, rows, ['0', ...cells.slice(1).map(() => '@')]);
  end();
  create('customers', { name: 'The last' });
  clock.advance(31 * dayMs);
  minutes(2);
  expect(rowsByHeader(google.workbook, 'journal').map(({ transaction }) => transaction)).toEqual([1102]);
});

test('deliveries that are being tried are kept with those above them', () => {
  const { clock, create, endpoint, minutes, receivers, deliveries } = openWebhookStage();
  endpoint('shop.example');
  create('customers', { name: 'Arrives' });
  minutes(1);
  receivers.answer('shop.example', () => status(500));
  create('customers', { name: 'Does not' });
  minutes(1);
  clock.advance(2 * dayMs);
  minutes(1);
  expect(deliveries()).toHaveLength(2);
});
