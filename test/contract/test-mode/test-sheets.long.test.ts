/** What a person does to the sheets of test mode costs no live data, and none of their own. */
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { CheckedHealth, Reply } from '../../../src/pages/protocol.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { owner } from '../support/test-workspace.ts';

const invoice = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 100 }] };
const path = '/api/v1/invoices';

let client: TestClient;
let hands: PersonEdits;
beforeEach(() => {
  client = createTestClient();
  hands = createPersonEdits(client.workbook, client.clock);
});

function setUp(): string {
  const { emulator } = client;
  const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  return emulator.world.screen.shown.at(-1)?.content ?? '';
}

function health(command: 'run_check' | 'fix_check'): CheckedHealth {
  const call = JSON.stringify({ command, input: { id: 'test_data' } });
  const outcome = client.emulator.callFromPage('developerArea', [call], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer as CheckedHealth;
}

function tabColour(sheet: string): unknown {
  return client.workbook.toSnapshot().sheets.find(({ name }) => name === sheet)?.tabColor;
}

test('a sheet that was deleted is named, and Set up makes it anew in its colour', () => {
  const key = client.createKey('test full');
  client.create('invoices', invoice, { key });
  const colour = tabColour('Test Invoices');
  hands.deleteSheet('Test Invoices');
  const answer = client.get(path, { key });
  expect([answer.status, answer.body.code, answer.body.sheet]).toEqual([
    503,
    'workspace_misconfigured',
    'Test Invoices',
  ]);
  expect(client.get(path).status).toBe(200);
  expect(setUp()).toContain('Added the sheet "Test Invoices".');
  expect(client.get(path, { key }).body.data).toEqual([]);
  expect([colour, tabColour('Test Invoices')]).toEqual([expect.any(String), colour]);
});

test('a sheet that was renamed gets its name back from Set up, whatever it was called', () => {
  const key = client.createKey('test full');
  client.create('invoices', invoice, { key });
  hands.renameSheet('Test Invoices', 'Trials');
  expect(client.get(path, { key }).status).toBe(503);
  expect(setUp()).toContain('Renamed the sheet "Trials" back to "Test Invoices".');
  expect(client.get(path, { key }).body.data).toHaveLength(1);
});

test('when all sheets were deleted, the next request begins anew', () => {
  const key = client.createKey('test full');
  client.create('invoices', invoice, { key });
  for (const { name } of client.workbook.toSnapshot().sheets)
    if (name.startsWith('Test ')) hands.deleteSheet(name);
  expect(client.create('invoices', invoice, { key }).number).toBe('TEST-INV-2026-0001');
});

test('Health knows a missing sheet of test data, and brings it back', () => {
  expect(health('run_check')).toMatchObject({ state: 'good', sentences: ['There is no test data.'] });
  const key = client.createKey('test full');
  client.create('invoices', invoice, { key });
  expect(health('run_check').state).toBe('good');
  hands.renameSheet('Test Invoices', 'Trials');
  const { state, sentences, is_fixable } = health('run_check');
  expect([state, is_fixable, sentences[0]]).toEqual([
    'warning',
    true,
    'The sheet "Test Invoices" is missing.',
  ]);
  expect(health('fix_check').state).toBe('good');
  expect(client.get(path, { key }).body.data).toHaveLength(1);
});

test('a sheet of a person that has the name of one of test data is neither written to nor deleted', () => {
  const key = client.createKey('test full');
  client.call('DELETE', '/api/v1/test_data', { key });
  const name = 'Test Invoices';
  client.workbook.apply({ op: 'insert_sheet', sheet_id: 777, name, index: 1, rows: 10, columns: 2 });
  hands.typeCell({ sheet: name, row: 1, column: 1 }, 'Ideas');
  hands.typeCell({ sheet: name, row: 2, column: 1 }, 'One more');
  const answer = client.post(path, invoice, { key });
  expect([answer.status, answer.body.sheet]).toEqual([503, name]);
  expect(answer.body.detail).toContain('Rename it');
  expect(client.call('DELETE', '/api/v1/test_data', { key }).status).toBe(200);
  expect(rowsByHeader(client.workbook, name)).toEqual([{ Ideas: 'One more' }]);
  hands.renameSheet(name, 'Ideas');
  expect(client.create('invoices', invoice, { key }).number).toBe('TEST-INV-2026-0001');
});
