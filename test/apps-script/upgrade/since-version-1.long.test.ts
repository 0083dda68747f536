/** A workbook of version 1.0 under this script: before Set up, while it fills the new columns, and afterwards. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { losses, sampleOf } from '../../contract/support/failures.ts';
import { owner } from '../../contract/support/test-workspace.ts';
import { rowsByHeader } from '../../contract/support/ledger.ts';
import { expectAnsweredAsBefore } from './answered-as-before.ts';
import { recorded, type RecordedScene, recordedScene } from './recorded-workspace.ts';
import { openEarlier, type Upgraded } from './upgraded.ts';

// Some hundred deaths, each with all of Set up behind it.
jest.setTimeout(1_200_000);

const settled = recordedScene('settled');

const open = (scene: RecordedScene = settled): Upgraded => openEarlier(scene, recorded);

function settingsOf({ emulator }: Upgraded) {
  return JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
}

/** Runs Set up, which dies before its call with this index; its calls. */
function setUpUntil({ emulator }: Upgraded, index: number, lose = losses[0]): ServiceCall[] {
  const calls: ServiceCall[] = [];
  const execution = emulator.open({ kind: 'menu', activeUser: owner });
  const outcome = execution.attempt('setUp', () => [], {
    interceptors: [
      (call, perform) => {
        if (calls.length === index) throw new ExecutionStopped('The execution was killed.');
        calls.push(call);
        return perform();
      },
    ],
  });
  if (!outcome.ok) execution.pending.discard(lose?.(execution.pending.mutations.length) ?? []);
  execution.end(outcome);
  return calls;
}

test('everything is answered as before, before Set up and after', () => {
  const workspace = open();
  expectAnsweredAsBefore(workspace, settled.answers);
  expect(workspace.setUp()).toMatch(/The API uses EUR/);
  expect(settingsOf(workspace).filling).toEqual({});
  expectAnsweredAsBefore(workspace, settled.answers);
});

test('the sheets that are new have no rows before Set up makes them, and a record of theirs waits for it', () => {
  const workspace = open();
  const { emulator, setUp } = workspace;
  // A key of version 1.0 may do nothing with what is new.
  const key = chooseCommand(emulator, 'createApiKey', ['New', 'full'], owner);
  const call: Upgraded['call'] = (method, path, options = {}) =>
    workspace.call(method, path, { ...options, key });
  const made = call('POST', '/api/v1/invoices', { body: { customer_name: 'New', total: 100 } }).body;
  const credit = { invoice_id: made.id, reason: 'order_change' };
  const notes = (): unknown => call('GET', `/api/v1/invoices/${made.id}/credit_notes`).body.data;
  expect(call('GET', '/api/v1/credit_notes').body.data).toEqual([]);
  expect(notes()).toEqual([]);
  expect(call('POST', '/api/v1/credit_notes', { body: credit })).toMatchObject({
    status: 503,
    body: {
      code: 'workspace_misconfigured',
      detail: 'The spreadsheet has no sheet "Credit notes" yet. Choose Billing API › Set up, which adds it.',
    },
  });
  const customer = call('POST', '/api/v1/customers', { body: { name: 'Nobody' } }).body;
  expect(call('DELETE', `/api/v1/customers/${customer.id}`).status).toBe(200);
  expect(call('GET', '/api/v1/refunds').body.data).toEqual([]);
  workspace.emulator.world.clock.advance(3_600_000);
  for (const { outcome } of workspace.emulator.fireDueTriggers()) expect(outcome.ok).toBe(true);
  expect(setUp()).toContain('Added the sheet "Credit notes".');
  const issued = call('POST', '/api/v1/credit_notes', { body: credit });
  expect(issued.status).toBe(201);
  expect(notes()).toEqual([{ ...issued.body, warnings: [] }]);
});

test.each(Object.keys(recorded.scenes).filter((name) => name !== 'settled'))(
  '%s: a request of version 1.0 that died behind its commit is finished by this script',
  (name) => {
    const scene = recordedScene(name);
    for (const isSetUp of [false, true]) {
      const workspace = open(scene);
      if (isSetUp) workspace.setUp();
      const { replay } = scene;
      if (replay === undefined) throw new Error('Nothing was killed.');
      expect(workspace.call('POST', '/api/v1/customers', { body: { name: 'Next' } }).status).toBe(201);
      const { method, path, body, headers, answer } = replay;
      expect(workspace.call(method, path, { body, headers }).body).toMatchObject(answer.body);
      const next = Object.entries(scene.answers).filter(([, { body: told }]) => told.name !== 'Next');
      expectAnsweredAsBefore(workspace, Object.fromEntries(next));
    }
  },
);

