import { readXlsx, type Sheet, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { readWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { plainSheet, workbookOf } from './support/plain-sheet.ts';

/** Does to a written file what a person does in a spreadsheet program, and saves it. */
async function edited(bytes: Uint8Array, edit: (sheets: Sheet[]) => Sheet[]): Promise<Uint8Array> {
  const file = await readXlsx(bytes, { readStyles: true });
  // hucre can write everything that it reads; its two types differ in optional properties alone.
  const sheets = edit(file.sheets) as unknown as WriteSheet[];
  return writeXlsx({ sheets, ...(file.properties !== undefined && { properties: file.properties }) });
}

test('a file that knows nothing of us is read with the defaults of a new workbook', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'One', rows: [['a', 1, true, null]] },
      { name: 'Two', rows: [] },
    ],
  });
  const { snapshot, foldedSequence } = await readWorkbook(bytes, 'billing');
  expect(foldedSequence).toBeUndefined();
  expect(snapshot).toEqual({
    name: 'billing',
    timeZone: 'Etc/GMT',
    locale: 'en_US',
    sheets: [plainSheet({ id: 0, name: 'One', rows: [['a', 1, true]] }), plainSheet({ id: 1, name: 'Two' })],
  });
});

test('a format that a person changed lies over those that were saved', async () => {
  const formats = [
    { area: { row: 1, column: 1, rows: 1, columns: 3 }, style: { bold: true } },
    { area: { row: 2, column: 1, rows: 999, columns: 3 }, style: { numberFormat: '@' } },
  ];
  const rows = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
    ['g', 'h', 'i'],
  ];
  const written = await writeWorkbook(workbookOf(plainSheet({ rows, formats })), 0);
  const bytes = await edited(written, (sheets) => {
    for (const place of ['1,1', '1,2', '2,1', '2,2']) {
      const cell = sheets[0]?.cells?.get(place);
      if (cell) cell.style = { numFmt: 'yyyy\\-mm\\-dd', font: { italic: true } };
    }
    const header = sheets[0]?.cells?.get('0,0');
    if (header) header.style = {};
    return sheets;
  });
  const { snapshot } = await readWorkbook(bytes, '');
  expect(snapshot.sheets[0]?.formats).toEqual([
    ...formats,
    { area: { row: 1, column: 1, rows: 1, columns: 1 }, style: { bold: false } },
    {
      area: { row: 2, column: 2, rows: 2, columns: 2 },
      style: { numberFormat: 'yyyy-mm-dd', italic: true },
    },
  ]);
});

test('a sheet keeps its id when it was moved or renamed, and a new sheet gets a free one', async () => {
  const sheets = ['One', 'Two', 'Three'].map((name, id) => plainSheet({ id, name, maxRows: 50 + id }));
  const written = await writeWorkbook(workbookOf(...sheets), 0);
  const bytes = await edited(written, ([one, two, three]) => [
    three as Sheet,
    { ...(two as Sheet), name: 'Zwei' },
    one as Sheet,
    { name: 'New', rows: [] },
  ]);
  const { snapshot } = await readWorkbook(bytes, '');
  expect(snapshot.sheets.map(({ id, name, maxRows }) => [id, name, maxRows])).toEqual([
    [2, 'Three', 52],
    [1, 'Zwei', 51],
    [0, 'One', 50],
    [3, 'New', 1000],
  ]);
});

test('rows and columns that a person added beyond the grid enlarge it', async () => {
  const written = await writeWorkbook(
    workbookOf(plainSheet({ rows: [['a']], maxRows: 1, maxColumns: 1 })),
    0,
  );
  const bytes = await edited(written, ([sheet]) => [{ ...(sheet as Sheet), rows: [['a', 'b'], ['c']] }]);
  const { snapshot } = await readWorkbook(bytes, '');
  expect(snapshot.sheets[0]).toMatchObject({ maxRows: 2, maxColumns: 2, rows: [['a', 'b'], ['c']] });
});

test('a truth value that a program wrote as a formula is a truth value', async () => {
  const cells = new Map([['0,0', { formula: 'TRUE()', formulaResult: true }]]);
  const bytes = await writeXlsx({ sheets: [{ name: 'One', rows: [], cells }] });
  expect((await readWorkbook(bytes, '')).snapshot.sheets[0]?.rows).toEqual([[true]]);
});

test('a formula of a later version of the format has the name that people know', async () => {
  const cells = new Map([
    ['0,0', { formula: '_xlfn._xlws.SORT(A2:A9)+_xlfn.CONCAT("a")', formulaResult: 1 }],
  ]);
  const bytes = await writeXlsx({ sheets: [{ name: 'One', rows: [], cells }] });
  const [row] = (await readWorkbook(bytes, '')).snapshot.sheets[0]?.rows ?? [];
  expect(row).toEqual([{ formula: '=SORT(A2:A9)+CONCAT("a")', value: 1 }]);
});

test('an exact time that was moved to another cell is kept to the millisecond', async () => {
  const exact = 46_000.123456789;
  const sheet = plainSheet({
    rows: [[exact], [46_001]],
    formats: [
      { area: { row: 1, column: 1, rows: 2, columns: 1 }, style: { numberFormat: 'yyyy-mm-dd hh:mm' } },
    ],
  });
  const written = await writeWorkbook(workbookOf(sheet), 0);
  expect((await readWorkbook(written, '')).snapshot.sheets[0]?.rows).toEqual([[exact], [46_001]]);
  const sorted = await edited(written, ([first]) => {
    const { cells, ...others } = first as Sheet;
    const style = { numFmt: 'yyyy-mm-dd hh:mm' };
    return [{ ...others, rows: [...others.rows].reverse(), columns: [{ style }] } as Sheet];
  });
  const rows = (await readWorkbook(sorted, '')).snapshot.sheets[0]?.rows;
  expect(rows?.[0]).toEqual([46_001]);
  expect(rows?.[1]?.[0]).toBeCloseTo(exact, 8);
});

test('a library that escapes the quotation marks of our property loses nothing', async () => {
  const own = await writeWorkbook(workbookOf(plainSheet({ rows: [['a "b"']] })), 7);
  const file = await readXlsx(own, { readStyles: true });
  const custom = Object.fromEntries(
    Object.entries(file.properties?.custom ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('"', '_x0022_') : value,
    ]),
  );
  const save = (changed: typeof custom): Promise<Uint8Array> =>
    writeXlsx({
      sheets: file.sheets as unknown as WriteSheet[],
      properties: { ...file.properties, custom: changed },
    });
  const read = await readWorkbook(await save(custom), '');
  expect(read.foldedSequence).toBe(7);
  expect(read.snapshot).toMatchObject((await readWorkbook(own, '')).snapshot);
  const broken = Object.fromEntries(Object.keys(custom).map((name) => [name, '{"name":']));
  await expect(readWorkbook(await save(broken), '')).rejects.toThrow('was damaged by another program');
});
