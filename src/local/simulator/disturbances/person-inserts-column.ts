/** A person inserts a column of their own among those of the API. */
import { billingSheets } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

/** All sheets have at least so many columns. */
const columnsMax = 10;

export const personInsertsColumn: Disturbance = {
  name: 'person_inserts_column',
  weight: 1,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const column = 1 + ((choice >> 4) % columnsMax);
    world.personDid(world.hands.insertColumn(sheet, column), at, choice >> 8);
    world.note(() => `a person inserts a column before column ${column} of ${sheet}`);
    return null;
  },
};
