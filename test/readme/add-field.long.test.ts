/** The field and the action of CONTRIBUTING.md, each applied to a copy: types, lint, build, and what it then does. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { openEarlier, type Upgraded } from '../apps-script/upgrade/upgraded.ts';
import { actionDiff, copyRepository, commandFailure, fieldDiff } from '../architecture/contributed-diffs.ts';
import { root } from '../architecture/source-files.ts';
import { rowsByHeader } from '../contract/support/ledger.ts';
import { createTestWorkspace, owner } from '../contract/support/test-workspace.ts';

// A copy is checked and built.
jest.setTimeout(300_000);

const bill = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 100 }] };
const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** A copy with the diff applied, as the house wants it, built. */
function applied(diff: string): string {
  const copy = copyRepository();
  copies.push(copy);
  expect(commandFailure(copy, 'git', ['apply', '-'], diff)).toBe('');
  const biome = join(root, 'node_modules/.bin/biome');
  for (const check of ['format', 'lint'])
    expect(commandFailure(copy, biome, [check, '--colors=off', 'src/core/resources'])).toBe('');
  for (const wing of ['core', 'apps-script', 'local', 'openapi'])
    expect(commandFailure(copy, join(root, 'node_modules/.bin/tsc'), ['-p', `src/${wing}`])).toBe('');
  expect(commandFailure(copy, 'npm', ['run', '-s', 'build'])).toBe('');
  return copy;
}

/** The workbook of the present script with an invoice in it, opened by the script of the copy. */
function reopened(copy: string): Upgraded & { readonly invoice: Record<string, unknown> } {
  const present = createTestWorkspace();
  const invoice = present.create('invoices', bill);
  const workspace = openEarlier(
    { workbook: present.workbook.toSnapshot(), properties: present.emulator.world.properties.snapshot() },
    {
      key: present.key,
      nowMs: present.clock.now() + 120_000,
      scriptFolder: join(copy, 'dist/apps-script'),
    },
  );
  return { ...workspace, invoice };
}

test('a field: the workbook without its column stays in service, and with it the field is all that a field is', () => {
  const copy = applied(fieldDiff);
  const { call, setUp, emulator, invoice } = reopened(copy);
  const path = `/api/v1/invoices/${invoice.id}`;
  const { delivery_date, ...before } = call('GET', path).body;
  expect(delivery_date).toBeNull();
  expect(before).toEqual(invoice);
  const draft = { ...bill, status: 'draft' };
  expect(call('POST', '/api/v1/invoices', { body: draft }).status).toBe(201);
  const dated = { ...draft, delivery_date: '2026-03-05' };
  const early = call('POST', '/api/v1/invoices', { body: dated }).body;
  expect(early.delivery_date).toBe('2026-03-05');
  const kept = { ...early, warnings: [] };
  const day = 'delivery_date=2026-03-05';
  expect(call('GET', '/api/v1/invoices', { query: day }).body.data).toEqual([kept]);
  expect(setUp()).toContain('Added the column "Delivery date" to the sheet "Invoices".');
  // Set up has made the secret of links, too: the invoice has a page, the draft has none.
  const hosted_url = expect.any(String);
  expect(call('GET', path).body).toEqual({ ...invoice, hosted_url, delivery_date: null });
  expect(call('GET', '/api/v1/invoices', { query: day }).body.data).toEqual([kept]);
  const shown = rowsByHeader(emulator.world.workbook, 'Invoices').find(({ ID }) => ID === early.id);
  expect(shown?.['Delivery date']).toBe('2026-03-05');
  const made = call('POST', '/api/v1/invoices', { body: dated }).body;
  expect(made.delivery_date).toBe('2026-03-05');
  const other = `/api/v1/invoices/${made.id}`;
  expect(call('PATCH', other, { body: { delivery_date: '2026-03-06' } }).body.delivery_date).toBe(
    '2026-03-06',
  );
  const rows = rowsByHeader(emulator.world.workbook, 'Invoices');
  const row = rows.findIndex(({ ID }) => ID === made.id) + 2;
  expect(rows[row - 2]?.['Delivery date']).toBe('2026-03-06');
  const column = Object.keys(rows[0] ?? {}).indexOf('Delivery date') + 1;
  createPersonEdits(emulator.world.workbook, emulator.world.clock).typeCell(
    { sheet: 'Invoices', row, column },
    '2026-03-07',
  );
  chooseCommand(emulator, 'checkAllRows', [], owner);
  expect(call('GET', other).body.delivery_date).toBe('2026-03-07');
  const query = 'delivery_date[gte]=2026-03-07&delivery_date[lte]=2026-03-07';
  const { data } = call('GET', '/api/v1/invoices', { query }).body;
  expect(data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  const openApi = readFileSync(join(copy, 'dist/apps-script/openapi.html'), 'utf8');
  expect(openApi).toContain('"delivery_date[gte]"');
  // The suite that is derived from the declarations takes the field in without an edit.
  expect(commandFailure(copy, 'npx', ['jest', '--maxWorkers=1', '--silent', 'test/contract/records'])).toBe(
    '',
  );
});

test('an action: its event can be subscribed to, and a payment that is voided does not reopen the invoice', () => {
  const { call, invoice } = reopened(applied(actionDiff));
  const path = `/api/v1/invoices/${invoice.id}`;
  const endpoint = { url: 'https://example.com/hooks', event_types: ['invoice.written_off'] };
  expect(call('POST', '/api/v1/webhook_endpoints', { body: endpoint })).toMatchObject({ status: 201 });
  const payment = call('POST', '/api/v1/payments', { body: { invoice_id: invoice.id, amount: 10 } }).body;
  expect(call('GET', path).body.allowed_actions).toContain('write_off');
  expect(call('POST', `${path}/write_off`).body).toMatchObject({ status: 'written_off' });
  const { data } = call('GET', '/api/v1/events', { query: `resource_id=${invoice.id}` }).body;
  expect(data[0]).toMatchObject({ type: 'invoice.written_off' });
  expect(call('POST', `/api/v1/payments/${payment.id}/void`).body.status).toBe('voided');
  expect(call('GET', path).body).toMatchObject({ status: 'written_off', amount_paid: 0, amount_due: 100 });
});
