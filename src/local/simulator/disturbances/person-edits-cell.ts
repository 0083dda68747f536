/** A person types into a cell of a record or of a line. */
import { recordRows } from '../billing-sheets.ts';
import { typeUnder } from '../hand-acts.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

/** Sheets and headers, with what is typed there for a number. */
const cells: readonly (readonly [string, string, (drawn: number) => string])[] = [
  ['Customers', 'Phone', (drawn) => `030 ${1000 + (drawn % 9000)}`],
  ['Customers', 'Notes', (drawn) => `Note ${drawn % 100}`],
  ['Products', 'Unit price', (drawn) => `${1 + (drawn % 50)}.5`],
  ['Invoices', 'PO number', (drawn) => `PO-${drawn % 100}`],
  ['Invoices', 'Due date', (drawn) => `2026-02-${10 + (drawn % 10)}`],
  ['Quotations', 'Title', (drawn) => `Offer ${drawn % 100}`],
  ['Invoice items', 'Quantity', (drawn) => `${1 + (drawn % 9)}`],
  ['Invoice items', 'Description', (drawn) => `Work of day ${drawn % 30}`],
  ['Quotation items', 'Unit price', (drawn) => `${1 + (drawn % 90)}.25`],
];

export const personEditsCell: Disturbance = {
  name: 'person_edits_cell',
  weight: 4,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const cell = cells[choice % cells.length];
    if (cell === undefined) return null;
    const [sheet, header, textOf] = cell;
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 4) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    const typed = textOf(choice >> 2);
    const edit = typeUnder(sheet, chosen.id, header, typed)(world);
    world.note(() => `a person types ${typed} as the ${header} of ${chosen.id}`);
    if (edit !== undefined) world.personDid(edit, at, choice >> 8);
    return null;
  },
};
