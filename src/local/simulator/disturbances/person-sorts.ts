/** A person sorts a sheet, or one after the other. */
import { billingSheets } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

/** All sheets have at least so many columns. */
const columnsMax = 10;

/** The choice that sorts all sheets, in ascending or descending order of their first column. */
export function sortAll(order: 'ascending' | 'descending'): number {
  return billingSheets.length + (order === 'ascending' ? 0 : billingSheets.length + 1);
}

export const personSorts: Disturbance = {
  name: 'person_sorts',
  weight: 6,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const variants = billingSheets.length + 1;
    const one = billingSheets[choice % variants];
    const order = Math.floor(choice / variants) % 2 === 0 ? 'ascending' : 'descending';
    const column = 1 + (Math.floor(choice / variants / 2) % columnsMax);
    for (const { name } of one === undefined ? billingSheets : [one]) {
      world.personDid(world.hands.sortSheet(name, column, order), at, 0);
      world.note(() => `a person sorts ${name} by column ${column}, ${order}`);
    }
    return null;
  },
};
