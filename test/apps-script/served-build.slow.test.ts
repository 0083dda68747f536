/** Set up asks the web app's own address which build it serves, before it changes the layout of the sheets. */
import { join } from 'node:path';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { createEmulator } from '../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { rowsOf } from '../contract/support/ledger.ts';
import { owner } from '../contract/support/test-workspace.ts';

const execUrl = 'https://script.google.com/macros/s/a-deployment/exec';

/** What Set up says of a workbook of the first layout, when the address answers so. */
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
  const row =
    rowsOf(workbook, 'Settings').findIndex((cells) => Object.values(cells)[0] === 'Layout version') + 2;
  createPersonEdits(workbook, emulator.world.clock).deleteRows('Settings', row, 1);
  const script = emulator.world.properties.open('script');
  const settings = JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
  script.set('settings', JSON.stringify({ ...settings, schema_version: 1 }));
  return { said: choose(), asked };
}

const healthOf = (build: string): string => JSON.stringify({ status: 200, headers: {}, body: { build } });

test('the upgrade goes on when the address serves this build', () => {
  const { said, asked } = setUpOlder(execUrl, healthOf);
  // Once before the sheets are touched, and once after.
  expect(asked).toEqual([`${execUrl}?path=/health`, `${execUrl}?path=/health`]);
  expect(said).toMatch(/The API uses EUR/);
});

test.each([
  ['another build', execUrl, () => healthOf('ffffffffffff')],
  ['a page of Google', execUrl, () => '<!doctype html><title>Error</title>'],
  ['something else', execUrl, () => '{"body":null}'],
  ['nothing, because the script is not deployed', null, healthOf],
])('the upgrade waits while the address serves %s', (_name, url, answer) => {
  expect(setUpOlder(url, answer).said).toMatch(/Deploy it as a new version of the web app first/);
});
