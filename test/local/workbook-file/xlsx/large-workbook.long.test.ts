/** A large workbook is opened in little memory and time: measured against plain arrays and JSON of the same rows. */
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { readWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { plainSheet, workbookOf } from './support/plain-sheet.ts';

const rowCount = 60_000;

/** A row as those of documents are: some of its cells are its own, and most are as in other rows. */
function rowAt(row: number): StoredCell[] {
  const id = `inv_01GP956VBY9EARRAS4${String(row).padStart(8, '0')}`;
  const amounts = [row * 1.37, row * 0.26, row * 1.63];
  return [
    `INV-2026-${row}`,
    'open',
    'EUR',
    undefined,
    undefined,
    'A usual line of an invoice',
    true,
    ...amounts,
    undefined,
    id,
    1,
  ];
}

const makeRows = (): StoredCell[][] => Array.from({ length: rowCount }, (_, row) => rowAt(row + 1));

setFlagsFromString('--expose-gc');
const collectOnce = runInNewContext('gc') as () => void;

/** What streams have held is free only some turns after them. */
async function collect(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await pause(20);
    collectOnce();
  }
}

/** What stays in memory of what is made, in bytes. */
async function bytesOf<T>(make: () => T | Promise<T>): Promise<readonly [number, T]> {
  await collect();
  const before = usedBytes();
  const made = await make();
  await collect();
  return [usedBytes() - before, made];
}

function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let file: Uint8Array;

beforeAll(async () => {
  const sheet = plainSheet({ rows: makeRows(), maxRows: rowCount });
  file = await writeWorkbook(workbookOf(sheet), 0);
}, 60_000);

test('a workbook takes half the memory of arrays with the same cells', async () => {
  const [plain, rows] = await bytesOf(() => JSON.parse(JSON.stringify(makeRows())) as unknown[]);
  const [packed, workbook] = await bytesOf(async () =>
    createWorkbook((await readWorkbook(file, 'unnamed')).snapshot),
  );
  expect(workbook.data.sheets[0]?.rows).toHaveLength(rows.length);
  expect(packed).toBeLessThan(plain / 2);
}, 60_000);

test('reading it takes no more than a few times as long as reading JSON with the same cells', async () => {
  const text = JSON.stringify(makeRows());
  const [json, read] = [[], []] as [number[], number[]];
  for (let round = 0; round < 3; round += 1) {
    json.push(await cpuMs(() => JSON.parse(text)));
    read.push(await cpuMs(() => readWorkbook(file, 'unnamed')));
  }
  expect(Math.min(...read)).toBeLessThan(40 * Math.min(...json));
}, 120_000);

/** Processor time, which other work on the machine changes less than a clock's. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
