/** A paste of 500 rows is applied in a fraction of the time that Google gives a trigger, as if each row were typed. */
import {
  createPersonEdits,
  type CellEdit,
} from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { recordsOf } from '../../support/read-lists.ts';
import { createTestWorkspace, owner } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

// One commit for 25 rows, and time for others between them.
const pasteMaxMs = 45_000;

const ownOfEach = ['id', 'etag', 'customer_id', 'customer', 'created_at', 'updated_at'];

/** Opens a workspace, and makes rows of invoices for it. */
function openInvoices() {
  const workspace = createTestWorkspace();
  const { emulator, workbook, clock } = workspace;
  const edits = createPersonEdits(workbook, clock);
  const [customer, total, status] = ['Customer', 'Total', 'Status'].map((header) =>
    columnNamed(workspace, 'Invoices', header),
  );
  const rowOf = (index: number): string[] =>
    Array.from({ length: Number(total) }, (_, at) => {
      if (at + 1 === status) return index % 9 === 0 ? 'draft' : 'open';
      if (at + 1 === total) return String(index + 1);
      return at + 1 === customer ? `Customer ${index % 10}` : '';
    });
  /** @returns how long the triggers took, in milliseconds */
  const paste = (row: number, rows: readonly string[][]): number => {
    const began = clock.now();
    const event = edits.paste({ sheet: 'Invoices', row, column: 1 }, rows);
    for (const { outcome } of emulator.personDid({ ...(event as CellEdit), user: owner }))
      expect(outcome).toMatchObject({ ok: true });
    return clock.now() - began;
  };
  /** What the API shows of the invoices, without what every new record has of its own. */
  const invoices = () =>
    recordsOf(workspace, 'invoices').map((invoice) => ({
      ...invoice,
      ...Object.fromEntries(ownOfEach.map((name) => [name, typeof invoice[name]])),
      items: invoice.items.length,
      status_transitions: Object.keys(invoice.status_transitions),
    }));
  return { workspace, paste, invoices, rowOf };
}

const all = Array.from({ length: 500 }, (_, index) => index);

test('500 invoices of ten new customers, pasted, become the same records as 500 rows that are typed', () => {
  const pasted = openInvoices();
  expect(pasted.paste(2, all.map(pasted.rowOf))).toBeLessThan(pasteMaxMs);
  const shown = pasted.invoices();
  expect(shown).toHaveLength(500);
  expect(recordsOf(pasted.workspace, 'customers')).toHaveLength(10);
  const typed = openInvoices();
  for (const index of all) typed.paste(index + 2, [typed.rowOf(index)]);
  expect(typed.invoices()).toEqual(shown);
});
