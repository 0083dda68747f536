import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { callLocally } from '../local/runtime/support/call-locally.ts';
import { openWorkspace } from '../local/runtime/support/open-workspace.ts';
import { convert, csvOfAllSheets, temporaryFolder } from './libre-office.ts';

const folder = temporaryFolder();

/** Three rates and a discount; its customer and a line are texts that a spreadsheet would take for numbers. */
const body = {
  customer_name: '00123',
  invoice_date: '2026-01-07',
  due_date: '2026-02-06',
  discount: '50.00',
  items: [
    { description: '1/2', quantity: 10, unit_price: 120.0, tax_rate: 20 },
    { description: '=1+1', quantity: 3, unit_price: 19.99, tax_rate: 5 },
    { description: 'Postage', quantity: 2, unit_price: 12.5, tax_rate: 0 },
  ],
};

beforeAll(async () => {
  const path = join(folder, 'billing.xlsx');
  const { workspace, key } = await openWorkspace(path);
  const headers = { 'x-api-key': key };
  const answer = callLocally(workspace.emulator, { method: 'POST', path: '/api/v1/invoices', headers, body });
  expect(answer.status).toBe(201);
  await workspace.close();
  convert(path, csvOfAllSheets, folder);
});

test('LibreOffice shows the invoice that the API has made', () => {
  expect(rowsOf('Invoices')).toEqual([
    expect.objectContaining({
      Number: 'INV-2026-0001',
      Customer: '00123',
      Status: 'open',
      'Invoice date': '2026-01-07',
      'Due date': '2026-02-06',
      Currency: 'EUR',
      Discount: '50',
      Tax: '233.54',
      Total: '1468.51',
      Due: '1468.51',
    }),
  ]);
});

test('LibreOffice shows its lines', () => {
  expect(rowsOf('Invoice items')).toEqual([
    expect.objectContaining({ Description: '1/2', Quantity: '10', 'Unit price': '120', Amount: '1200' }),
    expect.objectContaining({
      Description: '=1+1',
      Quantity: '3',
      'Unit price': '19.99',
      Amount: '59.97',
    }),
    expect.objectContaining({ Description: 'Postage', Quantity: '2', 'Unit price': '12.5', Amount: '25' }),
  ]);
});

/** The rows of a sheet, each by the texts of the header. */
function rowsOf(sheet: string): Record<string, unknown>[] {
  const text = readFileSync(join(folder, `billing-${sheet}.csv`), 'utf8');
  const [header = [], ...rows] = parseCsv(text, { delimiter: ',' });
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [String(name), row[index]])));
}
