/** Proves that an execution waits for the network alone, and comes through as if it had never been thrown away. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createResumableRunner } from '../../../src/local/runtime/resumable-runner.ts';

const owner = 'owner@example.com';
const start = { kind: 'time_trigger', activeUser: owner } as const;

// Longer than the runner stands still for an answer.
const slowMs = 300;

const script = `
  function tell(url) {
    var cache = CacheService.getScriptCache();
    cache.put('times', String(Number(cache.get('times') || 0) + 1));
    var beganMs = Date.now();
    console.error('asks');
    var first = UrlFetchApp.fetch(url).getContentText();
    var second = UrlFetchApp.fetch(url).getContentText();
    console.error('is told');
    return { answers: [first, second], times: cache.get('times'), tookMs: Date.now() - beganMs };
  }
  function throwDice(url) {
    LockService.getScriptLock().tryLock(10);
    CacheService.getScriptCache().get('dice ' + Math.random());
    return UrlFetchApp.fetch(url).getContentText();
  }`;

const folder = mkdtempSync(join(tmpdir(), 'patient-'));
const logged: string[] = [];
const runner = createResumableRunner(({ text }) => logged.push(text));
let emulator: Emulator;
let asked = 0;
let url: string;

// In this very thread: it answers only when the script does not stand still for it.
const server = createServer((_request, response) => {
  asked += 1;
  setTimeout(() => response.end(`answer ${asked}`), slowMs);
});

beforeAll(async () => {
  const oauthScopes = ['https://www.googleapis.com/auth/script.external_request'];
  writeFileSync(join(folder, 'Code.js'), script);
  writeFileSync(join(folder, 'appsscript.json'), JSON.stringify({ timeZone: 'Etc/UTC', oauthScopes }));
  emulator = createEmulator({
    scriptFolder: folder,
    workbook: createWorkbook(blankWorkbook('Test', 'Etc/UTC', 'en_US')),
    owner,
    fetch: runner.send,
    onLog: runner.hear,
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await runner.close();
  await emulator.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('each call is made once, its time passes, and each line is logged once', async () => {
  const outcome = await runner.run(emulator, { functionName: 'tell', makeArguments: () => [url], start });
  const value = outcome.ok ? (outcome.value as { tookMs: number }) : null;
  expect(value).toMatchObject({ answers: ['answer 1', 'answer 2'], times: '1' });
  expect(value?.tookMs).toBeGreaterThanOrEqual(2 * slowMs - 10);
  expect(asked).toBe(2);
  expect(logged).toEqual(['asks', 'is told']);
});

test('a script that does not repeat itself fails in words, and leaves no lock behind', async () => {
  const outcome = await runner.run(emulator, {
    functionName: 'throwDice',
    makeArguments: () => [url],
    start,
  });
  expect(outcome).toMatchObject({ ok: false, text: expect.stringContaining('did not repeat itself') });
  expect(emulator.world.locks.held().size).toBe(0);
});
