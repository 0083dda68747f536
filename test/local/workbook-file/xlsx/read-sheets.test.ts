/** The sheets of a large workbook are read in two threads. */
import { buffer } from 'node:stream/consumers';
import { rowCopy } from '../../../../src/emulator/spreadsheet/workbook/packed-rows.ts';
import { readSheets } from '../../../../src/local/workbook-file/xlsx/read-sheets.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { readZip, type ZipPart } from '../../../../src/local/workbook-file/xlsx/zip-reader.ts';
import { writeZip } from '../../../../src/local/workbook-file/xlsx/zip-writer.ts';
import { plainSheet, workbookOf } from './support/plain-sheet.ts';

/** Sheets of five kinds of cells, each with more rows than are packed together; the first is the largest. */
const sheets = [3000, 900, 600, 300].map((count, id) => {
  const rows = Array.from({ length: count }, (_, row) => [
    `Müller ${id}.${row}`,
    row * 1.37,
    row % 2 === 0,
    undefined,
    row % 500 === 0 ? { formula: '=B1', value: 0 } : 'EUR',
  ]);
  return plainSheet({ id, name: `Sheet ${id}`, rows });
});

const sheetParts = async (): Promise<ZipPart[]> =>
  readZip(await writeWorkbook(workbookOf(...sheets), 0)).filter(({ name }) =>
    name.includes('worksheets/sheet'),
  );

async function readIn(threads: 1 | 2) {
  const contents = await readSheets(await sheetParts(), [], threads === 2 ? 0 : Number.POSITIVE_INFINITY);
  return contents.map(({ rows, ...rest }) => ({
    ...rest,
    rows: Array.from({ length: rows.length }, (_, row) => rowCopy(rows, row)),
  }));
}

test('two threads read the same as one', async () => {
  const contents = await readIn(2);
  expect(contents).toEqual(await readIn(1));
  expect(contents.map(({ rows }) => rows.length)).toEqual([3000, 900, 600, 300]);
});

test('a sheet that cannot be read is told, whichever thread reads it', async () => {
  const [damaged] = readZip(await buffer(writeZip([{ name: 'sheet.xml', pieces: ['<worksheet/>'] }])));
  const [larger] = await sheetParts();
  // The largest sheet is read here, and the next one always by the other thread.
  for (const parts of [[damaged], [larger, damaged]])
    await expect(readSheets(parts as ZipPart[], [], 0)).rejects.toThrow('sheet.xml has no cells.');
});
