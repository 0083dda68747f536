/** A person inserts a column of their own, or deletes the one that is there. */
import { sheetNamed } from '../../emulator/spreadsheet/workbook/workbook.ts';
import { billingSheets, plainCell } from '../billing-sheets.ts';
import { type Disturbance, mayTouch } from './disturbance.ts';

/** All sheets have at least so many columns. */
const columnsMax = 10;

const ownHeader = 'Mine';

export const personDeletesColumn: Disturbance = {
  name: 'person_deletes_column',
  weight: 1,
  canStrike: mayTouch,
  strike({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const [header = []] = sheetNamed(world.workbook, sheet)?.rows ?? [];
    const own = header.findIndex((cell) => plainCell(cell) === ownHeader) + 1;
    const column = own > 0 ? own : 1 + ((choice >> 4) % columnsMax);
    if (own > 0) world.personDid(world.hands.deleteColumn(sheet, own), at, choice >> 8);
    else {
      world.personDid(world.hands.insertColumn(sheet, column), at, choice >> 8);
      const edit = world.hands.typeCell({ sheet, row: 1, column }, ownHeader);
      if (edit !== undefined) world.personDid(edit, at, choice >> 9);
    }
    world.note(() => `a person ${own > 0 ? 'deletes' : 'inserts'} column ${column} of ${sheet}`);
    return null;
  },
};
