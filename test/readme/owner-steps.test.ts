/** Follows the owner's steps in the README: pastes the files, chooses the menu, creates a key, sends a call. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { contributedResources } from '../contributed-resources.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { readMarkdown } from './document.ts';

const dist = join(__dirname, '../../dist/apps-script');
const [, section = ''] = /^## For owners.*?$(.*?)^## /ms.exec(readMarkdown('README.md').text) ?? [];
const owner = 'owner@example.com';
const execUrl = 'https://script.google.com/macros/s/AKfycb-1/exec';
const folder = mkdtempSync(join(tmpdir(), 'billing-owner-'));
const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
let emulator: Emulator;

afterAll(() => rmSync(folder, { recursive: true }));

// The address of the deployment, which the script calls without an account.
const fetch: Transport = (requests) =>
  requests.map(({ url }) => {
    const answer = emulator.webApp({ method: 'GET', queryString: url.split('?')[1] ?? '' });
    const body = Buffer.from(answer.kind === 'content' ? answer.content : answer.html);
    return { kind: 'response', status: 200, headers: [], body };
  });

function ask<Name extends CommandName>(command: Name, input: CommandInput<Name>): AnswerOf<Name> {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<AnswerOf<Name>>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

/** Chooses what the README names, in the menu that opening the spreadsheet shows. */
function choose(path: string): string {
  expect(section).toContain(`*${path}*`);
  const [caption = '', item] = path.split(' › ');
  const entry = emulator.world.screen.menus
    .get(caption)
    ?.entries.find((one) => one.kind === 'item' && one.caption === item);
  if (entry?.kind !== 'item') throw new Error(`There is no ${path}.`);
  const outcome = emulator.run(entry.functionName, [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  return emulator.world.screen.shown.pop()?.content ?? '';
}

test('steps 1 to 3: the files named are pasted, and the spreadsheet has a menu', () => {
  const named = [...section.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
  const pasted = [...new Set(named)].map((name) => (name.includes('.') ? name : `${name}.html`));
  const files = pasted.filter((name) => existsSync(join(dist, name)));
  expect(files.sort()).toEqual(readdirSync(dist).sort());
  for (const name of files) copyFileSync(join(dist, name), join(folder, name));
  emulator = createEmulator({
    scriptFolder: folder,
    workbook,
    owner,
    clock: createVirtualClock(Date.now()),
    fetch,
    switches: chosenSwitches,
  });
  emulator.personDid({ kind: 'open', user: owner });
  expect(emulator.world.screen.menus.get('Billing API')?.entries.length).toBeGreaterThan(4);
});

test('step 4: Set up adds the sheets that are named', () => {
  expect(choose('Billing API › Set up')).toContain('The API uses EUR');
  const [, sentence = ''] = /A (Dashboard and .*?) appear\./.exec(section) ?? [];
  const sheets = sentence.replace(' and the sheets', ',').replace(' and ', ', ').split(', ');
  const shown = workbook.data.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name);
  // The README need not name the sheet of a resource that a contribution has just declared.
  const contributed = contributedResources().map(({ sheet }) => sheet);
  expect(shown.sort()).toEqual([...sheets, ...contributed].sort());
});

test('steps 5 and 6: the URL of the deployment is tested and kept', () => {
  expect(choose('Billing API › Developer area')).toContain('Test the web app');
  expect(ask('overview', {}).web_app_url).toBeNull();
  expect(ask('connect_web_app', { url: execUrl })).toEqual({ serves_this_build: true });
  expect(ask('overview', {}).web_app_url).toBe(execUrl);
});

test('step 7: a key is made, and the first call is answered', () => {
  const { presets } = ask('list_keys', {});
  const { key } = ask('create_key', { name: 'Shop', scopes: presets.full ?? [], expires_in_days: null });
  const [, envelope = ''] = /<<JSON\n(.*?)\nJSON/s.exec(section) ?? [];
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'application/json',
    body: envelope.replace('$KEY', key),
  });
  expect(JSON.parse(answer.kind === 'content' ? answer.content : '{}')).toMatchObject({
    status: 200,
    body: { object: 'me', workspace: { name: 'Lovelace Engines', currency: 'EUR' } },
  });
});
