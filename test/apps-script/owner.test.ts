/** Who may do what: the account that ran Setup, another editor of the sheet, and nobody whom Google knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalFunctions } from '../../src/build/global-functions.ts';
import type { CommandName, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const scriptFolder = join(__dirname, '../../dist/apps-script');

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

/** Every command of the protocol, which the compiler sees to, with something that it would take. */
const everyCommand: Readonly<Record<CommandName, object>> = {
  overview: {},
  running: {},
  connect_web_app: { url: 'https://script.google.com/macros/s/another/exec' },
  clear_test_data: {},
  open_document: { dialog: 'pdf' },
  draw_documents: { plural: 'invoices', from: '2026-01-01', to: '2026-01-31', before: null },
  list_keys: {},
  create_key: { name: 'Stolen', scopes: ['invoices:read'], expires_in_days: null },
  roll_key: { id: 'key_1', overlap_hours: 0 },
  revoke_key: { id: 'key_1', name: 'Test' },
  usage: {},
  business: {},
  save_business: { etag: '*', changes: { iban: 'NL91ABNA0417164300' } },
  operate: { operation: 'createInvoice', body: { customer_name: 'Stolen', total: 1 } },
  list_endpoints: {},
  create_endpoint: { url: 'https://evil.example/', description: null, event_types: ['*'] },
  update_endpoint: { id: 'we_1', status: 'disabled' },
  delete_endpoint: { id: 'we_1' },
  rotate_secret: { id: 'we_1', overlap_hours: 0 },
  ping_endpoint: { id: 'we_1' },
  list_deliveries: { endpoint_id: null, event_type: null, result: null, hours: 24, before_row: null },
  get_delivery: { id: 'dlv_1' },
  resend_delivery: { id: 'dlv_1' },
  list_checks: {},
  run_check: { id: 'text' },
  fix_check: { id: 'settings' },
  list_probes: {},
  run_probe: { id: 'text_signs', literal: null },
  recover: { endpoint_id: 'we_1', since: '2026-01-01T00:00:00Z' },
  reference: {},
  open_developer_area: {},
  survey_einvoices: {
    plural: 'invoices',
    profile: 'en16931',
    syntax: 'ubl',
    from: '2026-01-01',
    to: '2026-12-31',
    before: null,
  },
  exchange_head: {},
  exchange_settings: { workspace: { iban: 'NL91ABNA0417164300' } },
  exchange_page: { object: 'customer', after: null },
  exchange_restore: {},
  exchange_table: {},
  exchange_rows: {},
};

/** What a page may hand a function: nothing, and what would pass for an event of Google's or for a call. */
const forged: readonly (readonly unknown[])[] = [
  [],
  [{}],
  [{ parameter: { path: '/api/v1/customers' }, parameters: { path: ['/api/v1/customers'] } }],
  [{ postData: { contents: '{"method":"GET","path":"/api/v1/invoices"}' } }],
  [{ range: { rowStart: 2, rowEnd: 9 }, value: '=1+1', user: owner, authMode: 'FULL', changeType: 'OTHER' }],
  ['{"command":"list_keys","input":{}}'],
];

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
    const before = secretsOf(workspace);
    for (const [command, input] of Object.entries(everyCommand))
      expect([command, ask(workspace, email, command, input)]).toEqual([command, '']);
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

test.each(strangers)('what only the script itself calls is out of reach of a page: "%s"', (email) => {
  const { emulator } = createTestWorkspace();
  const read = (file: string): string => readFileSync(join(scriptFolder, file), 'utf8');
  const template = (name: string) => ({ getRawContent: () => read(`${name}.html`) });
  const load = new Function('HtmlService', `${read('Code.js')};return BillingApi.more()`);
  const { background } = load({ createTemplateFromFile: template }) as { readonly background: object };
  const known = globalFunctions.map(({ name }) => name);
  const inner = [...Object.keys(background), 'background', 'more'];
  expect(inner.filter((name) => known.includes(name))).toEqual([]);
  expect(inner).toEqual(expect.arrayContaining(['seriesOfRows', 'applyRow']));
  for (const name of inner) {
    expect(emulator.callFromPage(name, [], email)).toMatchObject({ ok: false });
    // Whether Google finds it by this name or not, functions do not come through.
    const outcome = emulator.callFromPage(`BillingApi.${name}`, [], email);
    const value = outcome.ok ? outcome.value : {};
    expect(JSON.stringify(value)).toBe(name === 'more' ? '{"background":{}}' : '{}');
  }
});

/** Stands in a record: no stranger may read it. */
const secretName = 'Rosalind Franklin';

describe('every global function', () => {
  let workspace: TestWorkspace;
  beforeAll(() => {
    workspace = createTestWorkspace();
    workspace.create('customers', { name: secretName });
  });

  test.each(globalFunctions.map(({ name, takesEvent }) => [name, takesEvent ? forged : [[]]] as const))(
    '%s gives a stranger nothing and shows no key',
    (name, tries) => {
      for (const [email, args] of strangers.flatMap((one) => tries.map((some) => [one, some] as const))) {
        const { screen } = workspace.emulator.world;
        screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? 'full' : '' });
        const before = secretsOf(workspace);
        const shownBefore = screen.shown.length;
        const outcome = workspace.emulator.callFromPage(name, args, email);
        const given = outcome.ok ? JSON.stringify(outcome.value) : outcome.message;
        const seen = given + JSON.stringify(screen.shown.slice(shownBefore));
        expect(seen).not.toMatch(/bbk_(test|live)_[0-9A-Za-z]{38}|whsec_/);
        expect(seen).not.toContain(owner);
        expect(seen).not.toContain(secretName);
        expect(secretsOf(workspace)).toEqual(before);
      }
    },
  );
});

describe('the menu', () => {
  test('refuses Set up to another account, and changes nothing', () => {
    const workspace = createTestWorkspace();
    const before = secretsOf(workspace);
    expect(choose(workspace, 'setUp', editor)).toContain('Only the account that set up this spreadsheet');
    expect(secretsOf(workspace)).toEqual(before);
    expect(choose(workspace, 'setUp', owner)).toContain('The API uses');
  });

  test('refuses keys and pages to another account', () => {
    const workspace = createTestWorkspace();
    const names = [
      'createApiKey',
      'revokeApiKey',
      'testWebApp',
      'checkHealth',
      'showDeveloperArea',
      'showSidebar',
      'newInvoice',
      'newQuotation',
      'recordPayment',
      'creditInvoice',
      'correctInvoice',
      'duplicateDocument',
      'openDocument',
      'savePdf',
      'mailDocument',
    ];
    for (const name of names) {
      const shown = choose(workspace, name, editor);
      expect(shown).toBe('Not for you: Only the account that set up this spreadsheet can do this.');
    }
  });
});
