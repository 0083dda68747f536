/** An owner whose browser is signed in to several Google accounts: no page works, and the menu alone leads to the first call. */
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { blankWorkbook, createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { withAdvice } from '../../src/pages/shared/loaded.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { owner } from '../contract/support/test-workspace.ts';
import { keptContext, scriptFolder } from '../script-context.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycb-1/exec';
const shownUrl = 'https://script.google.com/a/macros/example.com/s/AKfycb-1/exec';

let isPublic = true;
let emulator: Emulator;

const fetch: Transport = (requests) =>
  requests.map(({ url }) => {
    const answer = emulator.webApp({ method: 'GET', queryString: url.split('?')[1] ?? '' });
    const text = answer.kind === 'content' ? answer.content : answer.html;
    const page = '<html><form action="https://accounts.google.com/ServiceLogin"></form></html>';
    return { kind: 'response', status: 200, headers: [], body: Buffer.from(isPublic ? text : page) };
  });

beforeAll(() => {
  emulator = createEmulator({
    scriptFolder,
    context: keptContext,
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
    owner,
    grantedScopes: [],
    clock: createVirtualClock(Date.UTC(2026, 0, 7, 12)),
    fetch,
    switches: chosenSwitches,
  });
  emulator.world.screen.accounts = 2;
  emulator.personDid({ kind: 'open', user: owner });
});

/**
 * Chooses an item of the menu and answers its questions; everything that was shown.
 * @param answers what is typed, or the titles of checks that are to be fixed
 */
function choose(caption: string, answers: readonly string[] = [], person = owner): string {
  const { screen } = emulator.world;
  const entries = screen.menus.get('Billing API')?.entries ?? [];
  const entry = entries.find((one) => one.kind === 'item' && one.caption === caption);
  if (entry?.kind !== 'item') throw new Error(`There is no "${caption}".`);
  const rest = [...answers];
  screen.answer = ({ kind, title }) => {
    const [, check] = /^Fix "(.+)"\?$/.exec(title) ?? [];
    if (check !== undefined) return { button: answers.includes(check) ? 'YES' : 'NO', text: '' };
    const text = kind === 'prompt' ? rest.shift() : '';
    return text === undefined ? { button: 'CANCEL', text: '' } : { button: 'OK', text };
  };
  const before = screen.shown.length;
  emulator.run(entry.functionName, [], { kind: 'menu', activeUser: person });
  const shown = screen.shown.slice(before);
  expect(shown.filter(({ kind }) => !['alert', 'prompt', 'consent'].includes(kind))).toEqual([]);
  return shown.map(({ title, content }) => `${title}: ${content}`).join('\n');
}

test('every call of a page fails in Google’s words, to which the pages add a way on', () => {
  const outcome = emulator.callFromPage('developerArea', ['{"command":"overview","input":{}}'], owner);
  expect(outcome).toEqual({ ok: false, message: expect.stringContaining('reading from storage') });
  const { message } = outcome as { message: string };
  const said = withAdvice(message);
  expect(said).toContain('signed in to several Google accounts');
  const entries = emulator.world.screen.menus.get('Billing API')?.entries ?? [];
  const captions = entries.flatMap((entry) => (entry.kind === 'item' ? [entry.caption] : []));
  for (const caption of ['Test the web app…', 'Create an API key…', 'Check health']) {
    expect(said).toContain(caption);
    expect(captions).toContain(caption);
  }
});

let key = '';

/** Calls the API, which is to succeed; the body of the answer. */
function call(method: string, path: string, body?: unknown): { readonly object: string } {
  const envelope = { method, path, headers: { 'x-api-key': key }, body };
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'application/json',
    body: JSON.stringify(envelope),
  });
  const read = JSON.parse(answer.kind === 'content' ? answer.content : '{}');
  if (read.status >= 300) throw new Error(JSON.stringify(read.body));
  return read.body;
}

test('from nothing to the first answered call by the menu alone', () => {
  const { screen, properties } = emulator.world;
  const network = 'https://www.googleapis.com/auth/script.external_request';
  screen.consent = (scopes) => scopes.filter((scope) => scope !== network);
  expect(choose('Set up')).toContain('Authorization required');
  screen.consent = (scopes) => scopes;
  expect(choose('Set up')).toBe(`Authorization required: ${network}`);
  expect(properties.snapshot().script ?? {}).toEqual({});
  expect(choose('Set up')).toContain('The API uses EUR');
  expect(choose('Test the web app…', [shownUrl])).toContain(`The web app works: `);
  key = /bbk_live_\w{38}/.exec(choose('Create an API key…', ['Shop', 'full']))?.[0] ?? '';
  expect(call('GET', '/api/v1/me').object).toBe('me');
  const health = choose('Check health');
  expect(health).toMatch(/^All checks passed: ✓ Permissions, .*Deployment/);
});