test('ETags and versions of records that nobody has touched stay as version 1.0 gave them', () => {
  const workspace = open();
  const etags = (): unknown[] =>
    ['customers', 'products', 'quotations', 'invoices', 'payments'].flatMap((plural) =>
      workspace
        .call('GET', `/api/v1/${plural}`, { query: 'limit=100' })
        .body.data.map(({ id, etag, version }: Record<string, unknown>) => [id, etag, version]),
    );
  const before = etags();
  expect(before.length).toBeGreaterThan(40);
  workspace.setUp();
  expect(etags()).toEqual(before);
});

test('whatever call Set up dies at, everything is answered as before, and the next one finishes', () => {
  const whole = open();
  const calls = setUpUntil(whole, -1);
  expect(settingsOf(whole).filling).toEqual({});
  const wanted = sheetsOf(whole);
  const tried = sampleOf(
    calls.map((_call, index) => index),
    Math.ceil(calls.length / 60),
  );
  for (const [at, index] of tried.entries()) {
    const workspace = open();
    setUpUntil(workspace, index, losses[at % losses.length]);
    expectAnsweredAsBefore(workspace, someOf(settled.answers, at));
    if (at % 2 === 0 && Object.keys(settingsOf(workspace).filling ?? {}).length > 0) {
      workspace.emulator.world.clock.advance(601_000);
      workspace.emulator.fireDueTriggers();
    }
    workspace.setUp();
    expect([index, settingsOf(workspace).filling]).toEqual([index, {}]);
    expect(workspace.emulator.world.locks.held().size).toBe(0);
    expect([index, sheetsOf(workspace)]).toEqual([index, wanted]);
    expectAnsweredAsBefore(workspace, someOf(settled.answers, at));
  }
});

test('a person who sorts and types while the columns are filled loses nothing', () => {
  const workspace = open();
  const { emulator, call } = workspace;
  const hands = createPersonEdits(emulator.world.workbook, emulator.world.clock);
  // Set up makes the secret of links, so that records have a page behind it.
  const all = (): Record<string, unknown>[] =>
    ['customers', 'quotations', 'invoices']
      .flatMap(
        (plural): Record<string, unknown>[] =>
          call('GET', `/api/v1/${plural}`, { query: 'limit=100' }).body.data,
      )
      .map(({ hosted_url, ...record }) => record);
  const before = new Map(all().map((record) => [record.id, record]));
  let count = 0;
  const execution = emulator.open({ kind: 'menu', activeUser: owner });
  const outcome = execution.attempt('setUp', () => [], {
    interceptors: [
      (made, perform) => {
        const answer = perform();
        // The person sorts between two slices, while nobody holds the lock.
        if (made.member === 'Utilities.sleep' && emulator.world.locks.held().size === 0) {
          count += 1;
          for (const sheet of ['Customers', 'Invoices', 'Invoice items'])
            hands.sortSheet(sheet, 1, count % 2 === 0 ? 'ascending' : 'descending');
        }
        return answer;
      },
    ],
  });
  execution.end(outcome);
  expect(outcome.ok).toBe(true);
  expect(count).toBeGreaterThan(1);
  while (Object.keys(settingsOf(workspace).filling ?? {}).length > 0) workspace.setUp();
  for (const record of all()) expect(record).toEqual(before.get(record.id));
});

/** Every fifth question, another one at each turn. */
function someOf(answers: RecordedScene['answers'], turn: number): RecordedScene['answers'] {
  return Object.fromEntries(Object.entries(answers).filter((_, index) => index % 5 === turn % 5));
}

function sheetsOf({ emulator }: Upgraded): Record<string, unknown> {
  const names = [
    'Customers',
    'Products',
    'Quotations',
    'Quotation items',
    'Invoices',
    'Invoice items',
    'Payments',
  ];
  return Object.fromEntries(names.map((name) => [name, rowsByHeader(emulator.world.workbook, name)]));
}
