/** A person deletes the row of a line item. */
import { billingSheets, recordRows } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

const itemSheets = billingSheets.filter(({ plural }) => plural === null);

export const personDeletesLine: Disturbance = {
  name: 'person_deletes_line',
  weight: 2,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const sheet = itemSheets[choice % itemSheets.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 1) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    world.editedByHand.add(chosen.id);
    world.shortened.add(chosen.id);
    world.personDid(world.hands.deleteRows(sheet, chosen.row, 1), at, choice >> 8);
    world.note(() => `a person deletes a line of ${chosen.id}, row ${chosen.row} of ${sheet}`);
    return null;
  },
};