describe('Test the web app…', () => {
  test('shows the URL for callers, and tests the known one again', () => {
    expect(choose('Test the web app…', [''])).toMatch(
      new RegExp(`leave this blank to test ${execUrl}:\\nThe web app works: .+Its URL is ${execUrl}$`),
    );
  });

  test.each([
    ['https://script.google.com/macros/s/x/dev', 'answers editors of the script only'],
    ['https://docs.google.com/spreadsheets/d/1/edit', 'the address of a document'],
  ])('says what %s is instead', (url, words) => {
    expect(choose('Test the web app…', [url])).toMatch(
      new RegExp(`The web app does not work: .*${words}.*Deploy › Manage deployments`),
    );
  });

  test('says that Google asks for a sign-in, and keeps what it knew', () => {
    isPublic = false;
    const other = 'https://script.google.com/macros/s/other/exec';
    expect(choose('Test the web app…', [other])).toContain('Google asks for a sign-in');
    isPublic = true;
    expect(choose('Test the web app…')).toContain(`to test ${execUrl}`);
  });

  test('does nothing when it is canceled, and is not for others', () => {
    expect(choose('Test the web app…').split('\n')).toHaveLength(1);
    for (const caption of ['Test the web app…', 'Check health'])
      expect(choose(caption, [], 'editor@example.com')).toBe(
        'Not for you: Only the account that set up this spreadsheet can do this.',
      );
  });
});

describe('Check health', () => {
  function headerOf(sheet: string, column: number): unknown {
    return sheetNamed(emulator.world.workbook, sheet)?.rows[0]?.[column - 1];
  }

  function rename(sheet: string, column: number, text: string): void {
    createPersonEdits(emulator.world.workbook, emulator.world.clock).typeCell(
      { sheet, row: 1, column },
      text,
    );
  }

  test('shows what is wrong first, and fixes it only when it is told to', () => {
    const column = 3;
    const header = headerOf('Customers', column);
    rename('Customers', column, 'Something');
    const shown = choose('Check health');
    expect(shown).toMatch(
      /^\d checks? needs? your attention: ✕ Sheets and headers\nIn "Customers" the header/,
    );
    expect(shown).toContain('Fix "Sheets and headers"?: In "Customers" the header');
    expect(headerOf('Customers', column)).toBe('Something');
    expect(choose('Check health', ['Sheets and headers'])).toMatch(/\nAll checks passed: ✓ /);
    expect(headerOf('Customers', column)).toBe(header);
  });

  test('asks about each fix by itself, and deletes no record that disappeared unless it is told to', () => {
    const { workbook, clock } = emulator.world;
    // A person deletes up to ten rows on purpose; the owner is asked about more.
    for (let made = 0; made < 12; made += 1) call('POST', '/api/v1/customers', { name: `Ada ${made}` });
    call('POST', '/api/v1/products', { name: 'Engine', unit_price: 5 });
    const sweep = (): unknown => emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    sweep();
    const header = headerOf('Products', 3);
    createPersonEdits(workbook, clock).deleteRows('Customers', 2, 12);
    sweep();
    rename('Products', 3, 'Something');
    const shown = choose('Check health', ['Sheets and headers', 'Journal']);
    expect(shown).toContain('Fix "Sheets and headers"?');
    expect(shown).toContain('Fix "Vanished records"?: Records that disappeared');
    expect(headerOf('Products', 3)).toBe(header);
    expect(shown.split('attention: ').pop()).toMatch(/^✕ Vanished records/);
    expect(choose('Check health', ['Vanished records'])).toMatch(/\nAll checks passed: ✓ /);
  });

  test('names a permission that was taken back, with the page that gives it', () => {
    const { consent } = emulator.world;
    const all = consent.granted ?? [];
    consent.granted = all.filter((scope) => !scope.endsWith('script.send_mail'));
    expect(choose('Check health')).toMatch(
      /^1 check needs your attention: ✕ Permissions\nThis script may not send mail.*\n.*\nGive permission: https:\/\/accounts\.google\.com\//,
    );
    consent.granted = all;
  });
});
