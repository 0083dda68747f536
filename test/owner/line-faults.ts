/** Checks the sheets of line items after all edits of an owner have been applied. */
import { notePlace } from '../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { type Row, rowsByHeader } from '../contract/support/ledger.ts';
import type { TestWorkspace } from '../contract/support/test-workspace.ts';

interface ShownLine {
  readonly id: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
}

export interface ShownDocument {
  readonly id: string;
  readonly number?: string | null;
  readonly display_number?: string;
  readonly shape?: string;
  readonly items?: readonly ShownLine[];
  readonly gone: boolean;
}

const sheets = { inv: 'Invoice items', quo: 'Quotation items' };

/** Every line of every document stands in its sheet once, as the document has it; a total of nothing is no line. */
export function lineFaults(workspace: TestWorkspace, documents: Iterable<ShownDocument>): string[] {
  const shown = new Map<string, Row[]>();
  const waiting = new Set<string>();
  for (const name of Object.values(sheets)) {
    const rows = waitingRows(workspace, name);
    for (const [index, row] of rowsByHeader(workspace.workbook, name).entries()) {
      const id = String(row['Document ID']);
      shown.set(id, [...(shown.get(id) ?? []), row]);
      // A row that has lost its ids waits under the name of its document.
      if (rows.has(index + 2)) waiting.add(id).add(String(row.Document));
    }
  }
  return [...documents].flatMap(({ id, display_number, shape, items, gone }) => {
    if (items === undefined || waiting.has(id) || waiting.has(String(display_number))) return [];
    const isBlank = shape === 'total' && items.every(({ unit_price }) => unit_price === 0);
    const wanted = gone || isBlank ? [] : items.map((line) => textOf(display_number, line));
    const found = (shown.get(id) ?? []).map((row) =>
      [row.Document, row['Line ID'], row.Description, row.Quantity, row['Unit price'], row.Amount].join(),
    );
    const isSame = JSON.stringify(found.sort()) === JSON.stringify(wanted.sort());
    return isSame ? [] : [`${id} shows ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`];
  });
}

/** The rows with a note that says that their edit waits for another record. */
export function waitingRows({ workbook }: TestWorkspace, name: string): ReadonlySet<number> {
  const notes = [...(sheetNamed(workbook, name)?.notes ?? [])];
  const waiting = notes.filter(([, text]) => /not taken yet/i.test(text));
  return new Set(waiting.map(([key]) => notePlace(key).row));
}

function textOf(number: string | null | undefined, line: ShownLine): string {
  return [number, line.id, line.description, line.quantity, line.unit_price, line.amount].join();
}
