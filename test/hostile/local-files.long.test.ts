/** The attacks on local files that need time, or real processes of `npm start`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readWorkbookFile } from '../../src/local/workbook-file/read-workbook-file.ts';
import { type StartedProcess, startProcess } from '../local/runtime/support/start-process.ts';
import { addRow, openSmall } from '../local/workbook-file/support/small-workbook.ts';
import { crashedCopy, newPath } from '../local/workbook-file/support/workbook-folder.ts';

// A process starts in about two seconds; a busy machine takes many times as long.
jest.setTimeout(180_000);

type SmallFile = Awaited<ReturnType<typeof openSmall>>;

const root = join(__dirname, '../..');

describe('two processes and one lock', () => {
  test('a process that cannot be seen keeps the file while it gives signs of life', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    pretendElsewhere(path);
    const messages: string[] = [];
    const second = openSmall(path, { patienceMs: 5_000, report: (message) => messages.push(message) });
    await expect(second).rejects.toThrow('is open in another process');
    expect(messages).toEqual([
      `${path} was opened in another container or on another machine. Waiting 5 seconds for a sign of that process.`,
    ]);
    await file.close();
  });

  test('the lock of one that gives none is taken after a while', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, place: 'elsewhere', token: 'silent' }));
    const file = await openSmall(path, { patienceMs: 500, report: () => undefined });
    await file.close();
  });

  test('a process whose lock was removed answers nothing more, and what it answered is kept once', async () => {
    const path = await newPath();
    const taken: string[] = [];
    const first = await openSmall(path, { onTaken: () => taken.push(path), report: () => undefined });
    await answer(first, '1', '2');
    await rm(`${path}.lock`);
    const second = await openSmall(path);
    expect(rowsOf(second)).toEqual(['1', '2']);
    addRow(first, 'never answered');
    await expect(first.commit()).rejects.toThrow('was taken by another process, or removed');
    await expect(first.checkpoint()).rejects.toThrow('was taken by another process');
    await answer(second, '3');
    while (taken.length === 0) await pause(50);
    await expect(first.close()).rejects.toThrow('was taken by another process');
    const copy = await openSmall(await crashedCopy(path));
    expect(rowsOf(copy)).toEqual(['1', '2', '3']);
    await copy.close();
    await second.close();
    expect(taken).toEqual([path]);
  });

  function pretendElsewhere(path: string): void {
    const record = JSON.parse(readFileSync(`${path}.lock`, 'utf8')) as object;
    writeFileSync(`${path}.lock`, JSON.stringify({ ...record, place: 'elsewhere' }));
  }
});

/** Adds rows, each answered alone, so that each is a line of the log. */
async function answer(file: SmallFile, ...rows: readonly string[]): Promise<void> {
  for (const row of rows) {
    addRow(file, row);
    await file.commit();
  }
}

function rowsOf({ workbook }: SmallFile): readonly (string | undefined)[] {
  return workbook.rows.slice(1).map(([row]) => row);
}

