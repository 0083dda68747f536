import fc from 'fast-check';
import type { SheetSnapshot, WorkbookSnapshot } from '../../../../src/local/emulator/workbook-snapshot.ts';
import { readWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { arbitrarySnapshot } from './arbitrary-snapshot.ts';

test('a workbook that was written is read back unchanged, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySnapshot, fc.nat(), async (snapshot, folded) => {
      const read = await readWorkbook(await writeWorkbook(snapshot, folded), 'unnamed');
      expect(read).toStrictEqual({ snapshot, foldedSequence: folded });
    }),
    { numRuns: 300 },
  );
});

test('writes and reads 10,000 rows of 15 cells in well under two seconds', async () => {
  const snapshot = largeWorkbook();
  const start = performance.now();
  const bytes = await writeWorkbook(snapshot, 1);
  const written = performance.now();
  const read = await readWorkbook(bytes, 'unnamed');
  const done = performance.now();
  console.log(written - start, done - written, bytes.length);
  expect(read.snapshot.sheets[0]?.rows).toEqual(snapshot.sheets[0]?.rows);
});
function largeWorkbook(): WorkbookSnapshot {
  const header = Array.from({ length: 15 }, (_, column) => `Column ${column}`);
  const rows = Array.from({ length: 10_000 }, (_, row) => [
    ...header.slice(0, 8).map((name) => `${name} of ${row}`),
    ...header.slice(8).map((_, column) => row * 1.37 + column / 100),
  ]);
  const sheet: SheetSnapshot = {
    id: 1,
    name: 'Invoices',
    hidden: false,
    frozenRows: 1,
    maxRows: 12_000,
    maxColumns: 15,
    rows: [header, ...rows],
    formats: [
      { area: { row: 1, column: 1, rows: 1, columns: 15 }, style: { bold: true, background: '#1A4B84' } },
      { area: { row: 2, column: 1, rows: 11_999, columns: 8 }, style: { numberFormat: '@' } },
      { area: { row: 2, column: 9, rows: 11_999, columns: 7 }, style: { numberFormat: '#,##0.00' } },
    ],
    columnWidths: [],
    notes: [],
    validations: [],
    conditionalFormats: [],
    protections: [],
  };
  return { name: 'Billing', timeZone: 'Europe/Berlin', locale: 'en_US', sheets: [sheet] };
}
