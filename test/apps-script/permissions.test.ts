/** Consent: an owner ticks permissions one by one, and takes them back after months. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionAdvice, withoutPermission } from '../../src/apps-script/permissions.ts';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import type { CheckedHealth, CommandName, Overview, Reply } from '../../src/pages/protocol.ts';
import { withAdvice } from '../../src/pages/shared/loaded.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { keptContext, scriptFolder } from '../script-context.ts';

const manifest = JSON.parse(readFileSync(join(__dirname, '../../appsscript.json'), 'utf8')) as {
  readonly oauthScopes: readonly string[];
};
const all = manifest.oauthScopes;
const without = (...names: readonly string[]): string[] =>
  all.filter((scope) => !names.some((name) => scope.endsWith(`/auth/${name}`)));

const mailScope = 'https://www.googleapis.com/auth/script.send_mail';

test('the sentences are about the scopes of the manifest', () => {
  const named = Object.keys(withoutPermission).map((name) => `https://www.googleapis.com/auth/${name}`);
  expect(named).toEqual(all);
});

function choose(emulator: Emulator, functionName: string): { ok: boolean; shown: string[] } {
  const { screen } = emulator.world;
  const before = screen.shown.length;
  const { ok } = emulator.run(functionName, [], { kind: 'menu', activeUser: owner });
  const shown = screen.shown.slice(before).map(({ kind, title }) => `${kind}: ${title}`);
  return { ok, shown };
}

describe('a first Set up', () => {
  function openNew(): Emulator {
    return createEmulator({
      scriptFolder,
      context: keptContext,
      workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
      owner,
      grantedScopes: [],
      clock: createVirtualClock(Date.UTC(2026, 0, 7, 12)),
      switches: chosenSwitches,
    });
  }

  test('does nothing before everything is ticked, and claims nothing', () => {
    const emulator = openNew();
    const { screen, properties } = emulator.world;
    emulator.personDid({ kind: 'open', user: owner });
    expect(screen.menus.has('Billing API')).toBe(true);
    const asked: (readonly string[])[] = [];
    const ticked = [[], without('script.send_mail'), [], [mailScope]];
    screen.consent = (scopes) => {
      asked.push(scopes);
      return ticked[asked.length - 1] ?? [];
    };
    for (const _time of ticked) {
      expect(choose(emulator, 'setUp')).toEqual({ ok: false, shown: ['consent: Authorization required'] });
      expect(properties.snapshot().script ?? {}).toEqual({});
      expect(emulator.world.workbook.data.sheets).toHaveLength(1);
    }
    // Google asks for all by itself at first; after that the script asks for what was left out.
    expect(asked).toEqual([all, all, [mailScope], [mailScope]]);
    expect(choose(emulator, 'setUp')).toEqual({ ok: true, shown: ['alert: Set up'] });
    expect(properties.snapshot().script?.owner).toBe(owner);
  });
});

interface Patient extends TestWorkspace {
  ask<Answer>(command: CommandName, input: object): Answer;
}

/** A workspace that worked for months, until its owner took permissions back. */
function openWithout(...names: readonly string[]): Patient {
  const workspace = createTestWorkspace();
  workspace.emulator.world.consent.granted = without(...names);
  return {
    ...workspace,
    ask(command, input) {
      const call = JSON.stringify({ command, input });
      const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
      if (!outcome.ok) throw new Error(outcome.message);
      const reply = JSON.parse(String(outcome.value)) as Reply;
      if (!reply.ok) throw new Error(reply.message);
      return reply.answer as never;
    },
  };
}

/** What a page shows of the error. */
function saidBy(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return withAdvice(String(error));
  }
  return '';
}

describe.each(Object.keys(withoutPermission))('without %s', (name) => {
  const sentence = withoutPermission[name as keyof typeof withoutPermission];

  test('Health and Overview say what does not work, and where to give it', () => {
    const patient = openWithout(name);
    if (name === 'userinfo.email') {
      expect(saidBy(() => patient.ask('overview', {}))).toContain('Google needs your permission.');
      return;
    }
    expect(patient.ask<CheckedHealth>('run_check', { id: 'permissions' })).toMatchObject({
      state: 'fault',
      sentences: [sentence, permissionAdvice],
      is_fixable: false,
      link: { words: 'Give permission', url: expect.stringContaining(encodeURIComponent(name)) },
    });
    if (name !== 'spreadsheets.currentonly')
      expect(patient.ask<Overview>('overview', {}).missing_permissions).toEqual([sentence]);
  });

  test('Set up asks for it alone, and everything is well again', () => {
    const { emulator } = openWithout(name);
    expect(choose(emulator, 'setUp').shown).toEqual(['consent: Authorization required']);
    expect(emulator.world.screen.shown.pop()?.content).toBe(`https://www.googleapis.com/auth/${name}`);
    expect(choose(emulator, 'setUp')).toEqual({ ok: true, shown: ['alert: Set up'] });
  });
});

describe('what needs a permission says so in words', () => {
  test('the test of the web app', () => {
    const url = 'https://script.google.com/macros/s/AKfycbx/exec';
    const patient = openWithout('script.external_request');
    expect(saidBy(() => patient.ask('connect_web_app', { url }))).toMatch(
      /script\.external_request.* Google needs your permission\. .*tick Select all\./,
    );
  });

  test('the overview, which cannot look at triggers', () => {
    const overview = openWithout('script.scriptapp').ask<Overview>('overview', {});
    expect(overview.triggers.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  });

  test.each([
    ['showDeveloperArea', 'script.container.ui'],
    ['showSidebar', 'script.container.ui'],
    ['newInvoice', 'script.container.ui'],
    ['recordPayment', 'spreadsheets.currentonly'],
    ['createApiKey', 'userinfo.email'],
    ['revokeApiKey', 'userinfo.email'],
    ['testWebApp', 'script.external_request'],
    ['checkHealth', 'userinfo.email'],
    ['checkAllRows', 'spreadsheets.currentonly'],
  ])('%s, for which Google asks again', (command, name) => {
    const { emulator } = openWithout(name);
    expect(choose(emulator, command)).toEqual({ ok: false, shown: ['consent: Authorization required'] });
    expect(choose(emulator, command).ok).toBe(true);
  });

  test('the other checks of Health, and requests, which do nothing', () => {
    const patient = openWithout('spreadsheets.currentonly');
    const { state, sentences } = patient.ask<CheckedHealth>('run_check', { id: 'room' });
    expect([state, withAdvice(sentences[0] ?? '')]).toEqual([
      'fault',
      expect.stringMatching(/^Not known: .*spreadsheets\.currentonly.* tick Select all\.$/),
    ]);
    const written = patient.post('/api/v1/customers', { name: 'Ada' });
    expect([written.status, written.body.code]).toEqual([503, 'workspace_unavailable']);
    patient.emulator.world.consent.granted = null;
    expect(patient.get('/api/v1/customers').body.data).toEqual([]);
  });
});
