/** A checkpoint keeps no request waiting: a real server with 10,000 invoices, asked every ten milliseconds. */
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fillBase } from '../../bench/prepare-workspace.ts';
import { wholeChanges } from '../../../src/emulator/spreadsheet/workbook/workbook-changes.ts';
import { logPath } from '../../../src/local/workbook-file/mutation-log.ts';
import { statePath, writeStateFile } from '../../../src/local/workbook-file/state-file.ts';
import { writeWorkbookFile } from '../../../src/local/workbook-file/xlsx-file.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { startProcess } from './support/start-process.ts';

jest.setTimeout(600_000);

const invoices = 10_000;
const everyMs = 10;
const delayMaxMs = 100;
// A busy machine delays answers with and without a checkpoint, now and then: the round in the middle counts.
const rounds = 5;

let path: string;

beforeAll(async () => {
  path = await newPath();
  const { workbook, state } = fillBase(invoices);
  await writeWorkbookFile(path, { changes: wholeChanges(workbook), foldedSequence: 0 });
  await writeStateFile(statePath(path), {
    state: { properties: state.properties, triggers: state.triggers },
    foldedSequence: 0,
  });
});

test('no answer is delayed by more than 100 ms while a checkpoint is written', async () => {
  const { child, ready, ended } = startProcess({ WORKBOOK: path, PORT: '0', TRIGGER_MINUTE_MS: '3600000' });
  const { origin, key } = await ready;
  await untilCheckpoint();
  const differences: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await postInvoice(origin, key);
    const writing = await longestAnswer(origin, untilCheckpoint);
    const resting = await longestAnswer(origin, () => pause(writing.tookMs));
    differences.push(writing.longestMs - resting.longestMs);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const [middle] = differences.sort((one, other) => one - other).slice(Math.floor(rounds / 2));
  expect(middle).toBeLessThan(delayMaxMs);
});

async function untilCheckpoint(): Promise<void> {
  while (statSync(logPath(path), { throwIfNoEntry: false })?.size !== 0) await pause(everyMs);
}

/** The longest time until an answer, of requests that the server answers without an execution. */
async function longestAnswer(
  origin: string,
  lasting: () => Promise<void>,
): Promise<{ readonly longestMs: number; readonly tookMs: number }> {
  const startMs = performance.now();
  const answers: Promise<number>[] = [];
  let isOver = false;
  const over = lasting().then(() => {
    isOver = true;
  });
  while (!isOver) {
    answers.push(answerMs(origin));
    await pause(everyMs);
  }
  await over;
  const tookMs = performance.now() - startMs;
  return { longestMs: Math.max(...(await Promise.all(answers))), tookMs };
}

async function answerMs(origin: string): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(`${origin}/api/v1/invoices`, { method: 'OPTIONS' });
  await response.arrayBuffer();
  return performance.now() - startMs;
}

async function postInvoice(origin: string, key: string): Promise<void> {
  const response = await fetch(`${origin}/api/v1/invoices`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ customer_name: 'Written', items: [{ description: 'One', unit_price: 1 }] }),
  });
  expect(response.status).toBe(201);
}
