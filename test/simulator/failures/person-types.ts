/** A person types into cells between two service calls. */
import { noteDeleted, takeTypingBack, typeUnder } from '../actors/person-edits.ts';
import { recordRows } from '../world/billing-sheets.ts';
import { type InjectedFailure, mayTouch } from './injected-failure.ts';

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

/** A person types into a cell of a record or of a line. */
export const personEditsCell: InjectedFailure = {
  name: 'person_edits_cell',
  weight: 4,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const cell = cells[choice % cells.length];
    if (cell === undefined) return null;
    const [sheet, header, textOf] = cell;
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 4) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    const typed = textOf(choice >> 2);
    const edit = typeUnder(sheet, chosen.id, header, typed)(world);
    world.note(() => `a person types ${typed} as the ${header} of ${chosen.id}`);
    if (edit !== undefined) world.tellTriggers(edit, at, choice >> 8);
    return null;
  },
};

/** Cells that take no text. */
const numberCells = [
  ['Customers', 'Payment terms (days)'],
  ['Products', 'Unit price'],
  ['Products', 'Tax %'],
] as const;

const wrongText = 'a few';

/** A person types what the cell cannot be, and takes that back at the end of the run. */
export const personTypesWrong: InjectedFailure = {
  name: 'person_types_wrong',
  weight: 2,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const [sheet, header] = numberCells[choice % numberCells.length] ?? numberCells[0];
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 2) % Math.max(1, rows.length)];
    const column = chosen?.columns.get(header);
    if (chosen === undefined || column === undefined) return null;
    const before = chosen.cells[column - 1];
    if (before === wrongText) return null;
    const edit = typeUnder(sheet, chosen.id, header, wrongText)(world);
    // Lists leave out what cannot be read.
    noteDeleted(world, chosen.id);
    world.repairs.push(takeTypingBack(sheet, chosen.id, header, before));
    world.note(() => `a person types a wrong ${header} of ${chosen.id}`);
    if (edit !== undefined) world.tellTriggers(edit, at, choice >> 8);
    return null;
  },
};
