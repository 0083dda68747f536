/** Texts that a spreadsheet program would take for formulas: in an exported table they are texts, and come back as sent. */
import fc from 'fast-check';
import { flatHeaders, flatten, unflatten } from '../../src/core/exchange/flat-record.ts';
import { parseCsv } from '../../src/core/csv/parse-csv.ts';
import { writeCsv } from '../../src/core/csv/write-csv.ts';
import { foreignRows } from '../../src/core/exchange/foreign/foreign-rows.ts';
import { planImport } from '../../src/core/exchange/foreign/plan-import.ts';
import { importTargets } from '../../src/core/exchange/import-targets.ts';
import { customers } from '../../src/core/resources/customers.ts';
import { invoices } from '../../src/core/resources/invoices.ts';

/** What OWASP lists, and the signs as wide as East Asian letters. Before, each of these was written as it stands. */
const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];

const attack = fc
  .tuple(
    fc.constantFrom('', "'", "''"),
    fc.constantFrom(...signs, 'a', '"', ',', ';'),
    fc.constantFrom("cmd|'/C calc'!A0", 'HYPERLINK("https://a.example","x")', '1+1', '49 30 1', '', '\r\n=1'),
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

const header = flatHeaders(customers.fields);

test('no cell of an exported table begins as a formula does, and every text comes back as it was', () => {
  fc.assert(
    fc.property(attack, attack, (name, city) => {
      const record = { name, billing_address: { city }, metadata: { [name]: city } };
      const written = writeCsv([header, flatten(customers.fields, record)]);
      const parsed = parseCsv(written);
      const cells = parsed.ok ? (parsed.table.rows[0]?.cells ?? []) : [];
      for (const cell of cells) expect(signs).not.toContain(cell[0]);
      expect(unflatten(customers.fields, header, cells)).toMatchObject(record);
      const plain = header.map((one) => one.replace('billing_address.', ''));
      const targets = importTargets(customers);
      const table = { header: plain, rows: [{ line: 2, cells }] };
      const wishes = { plural: 'customers', fileName: '', choices: {} };
      const plan = planImport(table, { customers: targets }, wishes);
      // A name is one line, without blanks around it.
      const [row] = plan === null ? [] : foreignRows(plan, targets).rows;
      expect(row?.body).toMatchObject({ name: name.trim().replace(/\s*[\r\n]+\s*/g, ' ') });
    }),
    { seed: 16, numRuns: 200 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["'tis", "'tis"],
  ['+49 30 1', "'+49 30 1"],
])('the text %s is written as %s', (text, cell) => {
  expect(flatten(customers.fields, { name: text })[header.indexOf('name')]).toBe(cell);
});

test('a negative number stays a number', () => {
  const cells = flatten(invoices.fields, { discount_total: '-1.50', total: '-12', po_number: '-12' });
  const cellOf = (name: string): unknown => cells[flatHeaders(invoices.fields).indexOf(name)];
  expect(['discount_total', 'total', 'po_number'].map(cellOf)).toEqual(['-1.50', '-12', "'-12"]);
});
