/** Webhooks, daily jobs and edits of test mode run beside those of live data, and only when something was done there. */
import { status } from '../webhooks/receivers.ts';
import { createSending } from '../webhooks/sending.ts';
import { gateway, tokenOf, visit } from '../hosted-pages/page-visitor.ts';
import { createPerson } from '../support/person.ts';
import { storeSettings } from '../support/store-settings.ts';
import { rowsByHeader } from '../support/ledger.ts';

const invoice = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 100 }] };

test('an endpoint of test mode gets events of test mode alone, with livemode false', () => {
  const { workspace, receivers, endpoint, minutes } = createSending();
  const key = workspace.createKey('test full');
  endpoint('live.example.com');
  const url = 'https://test.example.com/hook';
  workspace.create('webhook_endpoints', { url }, { key });
  const live = workspace.create('invoices', invoice);
  const made = workspace.create('invoices', invoice, { key });
  minutes(2);
  const ids = (host: string): string[] => receivers.sentTo(host).map(({ event }) => event.data.object.id);
  const modes = (host: string): boolean[] => receivers.sentTo(host).map(({ event }) => event.livemode);
  expect(ids('live.example.com')).toContain(live.id);
  expect(ids('live.example.com')).not.toContain(made.id);
  expect(ids('test.example.com')).toContain(made.id);
  expect(ids('test.example.com')).not.toContain(live.id);
  expect(new Set(modes('test.example.com'))).toEqual(new Set([false]));
  expect(new Set(modes('live.example.com'))).toEqual(new Set([true]));
});

test('a test endpoint alone starts the run by the minute, and clearing ends it', () => {
  const { workspace, receivers, minutes } = createSending();
  const key = workspace.createKey('test full');
  const handlers = (): string[] => workspace.emulator.world.triggers.list().map(({ handler }) => handler);
  workspace.create('webhook_endpoints', { url: 'https://test.example.com/hook' }, { key });
  expect(handlers()).toContain('runDispatcher');
  workspace.create('invoices', invoice, { key });
  minutes(2);
  expect(receivers.received.length).toBeGreaterThan(0);
  workspace.call('DELETE', '/api/v1/test_data', { key });
  minutes(25);
  expect(handlers()).not.toContain('runDispatcher');
});

test('clearing leaves no sheet, property or cached value of what triggers, pages, mails and people have left', () => {
  const { workspace, minutes } = createSending();
  storeSettings(workspace, { gateway_url: gateway });
  const key = workspace.createKey('test full');
  const { emulator, workbook } = workspace;
  const left = (): string[] => [
    ...workbook.toSnapshot().sheets.map(({ name }) => name),
    ...Object.keys(emulator.world.properties.snapshot().script ?? {}),
    ...emulator.world.caches.open('script').keys(),
  ];
  const before = left().filter((name) => /test/i.test(name));
  expect(before.length).toBeGreaterThan(8);
  const shop = { name: 'Ada', email: 'ada@example.com' };
  const { id: customer_id } = workspace.create('customers', shop, { key });
  workspace.create('webhook_endpoints', { url: 'https://test.example.com/hook' }, { key });
  const made = workspace.create('invoices', { customer_id, total: 9, due_date: '2026-01-08' }, { key });
  workspace.post(`/api/v1/invoices/${made.id}/email`, {}, { key });
  expect(visit(workspace, tokenOf(made)).status).toBe(200);
  createPerson(workspace).typesRow('Test Customers', { Email: 'no name' });
  minutes(75);
  expect(visit(workspace, tokenOf(made)).status).toBe(200);
  expect(left().filter((name) => name.startsWith('test.')).length).toBeGreaterThan(5);
  expect(workspace.call('DELETE', '/api/v1/test_data', { key }).status).toBe(200);
  expect(left().filter((name) => /^test/i.test(name))).toEqual([]);
  // The page's link is dead with its document.
  expect(visit(workspace, tokenOf(made)).status).toBe(404);
  minutes(75);
  expect(left().filter((name) => /^test/i.test(name))).toEqual([]);
});

test('a minute without work costs the same calls with test data as without', () => {
  const { workspace, endpoint, minutes } = createSending();
  endpoint('live.example.com');
  minutes(3);
  const callsOfMinute = (): number =>
    minutes(1)
      .filter(({ handler }) => handler === 'runDispatcher')
      .reduce((sum, { outcome }) => sum + outcome.usage.calls, 0);
  const before = callsOfMinute();
  const key = workspace.createKey('test full');
  workspace.create('invoices', invoice, { key });
  minutes(3);
  expect(callsOfMinute()).toBe(before);
});

test('a delivery of test mode that has failed is tried again when the cache was lost', () => {
  const { workspace, receivers, minutes } = createSending();
  const key = workspace.createKey('test full');
  workspace.create('webhook_endpoints', { url: 'https://test.example.com/hook' }, { key });
  receivers.answer('test.example.com', () => status(500));
  workspace.create('invoices', invoice, { key });
  minutes(2);
  const before = receivers.received.length;
  const cache = workspace.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  minutes(75);
  expect(receivers.received.length).toBeGreaterThan(before);
});

test('an invoice of test mode becomes overdue once', () => {
  const { workspace, minutes } = createSending();
  const key = workspace.createKey('test full');
  workspace.create('invoices', { ...invoice, due_date: '2026-01-08' }, { key });
  minutes(15);
  workspace.clock.advance(2 * 86_400_000);
  minutes(90);
  const types = workspace.get('/api/v1/events', { key }).body.data.map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type === 'invoice.overdue')).toHaveLength(1);
  expect(workspace.get('/api/v1/events').body.data).toEqual([]);
});

test('a row that a person types in a sheet of test mode becomes a record, and the sweep applies what no trigger has', () => {
  const { workspace, minutes } = createSending();
  const key = workspace.createKey('test full');
  const person = createPerson(workspace);
  person.typesRow('Test Customers', { Name: 'Grace' });
  expect(workspace.get('/api/v1/customers', { key }).body.data).toMatchObject([{ name: 'Grace' }]);
  expect(workspace.get('/api/v1/customers').body.data).toEqual([]);
  const cells = workspace.workbook.data.sheets.find(({ name }) => name === 'Test Customers');
  expect(cells?.rows[1]).toContain('Grace');
  minutes(61);
  expect(rowsByHeader(workspace.workbook, 'Test Customers')).toHaveLength(1);
});
