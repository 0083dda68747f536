/** Set up asks the web app's own address which build it serves, before it adds columns and before it puts them to use. */
import { join } from 'node:path';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { createEmulator } from '../../src/emulator/emulator.ts';
import {
  blankWorkbook,
  createWorkbook,
  sheetNamed,
} from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { owner } from '../contract/support/test-workspace.ts';

const execUrl = 'https://script.google.com/macros/s/a-deployment/exec';

/** What Set up says of a workbook without a column that is newer, when the address answers so. */
function setUpOlder(
  webAppUrl: string | null,
  answer: (build: string) => string,
): { said: string; asked: string[] } {
  const asked: string[] = [];
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  let build = '';
  const fetch: Transport = (requests) =>
    requests.map(({ url }) => {
      asked.push(url);
      return { kind: 'response', status: 200, headers: [], body: Buffer.from(answer(build)) };
    });
  const emulator = createEmulator({
    scriptFolder: join(__dirname, '../../dist/apps-script'),
    workbook,
    owner,
    webAppUrl,
    fetch,
    clock: createVirtualClock(Date.UTC(2026, 0, 7, 12)),
    switches: chosenSwitches,
  });
  const choose = (): string => {
    const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
    if (!outcome.ok) throw new Error(outcome.text);
    return emulator.world.screen.shown.pop()?.content ?? '';
  };
  const begun = emulator.world.clock.now();
  choose();
  // The first Set up asks nobody, and waits for no older code.
  expect(asked).toEqual([]);
  expect(emulator.world.clock.now() - begun).toBeLessThan(45_000);
  const health = emulator.webApp({ method: 'GET', queryString: 'path=/health' });
  build = health.kind === 'content' ? JSON.parse(health.content).body.build : '';
  const headers = (sheetNamed(workbook, 'Invoices')?.rows[0] ?? []).map(String);
  createPersonEdits(workbook, emulator.world.clock).deleteColumn('Invoices', headers.indexOf('Notes') + 1);
  const script = emulator.world.properties.open('script');
  const settings = JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
  const Invoices = headers.filter((header) => header !== 'Notes');
  script.set('settings', JSON.stringify({ ...settings, columns: { Invoices } }));
  return { said: choose(), asked };
}

const healthOf = (build: string): string => JSON.stringify({ status: 200, headers: {}, body: { build } });

test('a new column is added when the address serves this build', () => {
  const { said, asked } = setUpOlder(execUrl, healthOf);
  expect([...new Set(asked)]).toEqual([`${execUrl}?path=/health`]);
  expect(said).toContain('Added the column "Notes"');
});

test('a script that is not deployed serves no other build', () => {
  expect(setUpOlder(null, healthOf)).toMatchObject({
    said: expect.stringContaining('Added the column "Notes"'),
    asked: [],
  });
});

test.each([
  ['another build', () => healthOf('ffffffffffff')],
  ['a page of Google', () => '<!doctype html><title>Error</title>'],
  ['something else', () => '{"body":null}'],
])('a new column waits while the address serves %s', (_name, answer) => {
  const { said } = setUpOlder(execUrl, answer);
  expect(said).not.toContain('Added the column');
  expect(said).toContain('"Invoices" gets new columns');
});
