/** A person works in the sheets between the API's requests, and both find what they left. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { journalOf, rowsByHeader } from '../support/ledger.ts';
import { type Office, openOffice } from '../support/office.ts';
import { columnNamed } from '../support/workbook-watch.ts';

function numbersOf(office: Office): unknown[] {
  return office.made.invoices.map(({ number }) => number);
}

/** Runs an edit with the cache as it is, or with an empty one; then everything must still be right. */
const deeds: readonly (readonly [string, (office: Office) => void])[] = [
  ['sorts Invoices by number, descending', ({ edits }) => edits.sortSheet('Invoices', 1, 'descending')],
  ['sorts Customers by name, descending', ({ edits }) => edits.sortSheet('Customers', 1, 'descending')],
  [
    'sorts the items by amount',
    (office) =>
      office.edits.sortSheet('Invoice items', columnNamed(office, 'Invoice items', 'Amount'), 'ascending'),
  ],
  ['sorts the journal, descending', ({ edits }) => edits.sortSheet('journal', 1, 'descending')],
  ['inserts blank rows among the invoices', ({ edits }) => edits.insertRows('Invoices', 3, 2)],
  [
    'inserts blank rows above all invoices and customers',
    ({ edits }) => {
      edits.insertRows('Invoices', 2, 3);
      edits.insertRows('Customers', 2, 1);
    },
  ],
  ['inserts blank rows in the journal', ({ edits }) => edits.insertRows('journal', 4, 2)],
  [
    'inserts columns left of and among the API’s',
    ({ edits }) => {
      for (const sheet of ['Invoices', 'Customers', 'Invoice items']) {
        edits.insertColumn(sheet, 1);
        edits.insertColumn(sheet, 5);
      }
    },
  ],
  [
    'moves columns',
    ({ edits }) => {
      edits.moveColumn('Invoices', 1, 6);
      edits.moveColumn('Customers', 3, 1);
      edits.moveColumn('Invoice items', 2, 7);
    },
  ],
  [
    'moves the id column to the left',
    (office) => {
      for (const sheet of ['Invoices', 'Customers'])
        office.edits.moveColumn(sheet, columnNamed(office, sheet, 'ID'), 1);
    },
  ],
  [
    'types a half row directly below the data',
    ({ edits, workbook }) => {
      for (const sheet of ['Invoices', 'Customers', 'Invoice items']) {
        const below = (sheetNamed(workbook, sheet)?.rows.length ?? 0) + 1;
        edits.typeCell({ sheet, row: below, column: 2 }, 'half a thought');
      }
    },
  ],
  [
    'types a half row far below the data',
    ({ edits, workbook }) => {
      for (const sheet of ['Invoices', 'Customers', 'Invoice items']) {
        const below = (sheetNamed(workbook, sheet)?.rows.length ?? 0) + 9;
        edits.typeCell({ sheet, row: below, column: 2 }, 'half a thought');
      }
    },
  ],
  [
    'types below the journal',
    ({ edits, workbook }) =>
      edits.typeCell(
        { sheet: 'journal', row: (sheetNamed(workbook, 'journal')?.rows.length ?? 0) + 3, column: 3 },
        'what is this?',
      ),
  ],
  [
    'deletes the blank rows at the end',
    ({ edits, workbook }) => {
      for (const sheet of ['Invoices', 'Customers', 'Invoice items', 'journal']) {
        const data = sheetNamed(workbook, sheet);
        const [last, all] = [data?.rows.length ?? 0, data?.maxRows ?? 0];
        edits.deleteRows(sheet, last + 1, all - last);
      }
    },
  ],
  [
    'sorts the journal and deletes its blank rows',
    ({ edits, workbook }) => {
      const data = sheetNamed(workbook, 'journal');
      const [last, all] = [data?.rows.length ?? 0, data?.maxRows ?? 0];
      edits.deleteRows('journal', last + 1, all - last);
      edits.sortSheet('journal', 1, 'descending');
    },
  ],
];

describe('Between two requests a person', () => {
  test.each(deeds)('%s: gets, lists and creates are right', (_name, act) => {
    const office = openOffice(2);
    act(office);
    office.expectAllThere();
    office.bill('After the deed');
    office.expectAllThere();
    office.bill('Later');
    expect(numbersOf(office)).toEqual([1, 2, 3, 4].map((n) => `INV-2026-000${n}`));
    office.expectAllThere();
  });

  test.each(deeds)('%s, and the cache is lost: gets, lists and creates are right', (_name, act) => {
    const office = openOffice(2);
    act(office);
    office.clearCache();
    office.bill('After the deed');
    office.clearCache();
    office.expectAllThere();
    office.bill('Later');
    expect(numbersOf(office)).toEqual([1, 2, 3, 4].map((n) => `INV-2026-000${n}`));
    office.expectAllThere();
    const items = rowsByHeader(office.workbook, 'Invoice items').filter((row) => row['Document ID'] !== '');
    expect(items).toHaveLength(12);
  });

  test('deletes an invoice: it is not found, the others are, and its number stays used', () => {
    const office = openOffice(4);
    const [gone] = office.made.invoices.splice(1, 1);
    office.edits.deleteRows('Invoices', 3, 1);
    expect(office.call('GET', `/api/v1/invoices/${gone?.id}`).status).toBe(404);
    office.expectAllThere();
    office.bill('After the deletion');
    expect(numbersOf(office).slice(-1)).toEqual(['INV-2026-0005']);
    office.expectAllThere();
  });

  test('deletes the newest invoice: its number stays used and nothing brings it back', () => {
    const office = openOffice(3);
    office.made.invoices.pop();
    office.edits.deleteRows('Invoices', 4, 1);
    office.expectAllThere();
    office.bill('After the deletion');
    expect(numbersOf(office).slice(-1)).toEqual(['INV-2026-0004']);
    office.expectAllThere();
  });
});

test('A journal that a person has sorted grows on as one chain', () => {
  const office = openOffice(2);
  office.edits.sortSheet('journal', 1, 'descending');
  office.bill('Third');
  office.edits.sortSheet('journal', 2, 'descending');
  office.clearCache();
  office.bill('Fourth');
  const transactions = journalOf(office.workbook).map(({ transaction }) => transaction);
  expect(transactions).toEqual(transactions.map((_, index) => index + 1));
});
