/** Clock triggers that stand still: Google disables one, and keeps it on the list. */
import type { ClockTrigger } from '../../src/core/events/last-runs.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const minuteMs = 60_000;

function ask<Name extends CommandName>(
  { emulator }: TestWorkspace,
  command: Name,
  input: CommandInput<Name>,
): AnswerOf<Name> {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<AnswerOf<Name>>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

function minutes({ clock, emulator }: TestWorkspace, count: number): void {
  for (let minute = 0; minute < count; minute += 1) {
    clock.advance(minuteMs);
    emulator.fireDueTriggers();
  }
}

/** Lets minutes pass in which Google starts each trigger once alone, at their end. */
function rest(workspace: TestWorkspace, count: number): void {
  workspace.clock.advance((count - 1) * minuteMs);
  minutes(workspace, 1);
}

/** Does what Google does to a trigger whose runs fail again and again. */
function disable({ emulator }: TestWorkspace, handler: ClockTrigger): void {
  const { triggers, clock } = emulator.world;
  const found = triggers.list().find((one) => one.handler === handler);
  if (found === undefined) throw new Error(`No trigger ${handler} is installed.`);
  const { uid, dueMs: _due, ...plan } = found;
  triggers.delete(uid);
  triggers.add({ ...plan, disabled: true }, clock.now());
}

const stateOf = (workspace: TestWorkspace): unknown => workspace.get('/health', { key: null }).body.status;
const check = (workspace: TestWorkspace) => ask(workspace, 'run_check', { id: 'triggers' });
const triggersOf = (workspace: TestWorkspace) => ask(workspace, 'overview', {}).triggers;

const hook = { url: 'https://shop.example/hook', event_types: ['invoice.*'] };

test('Health says how long ago each trigger ran', () => {
  const workspace = createTestWorkspace();
  expect(check(workspace).sentences[2]).toContain('every ten minutes alone');
  expect(check(workspace).sentences[1]).toMatch(
    /^Daily jobs: installed .* ago, and not started by Google yet\. Hourly check: installed/,
  );
  workspace.create('webhook_endpoints', hook);
  rest(workspace, 61);
  minutes(workspace, 3);
  // The look asks for a time in the next minute.
  expect(check(workspace).sentences[2]).toContain('check again then');
  minutes(workspace, 1);
  workspace.clock.advance(30_000);
  const { state, sentences, is_fixable } = check(workspace);
  expect([state, is_fixable]).toEqual(['good', false]);
  expect(sentences[1]).toMatch(
    /^Webhooks: last ran [345]\d s ago\. Daily jobs: last ran [345]\d s ago\. Hourly check: last ran \d minutes? ago\.$/,
  );
  expect(triggersOf(workspace)).toMatchObject([
    { name: 'Webhooks', state: 'running', advice: '' },
    { name: 'Daily jobs', state: 'running', advice: '' },
    { name: 'Hourly check', state: 'running', advice: '' },
  ]);
  expect(stateOf(workspace)).toBe('ok');
});

test('an idle dispatcher leaves its time in time, without an endpoint and with one', () => {
  const workspace = createTestWorkspace();
  for (const isEndpointMade of [false, true]) {
    if (isEndpointMade) workspace.create('webhook_endpoints', hook);
    for (let tens = 0; tens < 3; tens += 1) {
      minutes(workspace, 10);
      expect(triggersOf(workspace)[0]?.words).toMatch(/last ran (\d+ s|1?\d minutes?) ago/);
    }
  }
});

test.each([
  ['runUpkeep', 'Daily jobs', 'no invoice becomes overdue, and no webhook is sent', 45],
  ['sweepRows', 'Hourly check', 'edits that Google did not report are not taken', 180],
] as const)(
  '%s that is listed and does not run is late, everywhere, until Fix',
  (handler, name, without, limit) => {
    const workspace = createTestWorkspace();
    rest(workspace, 61);
    disable(workspace, handler);
    rest(workspace, limit - 11);
    expect([check(workspace).state, stateOf(workspace)]).toEqual(['good', 'ok']);
    rest(workspace, 13);
    const found = check(workspace);
    expect(found).toMatchObject({ state: 'fault', is_fixable: true });
    expect(found.sentences[0]).toMatch(
      new RegExp(`^${name}: late, last ran \\d+ (minutes|hours) ago\\. Meanwhile ${without}\\.$`),
    );
    expect(found.sentences[1]).toContain('Fix installs it anew');
    const late = triggersOf(workspace).filter(({ state }) => state === 'late');
    expect(late).toMatchObject([{ name, advice: expect.stringContaining('Choose Billing API › Set up') }]);
    expect(stateOf(workspace)).toBe('degraded');

    expect(ask(workspace, 'fix_check', { id: 'triggers' }).state).toBe('good');
    expect(stateOf(workspace)).toBe('ok');
    rest(workspace, 61);
    expect(triggersOf(workspace).map(({ state }) => state)).toEqual(['running', 'running']);
    expect(workspace.emulator.world.triggers.list().filter((one) => one.handler === handler)).toHaveLength(1);
  },
);

test('with an endpoint the dispatcher is late sooner, and Set up installs it anew too', () => {
  const workspace = createTestWorkspace();
  workspace.create('webhook_endpoints', hook);
  minutes(workspace, 12);
  disable(workspace, 'runDispatcher');
  rest(workspace, 26);
  expect(stateOf(workspace)).toBe('degraded');
  const { emulator } = workspace;
  emulator.world.screen.answer = () => ({ button: 'OK', text: '' });
  expect(emulator.run('setUp', [], { kind: 'menu', activeUser: owner }).ok).toBe(true);
  expect(emulator.world.screen.shown.pop()?.content).toContain('Webhooks are sent every minute from now on.');
  minutes(workspace, 2);
  expect(triggersOf(workspace)[0]?.state).toBe('running');
  expect(stateOf(workspace)).toBe('ok');
});

test('a cache that Google has lost makes no trigger late, and hides none that is', () => {
  const workspace = createTestWorkspace();
  const { caches } = workspace.emulator.world;
  const lose = (): void => {
    for (const name of ['health', 'dispatcher', 'hints', 'settings']) caches.open('script').remove(name);
  };
  rest(workspace, 61);
  lose();
  expect([check(workspace).state, stateOf(workspace)]).toEqual(['good', 'ok']);
  disable(workspace, 'runUpkeep');
  rest(workspace, 50);
  lose();
  expect([check(workspace).state, stateOf(workspace)]).toEqual(['fault', 'degraded']);
});

test('a workbook of an earlier version has no times: they are awaited from the first look on', () => {
  const workspace = createTestWorkspace();
  const { properties } = workspace.emulator.world;
  for (const trigger of ['runUpkeep', 'sweepRows'] as const) disable(workspace, trigger);
  for (const name of ['trigger_installed', 'trigger_day']) properties.open('script').delete(name);
  rest(workspace, 300);
  expect(triggersOf(workspace).map(({ state }) => state)).toEqual(['awaited', 'awaited']);
  expect(check(workspace).sentences[1]).toContain('Daily jobs: has not left its time yet.');
  rest(workspace, 181);
  expect(check(workspace).state).toBe('fault');
  expect(triggersOf(workspace).map(({ state }) => state)).toEqual(['late', 'late']);
});

test('while requests are refused, Overview and /health say so, and no longer once it is repaired', () => {
  const workspace = createTestWorkspace();
  expect([ask(workspace, 'overview', {}).refusals, stateOf(workspace)]).toEqual([[], 'ok']);
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  const header = sheetNamed(workspace.workbook, 'Customers')?.rows[0] ?? [];
  hands.deleteColumn('Customers', header.indexOf('Email') + 1);
  hands.deleteSheet('Invoice items');
  expect(ask(workspace, 'overview', {}).refusals).toEqual([
    'The sheet "Customers" has no column with the header "Email". Rename it back, or choose Set up.',
    'The sheet "Invoice items" is missing. Rename it back, or choose Set up in the spreadsheet.',
  ]);
  workspace.clock.advance(61_000);
  expect(stateOf(workspace)).toBe('degraded');
  ask(workspace, 'fix_check', { id: 'sheets' });
  expect([ask(workspace, 'overview', {}).refusals, stateOf(workspace)]).toEqual([[], 'ok']);
});

test('/health reads the sheets once a minute at most, whoever asks', () => {
  const workspace = createTestWorkspace();
  const callsOf = (): number => workspace.get('/health', { key: null }).usage.documentCalls;
  workspace.clock.advance(61_000);
  expect(callsOf()).toBeGreaterThan(0);
  expect([callsOf(), callsOf()]).toEqual([0, 0]);
});
