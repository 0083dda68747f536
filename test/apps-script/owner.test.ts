/** Who may do what: the account that ran Setup, another editor of the sheet, and nobody whom Google knows. */
import { globalFunctions } from '../../src/build/global-functions.ts';
import type { CommandName, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/test-workspace.ts';

const editor = 'editor@example.com';
const strangers = ['', editor];

function ask(
  workspace: TestWorkspace,
  email: string,
  command: CommandName | string,
  input: object = {},
): unknown {
  const outcome = workspace.emulator.callFromPage(
    'developerArea',
    [JSON.stringify({ command, input })],
    email,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

function choose({ emulator }: TestWorkspace, functionName: string, email: string): string {
  const { screen } = emulator.world;
  const before = screen.shown.length;
  screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? 'full' : '' });
  const outcome = emulator.run(functionName, [], { kind: 'menu', activeUser: email });
  if (!outcome.ok) throw new Error(outcome.text);
  return screen.shown
    .slice(before)
    .map(({ title, content }) => `${title}: ${content}`)
    .join('\n');
}

/** What must not change: everything that is kept, but what triggers note of their own runs. */
function secretsOf({ emulator }: TestWorkspace): readonly string[] {
  return Object.entries(emulator.world.properties.snapshot())
    .flatMap(([store, values]) => Object.entries(values).map(([name, value]) => `${store} ${name} ${value}`))
    .filter((line) => / (api_key\.|owner |settings |webhook_secret\.|record\.)/.test(line))
    .sort();
}

describe('the function that pages call', () => {
  test('answers the owner', () => {
    const workspace = createTestWorkspace();
    const reply = JSON.parse(String(ask(workspace, owner, 'overview'))) as Reply<{ active_keys: number }>;
    expect(reply).toMatchObject({ ok: true, answer: { active_keys: 1 } });
  });

  test.each(strangers)('answers "%s" nothing, though the script acts for the owner', (email) => {
    const workspace = createTestWorkspace();
    const wish = { name: 'Stolen', scopes: ['invoices:read'], expires_in_days: null };
    const before = secretsOf(workspace);
    for (const command of ['overview', 'list_keys', 'usage', 'reference']) {
      expect(ask(workspace, email, command)).toBe('');
    }
    expect(ask(workspace, email, 'create_key', wish)).toBe('');
    expect(secretsOf(workspace)).toEqual(before);
  });

  test('answers nobody when the owner has handed the workspace over by removing the property', () => {
    const workspace = createTestWorkspace();
    workspace.emulator.world.properties.open('script').delete('owner');
    for (const email of ['', owner]) expect(ask(workspace, email, 'overview')).toBe('');
  });

  test('carries out what is on its list alone', () => {
    const workspace = createTestWorkspace();
    for (const command of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'revokeKey', '']) {
      const reply = JSON.parse(String(ask(workspace, owner, command))) as Reply;
      expect(reply).toEqual({ ok: false, message: `There is no command "${command}".` });
    }
  });

  test('answers what is no call in words', () => {
    const { emulator } = createTestWorkspace();
    for (const request of ['', '{', 'null', '[]', undefined, 7]) {
      const outcome = emulator.callFromPage('developerArea', [request], owner);
      expect(outcome).toMatchObject({ ok: true });
      expect(outcome.ok && String(outcome.value)).toMatch(/^\{"ok":false,"message":"/);
    }
  });
});

describe('every global function', () => {
  let workspace: TestWorkspace;
  beforeAll(() => {
    workspace = createTestWorkspace();
  });

  test.each(globalFunctions.map(({ name }) => name))(
    '%s gives a stranger nothing and shows no key',
    (name) => {
      for (const email of strangers) {
        const { screen } = workspace.emulator.world;
        screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? 'full' : '' });
        const before = secretsOf(workspace);
        const shownBefore = screen.shown.length;
        const outcome = workspace.emulator.callFromPage(name, [], email);
        const given = outcome.ok ? JSON.stringify(outcome.value) : outcome.message;
        const seen = given + JSON.stringify(screen.shown.slice(shownBefore));
        expect(seen).not.toMatch(/bbk_(test|live)_[0-9A-Za-z]{38}|whsec_/);
        expect(seen).not.toContain(owner);
        expect(secretsOf(workspace)).toEqual(before);
      }
    },
  );
});

describe('the menu', () => {
  test('refuses Set up to another account, and changes nothing', () => {
    const workspace = createTestWorkspace();
    const before = secretsOf(workspace);
    expect(choose(workspace, 'setUp', editor)).toContain('Only the account that set this spreadsheet up');
    expect(secretsOf(workspace)).toEqual(before);
    expect(choose(workspace, 'setUp', owner)).toContain('The API uses');
  });

  test('refuses keys and pages to another account', () => {
    const workspace = createTestWorkspace();
    for (const name of ['createApiKey', 'revokeApiKey', 'showDeveloperArea', 'showSidebar']) {
      const shown = choose(workspace, name, editor);
      expect(shown).toBe('Not for you: Only the account that set this spreadsheet up may do this.');
    }
  });
});
