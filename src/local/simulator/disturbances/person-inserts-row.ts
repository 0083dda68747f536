/** A person inserts a blank row somewhere among the records. */
import { billingSheets, recordRows } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

export const personInsertsRow: Disturbance = {
  name: 'person_inserts_row',
  weight: 3,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const row = rows[(choice >> 4) % Math.max(1, rows.length)]?.row ?? 2;
    world.personDid(world.hands.insertRows(sheet, row, 1), at, choice >> 8);
    world.note(() => `a person inserts a row above row ${row} of ${sheet}`);
    return null;
  },
};
