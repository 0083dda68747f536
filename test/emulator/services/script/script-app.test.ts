import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import type { ExecutionKind } from '../../../../src/emulator/execution/execution.ts';
import { createScriptApp, type ScriptApp } from '../../../../src/emulator/services/script/script-app.ts';
import { createEmulatedScreen } from '../../../../src/emulator/services/ui/screen.ts';
import type { StateMutation } from '../../../../src/emulator/emulator-options.ts';
import { likelySwitches, type Switches } from '../../../../src/emulator/switches.ts';
import { createTriggerTable } from '../../../../src/emulator/triggers/trigger-table.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

function setUp(
  kind: ExecutionKind = 'menu',
  switches: Switches = likelySwitches,
  scopes?: readonly string[],
) {
  const mutations: StateMutation[] = [];
  const table = createTriggerTable([], (mutation) => mutations.push(mutation));
  const { execution } = testExecution({ kind, switches, activeUser: 'ann@example.com' });
  const app: ScriptApp = createScriptApp(execution, {
    triggers: { table, owner: 'owner@example.com', now: () => executionStartMs },
    authorization: createAuthorization(execution, scopes),
    consent: { consent: { granted: null }, screen: createEmulatedScreen(), scopes: [] },
    webAppUrl: 'https://script.google.com/macros/s/x/exec',
  });
  return { app, table, mutations };
}

describe('ScriptApp triggers (developers.google.com/apps-script/reference/script)', () => {
  test('are built, listed with what they are, and deleted', () => {
    const { app, table, mutations } = setUp();
    const clock = app.newTrigger('tick').timeBased().everyMinutes(1).create();
    app.newTrigger('changed').forSpreadsheet('book-1').onChange().create();
    const handlers = () => app.getProjectTriggers().map((trigger) => trigger.getHandlerFunction());
    expect(handlers()).toEqual(['tick', 'changed']);
    expect(table.list()).toMatchObject([
      { eventType: 'CLOCK', schedule: { periodMs: 60_000 } },
      { eventType: 'ON_CHANGE', dueMs: null },
    ]);
    app.deleteTrigger(clock);
    expect(handlers()).toEqual(['changed']);
    expect(mutations.map(({ kind }) => kind)).toEqual(['triggers', 'triggers', 'triggers']);
  });

  test('have uids of their own', () => {
    const { app, table } = setUp();
    for (let n = 0; n < 3; n++) app.newTrigger('tick').timeBased().everyHours(1).create();
    expect(new Set(table.list().map(({ uid }) => uid)).size).toBe(3);
  });

  test.each([2, 0, 60])('cannot run every %i minutes', (minutes) => {
    expect(() => setUp().app.newTrigger('tick').timeBased().everyMinutes(minutes)).toThrow(
      /1, 5, 10, 15 or 30/,
    );
  });

  test('are refused when the builder was not told when to run', () => {
    expect(() => setUp().app.newTrigger('tick').timeBased().create()).toThrow('no recurrence');
    expect(() => setUp().app.newTrigger('tick').forSpreadsheet('x').create()).toThrow('no event type');
  });

  test('are at most 20 for each script (quota page)', () => {
    const { app } = setUp();
    for (let n = 0; n < 20; n++) app.newTrigger('tick').timeBased().everyHours(1).create();
    expect(() => app.newTrigger('tick').timeBased().everyHours(1).create()).toThrow(
      'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
    );
  });

  test.each([
    ['web_app', 'owner@example.com'],
    ['menu', 'ann@example.com'],
  ] as const)('made in a %s belong to %s', (kind, owner) => {
    const { app, table } = setUp(kind);
    app.newTrigger('tick').timeBased().everyHours(1).create();
    expect(table.list()[0]?.owner).toBe(owner);
  });

  test.each([
    ['works', false],
    ['disabled', true],
  ] as const)(
    'made in a trigger run are born disabled or not, by the switch: %s (issuetracker 150756612)',
    (side, disabled) => {
      const switches = { ...likelySwitches, triggerMadeInTrigger: side };
      const inTrigger = setUp('time_trigger', switches);
      inTrigger.app.newTrigger('tick').timeBased().everyHours(1).create();
      expect(inTrigger.table.list()[0]?.disabled).toBe(disabled);
      const inWebApp = setUp('web_app', switches);
      inWebApp.app.newTrigger('tick').timeBased().everyHours(1).create();
      expect(inWebApp.table.list()[0]?.disabled).toBe(false);
    },
  );

  test('need a scope, which a simple trigger never has and a manifest may leave out', () => {
    const refusal =
      'ScriptApp.getProjectTriggers. Required permissions: https://www.googleapis.com/auth/script.scriptapp';
    expect(() => setUp('simple_trigger').app.getProjectTriggers()).toThrow(
      `You do not have permission to call ${refusal}`,
    );
    expect(() => setUp('web_app', likelySwitches, []).app.getProjectTriggers()).toThrow(
      `Specified permissions are not sufficient to call ${refusal}`,
    );
    const granted = ['https://www.googleapis.com/auth/script.scriptapp'];
    expect(setUp('web_app', likelySwitches, granted).app.getProjectTriggers()).toEqual([]);
  });
});

test('ScriptApp knows where its web app is served', () => {
  const { app } = setUp();
  expect(app.getService().getUrl()).toBe('https://script.google.com/macros/s/x/exec');
});

test('ScriptApp gives the address with the domain of the owner, by the switch (seen at several published web apps)', () => {
  const { app } = setUp('menu', { ...likelySwitches, webAppUrlForm: 'with_domain' });
  expect(app.getService().getUrl()).toBe('https://script.google.com/a/macros/example.com/s/x/exec');
});
