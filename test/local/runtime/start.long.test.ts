/** Proves `npm start` as a process: what it keeps, what it refuses to share, and how it ends. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkbookFile } from '../../../src/local/workbook-file/read-workbook-file.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { type StartedProcess, startProcess } from './support/start-process.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(180_000);

interface Invoice {
  readonly id: string;
  readonly number: string;
}

let workbookPath: string;
let first: StartedProcess;
let second: StartedProcess;
let firstKey: string;
let answered: Invoice;

beforeAll(async () => {
  workbookPath = await newPath();
  first = startProcess({ WORKBOOK: workbookPath, PORT: '0' });
  const { key, origin } = await first.ready;
  firstKey = key;
  answered = await postInvoice(origin, key);
  first.child.kill('SIGKILL');
  await first.ended;
  second = startProcess({ WORKBOOK: workbookPath, PORT: '0' });
  await second.ready;
});

afterAll(async () => {
  second.child.kill('SIGKILL');
  await second.ended;
});

test('says where its pages and the workbook are, and how to call it', () => {
  const port = /localhost:(\d+)/.exec(first.said.out)?.[1];
  expect(first.said.out).toContain(`\n  http://localhost:${port}/\n`);
  expect(first.said.out).toMatch(/Workbook {3}\S+billing\.xlsx\n/);
  expect(first.said.out).toContain(
    `curl -H "Authorization: Bearer ${firstKey}" http://localhost:${port}/api/v1/invoices`,
  );
});

test('keeps its key over starts', async () => {
  expect((await second.ready).key).toBe(firstKey);
});

test('keeps an answered invoice over kill -9', async () => {
  const { origin, key } = await second.ready;
  // Warnings are those of the request that made the invoice.
  const shown = { ...answered, warnings: [] };
  expect(await get(`${origin}/api/v1/invoices/${answered.id}`, key)).toEqual(shown);
});

test('makes the sample business at the first start alone', async () => {
  const { origin, key } = await second.ready;
  const list = (await get(`${origin}/api/v1/invoices`, key)) as { data: readonly Invoice[] };
  expect(list.data.filter(({ number }) => number !== null)).toHaveLength(25);
  expect(list.data).toHaveLength(26);
});

test('numbers go on after kill -9 where they stopped', async () => {
  const { origin, key } = await second.ready;
  const next = await postInvoice(origin, key);
  expect(sequenceOf(next)).toBe(sequenceOf(answered) + 1);
});

test('refuses a workbook that is open in another process, and says in which', async () => {
  const third = startProcess({ WORKBOOK: workbookPath, PORT: '0' });
  expect(await third.ended).toBe(1);
  expect(third.said.error).toBe(`${workbookPath} is open in another process (number ${second.child.pid})\n`);
});

test('says that its port is in use, what to do, and lets go of the workbook', async () => {
  const { origin } = await second.ready;
  const { port } = new URL(origin);
  const otherPath = await newPath();
  const third = startProcess({ WORKBOOK: otherPath, PORT: port });
  expect(await third.ended).toBe(1);
  expect(third.said.error).toBe(`Port ${port} is in use. Choose another: PORT=8788 npm start\n`);
  expect(existsSync(`${otherPath}.lock`)).toBe(false);
});

test('names an environment variable that makes no sense', async () => {
  const third = startProcess({ WORKBOOK: join(workbookPath, '../other.xlsx'), PORT: 'http' });
  expect(await third.ended).toBe(1);
  expect(third.said.error).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
});

test('writes the workbook when it is told to stop, and ends well', async () => {
  const { origin, key } = await second.ready;
  const last = await postInvoice(origin, key);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.said.error).toBe('');
  const workbook = await readWorkbookFile(workbookPath);
  const invoices = workbook?.snapshot.sheets.find(({ name }) => name === 'Invoices');
  expect(invoices?.rows.filter((row) => row.includes(last.id))).toHaveLength(1);
  expect(readFileSync(`${workbookPath}.log`, 'utf8')).toBe('');
  expect(existsSync(`${workbookPath}.lock`)).toBe(false);
});

async function postInvoice(origin: string, key: string): Promise<Invoice> {
  const response = await fetch(`${origin}/api/v1/invoices`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ customer_name: 'Ada Lovelace', total: 99.5 }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Invoice;
}

async function get(url: string, key: string): Promise<unknown> {
  const response = await fetch(url, { headers: { 'x-api-key': key } });
  expect(response.status).toBe(200);
  return response.json();
}

function sequenceOf({ number }: Invoice): number {
  return Number(/\d+$/.exec(number)?.[0]);
}
