/** Proves that an execution in a thread is like any other, and that this thread answers requests meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { withOwnWebApp } from '../../../src/emulator/services/url-fetch/own-web-app.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import {
  compileScriptThread,
  createScriptThreads,
  type ScriptThreads,
} from '../../../src/local/script-thread/script-threads.ts';

const owner = 'owner@example.com';
const start = { kind: 'time_trigger', activeUser: owner } as const;
const execUrl = 'http://localhost/macros/s/local/exec';

const script = `
  function doGet() {
    return ContentService.createTextOutput(String(LockService.getScriptLock().tryLock(10000)));
  }
  function tell(url) {
    var cache = CacheService.getScriptCache();
    cache.put('times', String(Number(cache.get('times') || 0) + 1));
    console.error('asks');
    var answers = UrlFetchApp.fetchAll([url, '${execUrl}', url]).map(function (one) { return one.getContentText(); });
    console.error('is told');
    return { answers: answers, times: cache.get('times') };
  }
  function type() {
    var sheet = SpreadsheetApp.getActive().getSheets()[0];
    var range = sheet.getRange(1, 1, 1, 3);
    range.setValues([['a', 1, new Date(0)]]);
    var values = range.getValues();
    return {
      isArray: values instanceof Array && values[0] instanceof Array,
      isDate: values[0][2] instanceof Date,
      name: sheet.getName(),
      sameMember: SpreadsheetApp.getActive().getSheets()[0].getRange('A1').getValue(),
      digest: Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, 'a').length,
      blob: Utilities.newBlob('text', 'text/plain', 'name').getName(),
    };
  }
  function refused() {
    try {
      SpreadsheetApp.getActive().getRange('no range!');
    } catch (error) {
      return [error.name, error instanceof Error, error.message.length > 0];
    }
  }
  function count() {
    var cache = CacheService.getScriptCache();
    for (var i = 0; i < 500; i++) {
      cache.put('count', String(i));
      if (cache.get('count') !== String(i)) return i;
    }
    return 'all';
  }
  function unknown() { return SpreadsheetApp.getActive().noSuchMember(); }
  function fails() { throw new RangeError('too far'); }
  function holdLock() {
    LockService.getScriptLock().tryLock(10);
    Utilities.sleep(200);
    SpreadsheetApp.getActive().getRange('A2').setValue('unflushed');
  }
  function tryOnce() { return LockService.getScriptLock().tryLock(20); }`;

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const logged: string[] = [];
const held: (() => void)[] = [];
let asked = 0;
let threads: ScriptThreads;
let emulator: Emulator;
let url: string;

// In this very thread, and it answers when the test says so.
const server = createServer((_request, response) => {
  asked += 1;
  const answer = `answer ${asked}`;
  held.push(() => response.end(answer));
});

beforeAll(async () => {
  const auth = 'https://www.googleapis.com/auth/';
  const oauthScopes = [`${auth}script.external_request`, `${auth}spreadsheets.currentonly`];
  writeFileSync(join(folder, 'Code.js'), script);
  writeFileSync(join(folder, 'appsscript.json'), JSON.stringify({ timeZone: 'Etc/UTC', oauthScopes }));
  threads = createScriptThreads({
    program: await compileScriptThread(),
    emulator: () => emulator,
    withOwn: (outside) => withOwnWebApp(execUrl, (request) => emulator.webApp(request), outside),
  });
  emulator = createEmulator({
    scriptFolder: folder,
    workbook: createWorkbook(blankWorkbook('Test', 'Etc/UTC', 'en_US')),
    owner,
    fetch: threads.send,
    waitForLock: threads.waitForLock,
    onLog: ({ text }) => logged.push(text),
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await threads.close();
  await emulator.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function run(functionName: string, ...args: readonly unknown[]): Promise<ExecutionOutcome> {
  return threads.run({ functionName, makeArguments: () => args, start });
}

/** Asks the web app, which takes the script lock. */
function ask(): string {
  const answer = emulator.webApp({ method: 'GET', queryString: '' });
  return answer.kind === 'content' ? answer.content : (answer.failure ?? answer.html);
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await pause(5);
}

test('a request is answered while an execution waits in a service call, which is made and charged once', async () => {
  const running = run('tell', url);
  await until(() => held.length === 2);
  expect(ask()).toBe('true');
  for (const answer of held.splice(0)) answer();
  const outcome = await running;
  expect(outcome).toMatchObject({
    ok: true,
    value: { answers: ['answer 1', 'true', 'answer 2'], times: '1' },
  });
  expect(outcome.usage.byMember.get('UrlFetchApp.fetchAll')).toBe(1);
  expect(logged).toEqual(['asks', 'is told']);
});

test('values come as the script makes them, and objects keep what they stand for', async () => {
  const outcome = await run('type');
  expect(outcome).toMatchObject({
    ok: true,
    value: { isArray: true, isDate: true, name: 'Sheet1', sameMember: 'a', digest: 32, blob: 'name' },
  });
});

test('a notification that comes late takes no call for answered', async () => {
  const notify = Atomics.notify.bind(Atomics);
  const spy = jest.spyOn(Atomics, 'notify').mockImplementation((array, index) => {
    setImmediate(() => notify(array, index));
    return notify(array, index);
  });
  expect(await run('count')).toMatchObject({ ok: true, value: 'all' });
  spy.mockRestore();
});

test('errors come as Google throws them, and as the script does', async () => {
  expect(await run('refused')).toMatchObject({ ok: true, value: ['Exception', true, true] });
  expect(await run('fails')).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^RangeError: too far \(line \d+, file "Code"\)$/),
  });
  expect(await run('unknown')).toMatchObject({
    ok: false,
    text: expect.stringContaining('not implemented in the emulator: Spreadsheet.noSuchMember'),
  });
  expect(await run('missing')).toMatchObject({ ok: false, reason: 'function_missing' });
});

test('a request waits for the lock of an execution until its end, and finds its writes', async () => {
  const running = run('holdLock');
  await until(() => emulator.world.locks.held().size === 1);
  const other = run('tryOnce');
  expect(ask()).toBe('true');
  expect(emulator.world.workbook.data.sheets[0]?.rows[1]?.[0]).toBe('unflushed');
  expect(await running).toMatchObject({ ok: true });
  expect(await other).toMatchObject({ ok: true });
  expect(emulator.world.locks.held().size).toBe(0);
});
