/** What is asked of a workspace whose workbook was upgraded: edits, keys, repetitions, what had died under way. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { settingNamed } from '../../../src/emulator/switches.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { journalOf, rowsOf } from '../../contract/support/ledger.ts';
import { owner } from '../../contract/support/test-workspace.ts';
import { expectAnsweredAsBefore, openUpgraded, settled } from './answered-as-before.ts';
import { recorded, recordedScene } from './recorded-workspace.ts';
import { buildMadeUpScript, madeUpVersion } from './made-up-layout.ts';
import { openEarlier } from './upgraded.ts';

beforeAll(buildMadeUpScript);

const sorted = ['Customers', 'Products', 'Quotations', 'Invoices', 'Payments'];

test('what a person has typed and nothing has settled becomes a change, or is put back with a note', () => {
  const { emulator, call } = openUpgraded();
  const edited = rowsOf(emulator.world.workbook, 'Customers').find(
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
  const row = rowsOf(emulator.world.workbook, 'Invoices').find(({ ID }) => ID === recorded.typedStatus);
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
  const numbers = rowsOf(emulator.world.workbook, 'Invoices').map(({ Number: number }) => String(number));
  expect(made.status).toBe(201);
  expect(numbers.sort().slice(-2)[1]).toBe(made.body.number);
  expect(new Set(numbers.filter((number) => number !== '')).size).toBe(
    numbers.filter((number) => number !== '').length,
  );
});

test.each(['killed_update', 'killed_create', 'killed_payment'])(
  '%s: a request that died behind its commit is finished, wherever it died',
  (name) => {
    for (const scene of [recordedScene(name), recordedScene(`${name}_in_parts`)]) {
      const workspace = openUpgraded(scene);
      const { replay } = scene;
      if (replay === undefined) throw new Error('Nothing was killed.');
      expect(workspace.call('POST', '/api/v1/customers', { body: { name: 'Next' } }).status).toBe(201);
      const { method, path, body, headers, answer } = replay;
      const replayed = workspace.call(method, path, { body, headers });
      expect(replayed.headers['Idempotent-Replayed']).toBe('true');
      expect({ status: replayed.status, body: replayed.body }).toEqual(answer);
      const next = Object.entries(scene.answers).filter(([, { body: told }]) => told.name !== 'Next');
      expectAnsweredAsBefore(workspace, Object.fromEntries(next));
    }
  },
);

/** How often the upgrade flushes, at least: the layout's number twice, the journal, and each kind of record. */
const flushesMin = 8;

// The window that no reading under a lock can close: people are not held up by it.
test('rows that somebody sorts between their read and their flush get back what was written over', () => {
  // Where a row stands is told of the one that cannot be read.
  const single = Object.entries(settled.answers).filter(
    ([path]) => /\/[a-z]{3}_[A-Z0-9]+$/.test(path) && !path.endsWith(recorded.quarantined),
  );
  for (let at = 0; at < flushesMin; at += 1) {
    const workspace = openEarlier(recordedScene('settled'), recorded);
    const { emulator } = workspace;
    const hands = createPersonEdits(emulator.world.workbook, emulator.world.clock);
    let flushes = 0;
    const execution = emulator.open({ kind: 'menu', activeUser: owner });
    const outcome = execution.attempt('setUp', () => [], {
      interceptors: [
        (call, perform) => {
          if (call.member === 'SpreadsheetApp.flush') {
            if (flushes === at) for (const name of sorted) hands.sortSheet(name, 4, 'descending');
            flushes += 1;
          }
          return perform();
        },
      ],
    });
    expect(execution.end(outcome).ok).toBe(true);
    expect(flushes).toBeGreaterThanOrEqual(flushesMin);
    expectAnsweredAsBefore(workspace, Object.fromEntries(single));
  }
});

test('a dispatcher that cannot go on says in the log what has to be mended, and the API stays closed', () => {
  const { workbook, properties, answers } = recordedScene('settled');
  const sheets = workbook.sheets.map((sheet) => {
    const [header = [], ...rows] = sheet.rows;
    const renamed = header.map((title) =>
      sheet.name === 'Quotations' && title === 'Revision' ? 'Rev.' : title,
    );
    return { ...sheet, rows: [renamed, ...rows] };
  });
  const begun = JSON.stringify({
    ...JSON.parse(properties.script?.settings ?? '{}'),
    schema_version: madeUpVersion - 0.5,
  });
  const scene = {
    workbook: { ...workbook, sheets },
    properties: { ...properties, script: { ...properties.script, settings: begun } },
    answers,
  };
  const { emulator, call } = openEarlier(scene, recorded);
  const outcome = emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: owner });
  expect(outcome.ok).toBe(true);
  const logged = emulator.world.log
    .entries()
    .map(({ text }) => text)
    .join();
  expect(logged).toMatch(/upgrade_unfinished.*"Quotations\\" has no column with the header \\"Revision/);
  expect(call('GET', '/api/v1/quotations').status).toBe(503);
  expect(emulator.world.locks.held().size).toBe(0);
});
