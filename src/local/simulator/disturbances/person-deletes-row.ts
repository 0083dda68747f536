/** A person deletes the row of a record. */
import { recordRows, recordSheets } from '../billing-sheets.ts';
import { noteDeleted } from '../hand-acts.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

export const personDeletesRow: Disturbance = {
  name: 'person_deletes_row',
  weight: 2,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const sheet = recordSheets[choice % recordSheets.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 3) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    world.personDid(world.hands.deleteRows(sheet, chosen.row, 1), at, choice >> 8);
    noteDeleted(world, chosen.id);
    world.note(() => `a person deletes ${chosen.id}, row ${chosen.row} of ${sheet}`);
    return null;
  },
};