describe('npm start', () => {
  test('writes checkpoints while it runs at a fast trigger clock, and while requests never pause', async () => {
    const path = await newPath();
    const server = startProcess({ WORKBOOK: path, PORT: '0', TRIGGER_MINUTE_MS: '200' });
    const { origin, key } = await server.ready;
    const invoice = await postInvoice(origin, key);
    const deadline = Date.now() + 60_000;
    const isWritten = async (): Promise<boolean> =>
      JSON.stringify(await sheetRows(path)).includes(invoice.id);
    while (!(await isWritten()) && Date.now() < deadline) {
      await postInvoice(origin, key);
      await pause(700);
    }
    expect(await isWritten()).toBe(true);
    await end(server);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends with all written at %s', async (signal) => {
    const path = await newPath();
    const server = startProcess({ WORKBOOK: path, PORT: '0' });
    const { origin, key } = await server.ready;
    const invoice = await postInvoice(origin, key);
    server.child.kill(signal);
    // A terminal and npm both pass Ctrl+C on.
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    await expectWritten(path, invoice.id);
  });

  test.each([
    ['npm is told to end', (pid: number): boolean => process.kill(pid, 'SIGTERM')],
    // The terminal tells npm, its shell and the server.
    ['Ctrl+C is pressed', (pid: number): boolean => process.kill(-pid, 'SIGINT')],
  ] as const)('ends with all written when %s', async (_case, tell) => {
    const path = await newPath();
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, WORKBOOK: path, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const { origin, key } = await saidBy(npm);
    const invoice = await postInvoice(origin, key);
    tell(npm.pid ?? 0);
    while (existsSync(`${path}.lock`)) await pause(50);
    await expectWritten(path, invoice.id);
    while (await answers(origin)) await pause(50);
  });

  test('acknowledges nothing that the disk refuses, and goes on by itself when there is room', async () => {
    const path = await newPath();
    const server = startProcess({ WORKBOOK: path, PORT: '0' });
    const { origin, key } = await server.ready;
    const acknowledged = [await postInvoice(origin, key)];
    await untilCheckpoint(path);
    // No file may grow beyond this size, as on a disk that is full; the log stops in the middle of a line.
    limitFiles(server.child, '20000');
    const refused: number[] = [];
    while (refused.length < 2) {
      const response = await post(origin, key, `order-${acknowledged.length}`);
      if (response.status === 201) acknowledged.push((await response.json()) as Invoice);
      else refused.push(response.status);
    }
    expect(refused).toEqual([503, 503]);
    const reading = await fetch(`${origin}/api/v1/invoices`, { headers: { 'x-api-key': key } });
    expect(reading.status).toBe(503);
    expect(server.said.error).toContain(
      `${path}.log cannot be written: the file has reached the size that this process may write. No request is answered until it can be written; then it goes on by itself.`,
    );
    limitFiles(server.child, 'unlimited');
    // The same key: the first answer, once, although its first attempt was not acknowledged.
    const again = await post(origin, key, `order-${acknowledged.length}`);
    expect(again.status).toBe(201);
    acknowledged.push((await again.json()) as Invoice);
    expect(server.said.error).toContain(`${path}.log is written again. Requests are answered again.`);
    server.child.kill('SIGKILL');
    await server.ended;
    await expectNumbersOnce(path, acknowledged);
  });

  test('is refused through a link to a workbook that is served, and from another namespace of processes', async () => {
    const path = await newPath();
    const first = startProcess({ WORKBOOK: path, PORT: '0' });
    const { origin, key } = await first.ready;
    const linked = join(dirname(await newPath()), 'linked.xlsx');
    await symlink(path, linked);
    const second = startProcess({ WORKBOOK: linked, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.said.error).toBe(`${path} is open in another process (number ${first.child.pid})\n`);
    const third = startElsewhere(path);
    expect(await third.ended).toBe(1);
    expect(third.said.error).toContain(
      'was opened in another container or on another machine. Waiting 10 seconds',
    );
    expect(third.said.error).toContain(`${path} is open in another process`);
    const invoice = await postInvoice(origin, key);
    await end(first);
    await expectWritten(path, invoice.id);
  });

  test('whose lock is taken while it stands still gives no number when it goes on, and ends in words', async () => {
    const path = await newPath();
    const first = startProcess({ WORKBOOK: path, PORT: '0' });
    const { origin, key } = await first.ready;
    const acknowledged = [await postInvoice(origin, key)];
    first.child.kill('SIGSTOP');
    const second = startElsewhere(path);
    const there = await second.ready;
    acknowledged.push(await postInvoice(there.origin, there.key));
    const late = post(origin, key, 'late').then(
      ({ status }) => status,
      () => 0,
    );
    first.child.kill('SIGCONT');
    expect(await late).not.toBe(201);
    expect(await first.ended).toBe(1);
    expect(first.said.error).toContain('was taken by another process, or removed.');
    acknowledged.push(await postInvoice(there.origin, there.key));
    second.child.kill('SIGKILL');
    await second.ended;
    await expectNumbersOnce(path, acknowledged);
  });

  interface Invoice {
    readonly id: string;
    readonly number: string;
  }

  function post(origin: string, key: string, idempotencyKey?: string): Promise<Response> {
    return fetch(`${origin}/api/v1/invoices`, {
      method: 'POST',
      headers: {
        'x-api-key': key,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ customer_name: 'Ada Lovelace', total: 99.5 }),
    });
  }

  async function postInvoice(origin: string, key: string): Promise<Invoice> {
    const response = await post(origin, key);
    expect(response.status).toBe(201);
    return (await response.json()) as Invoice;
  }

  async function sheetRows(path: string): Promise<readonly (readonly unknown[])[]> {
    const workbook = await readWorkbookFile(path);
    return workbook?.snapshot.sheets.find(({ name }) => name === 'Invoices')?.rows ?? [];
  }

  async function untilCheckpoint(path: string): Promise<void> {
    while (statSync(`${path}.log`).size > 0) await pause(100);
  }

  async function expectWritten(path: string, id: string): Promise<void> {
    expect((await sheetRows(path)).filter((row) => row.includes(id))).toHaveLength(1);
    expect(readFileSync(`${path}.log`, 'utf8')).toBe('');
    expect(existsSync(`${path}.lock`)).toBe(false);
  }

  /** Reads what a next start finds: each acknowledged invoice is there once, and each number is given once. */
  async function expectNumbersOnce(path: string, acknowledged: readonly Invoice[]): Promise<void> {
    await rm(`${path}.lock`, { force: true });
    const server = startProcess({ WORKBOOK: path, PORT: '0' });
    await server.ready;
    await end(server);
    const rows = await sheetRows(path);
    for (const { id, number } of acknowledged) {
      expect(rows.filter((row) => row.includes(id))).toHaveLength(1);
      expect(rows.filter((row) => row.includes(number))).toHaveLength(1);
    }
    // The first such cell of a row is its number; the payment reference may be the same text.
    const numbers = rows.flatMap((row) => row.find((cell) => /^INV-\d{4}-\d+$/.test(String(cell))) ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  }

  async function end(server: StartedProcess): Promise<void> {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }

  function limitFiles({ pid }: ChildProcess, bytes: string): void {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  }

  /** Starts it where it does not see the processes of this namespace, as in a container. */
  function startElsewhere(path: string): StartedProcess {
    const rights = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
    return startProcess({ WORKBOOK: path, PORT: '0' }, root, [
      'unshare',
      ...rights,
      '--pid',
      '--fork',
      '--kill-child',
    ]);
  }

  function answers(origin: string): Promise<boolean> {
    return fetch(`${origin}/health`).then(
      () => true,
      () => false,
    );
  }

  async function saidBy(npm: ChildProcess): Promise<{ origin: string; key: string }> {
    let said = '';
    for await (const text of npm.stdout ?? []) {
      said += String(text);
      if (said.includes('Stop with Ctrl+C.')) break;
    }
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    const [key = ''] = /bbk_local_\w+/.exec(said) ?? [];
    return { origin, key };
  }
});
