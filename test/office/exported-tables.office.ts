import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { flatHeaders, flatten } from '../../src/core/exchange/flat-record.ts';
import { writeCsv } from '../../src/core/csv/write-csv.ts';
import { invoices } from '../../src/core/resources/invoices.ts';
import { convert, csvOfAllSheets, temporaryFolder } from './libre-office.ts';

const folder = temporaryFolder();

/** The first row below the header of a table that LibreOffice has opened. */
function opened(name: string, text: string): Record<string, unknown> {
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, text);
  // A table that is opened becomes a workbook first: its cells are then what LibreOffice has made of them.
  convert(file, 'xlsx', folder);
  convert(join(folder, `${name}.xlsx`), csvOfAllSheets, folder);
  const [header = [], cells = []] = parseCsv(readFileSync(join(folder, `${name}-${name}.csv`), 'utf8'), {
    delimiter: ',',
  });
  return Object.fromEntries(header.map((one, index) => [String(one), cells[index]]));
}

test('LibreOffice shows a text of an exported table that begins like a formula, and computes one without the mark', () => {
  const record = { customer_name: '=1+1', po_number: '+49 30 1', notes: '@SUM(1,1)', total: '-12.5' };
  const table = writeCsv([flatHeaders(invoices.fields), flatten(invoices.fields, record)]);
  expect(opened('exported', table)).toMatchObject({
    customer_name: "'=1+1",
    po_number: "'+49 30 1",
    notes: "'@SUM(1,1)",
    total: '-12.5',
  });
  expect(opened('unmarked', writeCsv([['customer_name'], ['=1+1']]))).toEqual({ customer_name: '2' });
});
