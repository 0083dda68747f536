import fc from 'fast-check';
import { readWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { arbitrarySnapshot } from './support/arbitrary-snapshot.ts';
import { plainSheet, workbookOf } from './support/plain-sheet.ts';

test('a workbook that was written is read back unchanged, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySnapshot, fc.nat(), async (snapshot, foldedSequence) => {
      const read = await readWorkbook(await writeWorkbook(snapshot, foldedSequence), 'unnamed');
      expect(read).toEqual({ snapshot, foldedSequence });
    }),
    { numRuns: 100 },
  );
}, 30_000);

test('a cell of 50,000 characters, the most that Google takes, is kept', async () => {
  const snapshot = workbookOf(plainSheet({ rows: [[`${'x'.repeat(49_999)}\r`]] }));
  const { snapshot: read } = await readWorkbook(await writeWorkbook(snapshot, 0), 'unnamed');
  expect(read).toEqual(snapshot);
});

test('a blank grid beyond the content costs nothing in the file', async () => {
  const format = { area: { row: 1, column: 1, rows: 100_000, columns: 50 }, style: { numberFormat: '@' } };
  const small = plainSheet({ rows: [['x']], formats: [format] });
  const large = plainSheet({ rows: [['x']], formats: [format], maxRows: 100_000, maxColumns: 50 });
  const sizes = await Promise.all(
    [small, large].map(async (sheet) => (await writeWorkbook(workbookOf(sheet), 0)).length),
  );
  expect(Math.abs((sizes[1] ?? 0) - (sizes[0] ?? 0))).toBeLessThan(50);
});

test('10,000 rows of 15 cells come back as they were written', async () => {
  const header = Array.from({ length: 15 }, (_, column) => `Column ${column}`);
  const rows = Array.from({ length: 10_000 }, (_, row) => [
    ...header.slice(0, 8).map((name) => `${name} of ${row}`),
    ...header.slice(8).map((_, column) => row * 1.37 + column / 100),
  ]);
  const formats = [
    { area: { row: 1, column: 1, rows: 1, columns: 15 }, style: { bold: true, background: '#1a4b84' } },
    { area: { row: 2, column: 1, rows: 10_000, columns: 8 }, style: { numberFormat: '@' } },
    { area: { row: 2, column: 9, rows: 10_000, columns: 7 }, style: { numberFormat: '#,##0.00' } },
  ];
  const snapshot = workbookOf(plainSheet({ rows: [header, ...rows], formats, maxRows: 10_001 }));
  const read = await readWorkbook(await writeWorkbook(snapshot, 1), 'unnamed');
  expect(read.snapshot.sheets[0]?.rows).toEqual(snapshot.sheets[0]?.rows);
});
