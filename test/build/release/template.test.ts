/** The template that others copy by a link: how it is made, pushed and checked. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clasp } from '../../../src/build/release/clasp.ts';
import { deploy, push, type Release } from '../../../src/build/release/release.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { writeWorkbook } from '../../../src/local/workbook-file/xlsx/xlsx-writer.ts';

const repository = join(__dirname, '../../..');
const built: readonly [name: string, text: string][] = [
  ['Code.js', 'var BillingApi = "abc";'],
  ['appsscript.json', '{}'],
];
const copyLine = 'Copy link    https://docs.google.com/spreadsheets/d/sheet-1/copy';

let root: string;
/** The files that the template's script has. */
let remote: readonly (readonly [name: string, text: string])[];
let deployments: readonly object[];
let status: number;
let said: string[];
let commands: string[];
const workbook = createWorkbook(blankWorkbook('Billing', 'Etc/GMT', 'en_US'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'template-'));
  mkdirSync(join(root, 'dist/apps-script'), { recursive: true });
  cpSync(join(repository, '.clasp.json'), join(root, '.clasp.json'));
  for (const [name, text] of built) writeFileSync(join(root, 'dist/apps-script', name), text);
  remote = built;
  deployments = [{ deploymentId: 'head' }];
  status = 200;
});

afterEach(() => rmSync(root, { recursive: true }));

function release(...words: string[]): Release {
  [said, commands] = [[], []];
  const clasp: Clasp = async (command, folder = '') => {
    commands.push(command.join(' '));
    if (command[0] === 'clone-script')
      for (const [name, text] of remote) writeFileSync(join(folder, name), `${text}\n`);
    if (command[0] === 'create-script') return { scriptId: 'script-1', parentId: 'sheet-1' };
    return command[0] === 'list-deployments' ? deployments : [];
  };
  return {
    root,
    clasp,
    words,
    environment: {},
    build: async () => 'abc',
    fetch: () => Promise.reject(new Error('A template is not deployed.')),
    download: async (url) => {
      expect(url).toBe('https://docs.google.com/spreadsheets/d/sheet-1/export?format=xlsx');
      const page = new TextEncoder().encode('<html>Sign in</html>');
      return { status, bytes: status === 200 ? await writeWorkbook(workbook.toSnapshot(), 0) : page };
    },
    say: (sentence) => said.push(sentence),
  };
}

async function makeTemplate(): Promise<void> {
  await push(release('--create', 'Billing', '--template'));
}

test('is made as a spreadsheet with its script, beside the own one, and its link is printed', async () => {
  await makeTemplate();
  expect(commands[0]).toBe('create-script --type sheets --title Billing');
  expect(commands).toContain('push --force --project .clasp.template.json');
  expect(said).toContain(copyLine);
  expect(said.join('\n')).toContain('Anyone with the link');
  expect(existsSync(join(root, '.clasp.local.json'))).toBe(false);
  const saved = JSON.parse(readFileSync(join(root, '.clasp.template.json'), 'utf8'));
  expect(saved).toEqual({ scriptId: 'script-1', parentId: 'sheet-1', rootDir: 'dist/apps-script' });
});

test('gets each new build by the same command without a name', async () => {
  await expect(push(release('--template'))).rejects.toThrow('--create "Billing" --template');
  await makeTemplate();
  await push(release('--template'));
  expect(commands).toEqual(['push --force --project .clasp.template.json']);
  expect(said).toContain(copyLine);
});

test('is never deployed, and nothing else is checked as a template', async () => {
  await makeTemplate();
  await expect(deploy(release('--template'))).rejects.toThrow('A template has no web app');
  await expect(push(release('--check'))).rejects.toThrow('Only a template is checked');
});

test('is ready when it has this build, is shared, and is blank', async () => {
  await makeTemplate();
  await push(release('--template', '--check'));
  expect(said).toEqual(['The template has build abc, is shared by its link, and holds no data.', copyLine]);
  expect(commands.filter((command) => command.startsWith('push'))).toEqual([]);
});

test('names each thing that is wrong', async () => {
  await makeTemplate();
  remote = [['Code.js', 'var BillingApi = "old";'], ...built.slice(1), ['mine.html', '<p>']];
  deployments = [...deployments, { deploymentId: 'web', versionNumber: 1 }];
  status = 401;
  const check = push(release('--template', '--check'));
  await expect(check).rejects.toThrow(
    /another build: Code\.js, mine\.html differ.*\n.*web app.*\n.*not shared/,
  );
});

test('with data in it is not a template', async () => {
  await makeTemplate();
  const hands = createPersonEdits(workbook, createVirtualClock(0));
  hands.typeCell({ sheet: 'Sheet1', row: 2, column: 1 }, 'Ada');
  await expect(push(release('--template', '--check'))).rejects.toThrow(
    'It is no blank spreadsheet: there is something in "Sheet1".',
  );
});
