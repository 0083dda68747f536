/** What is asked of a workspace whose workbook was upgraded: edits, keys, repetitions. */
import { settingNamed } from '../../../src/emulator/switches.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { journalOf, rowsByHeader } from '../../contract/support/ledger.ts';
import { owner } from '../../contract/support/test-workspace.ts';
import { expectAnsweredAsBefore, openUpgraded, settled } from './answered-as-before.ts';
import { recorded } from './recorded-workspace.ts';

test('what a person has typed and nothing has settled becomes a change, or is put back with a note', () => {
  const { emulator, call } = openUpgraded();
  const edited = rowsByHeader(emulator.world.workbook, 'Customers').find(
    ({ Notes }) => Notes === 'Typed over by hand',
  );
  const path = `/api/v1/customers/${edited?.ID}`;
  expect(call('GET', path).body).toMatchObject({ notes: 'Typed over by hand', version: 2 });
  chooseCommand(emulator, 'checkAllRows', [], owner);
  expect(call('GET', path).body).toMatchObject({ notes: 'Typed over by hand', version: 3 });
  expect(call('GET', `/api/v1/invoices/${recorded.typedStatus}`).body).toMatchObject({
    status: 'open',
    version: 1,
  });
  const row = rowsByHeader(emulator.world.workbook, 'Invoices').find(({ ID }) => ID === recorded.typedStatus);
  expect(row?.Status).toBe('open');
});

test.each(['unkind', 'textInTextCell'])('all is answered as before where the platform is %s', (name) => {
  expectAnsweredAsBefore(openUpgraded(settled, { switches: settingNamed(name) }), settled.answers);
});

test('keys go on with what they may do', () => {
  const { call } = openUpgraded();
  const { readOnlyKey, checkoutKey, revokedKey } = recorded;
  const statusOf = (method: string, key: string): number =>
    call(method, '/api/v1/customers', { key, body: method === 'GET' ? undefined : { name: 'Ada' } }).status;
  expect([statusOf('GET', readOnlyKey), statusOf('POST', readOnlyKey)]).toEqual([200, 403]);
  expect(call('GET', '/api/v1/products', { key: checkoutKey }).status).toBe(200);
  expect(statusOf('GET', revokedKey)).toBe(401);
});

test('a write from before the upgrade is not carried out again, and numbers go on', () => {
  const { call, emulator } = openUpgraded();
  const entries = journalOf(emulator.world.workbook).length;
  const order = { customer_name: 'Ada Lovelace', total: 1468.51 };
  const again = call('POST', '/api/v1/invoices', { body: order, headers: { 'idempotency-key': 'order-1' } });
  expect(again.headers['Idempotent-Replayed']).toBe('true');
  expect(again.body).toMatchObject({ total: 1468.51, number: 'INV-2026-0002' });
  expect(journalOf(emulator.world.workbook)).toHaveLength(entries);
  const made = call('POST', '/api/v1/invoices', { body: order });
  const numbers = rowsByHeader(emulator.world.workbook, 'Invoices').map(({ Number: number }) =>
    String(number),
  );
  expect(made.status).toBe(201);
  expect(numbers.sort().slice(-2)[1]).toBe(made.body.number);
  expect(new Set(numbers.filter((number) => number !== '')).size).toBe(
    numbers.filter((number) => number !== '').length,
  );
});
