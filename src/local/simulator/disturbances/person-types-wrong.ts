/** A person types what the cell cannot be, and takes that back at the end of the run. */
import { recordRows } from '../billing-sheets.ts';
import { noteDeleted, takeTypingBack, typeUnder } from '../hand-acts.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

const cells = [
  ['Customers', 'Payment terms (days)'],
  ['Products', 'Unit price'],
  ['Products', 'Tax %'],
] as const;

const wrongText = 'a few';

export const personTypesWrong: Disturbance = {
  name: 'person_types_wrong',
  weight: 2,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const [sheet, header] = cells[choice % cells.length] ?? cells[0];
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 2) % Math.max(1, rows.length)];
    const column = chosen?.columns.get(header);
    if (chosen === undefined || column === undefined) return null;
    const before = chosen.cells[column - 1];
    if (before === wrongText) return null;
    const edit = typeUnder(sheet, chosen.id, header, wrongText)(world);
    // Lists leave out what cannot be read.
    noteDeleted(world, chosen.id);
    world.amends.push(takeTypingBack(sheet, chosen.id, header, before));
    world.note(() => `a person types a wrong ${header} of ${chosen.id}`);
    if (edit !== undefined) world.personDid(edit, at, choice >> 8);
    return null;
  },
};
