/** No text of a caller has become a formula. */
import { billingSheets } from '../billing-sheets.ts';
import type { Invariant } from './invariant.ts';

export const noFormulas: Invariant = {
  name: 'no formula outside formula cells',
  check: ({ world, scene }) =>
    world.workbook.data.sheets
      .filter(({ id, name }) => id === scene.journalSheetId || billingSheets.some((one) => one.name === name))
      .flatMap(({ name, rows }) =>
        rows.flatMap((cells, index) =>
          cells.flatMap((cell) =>
            typeof cell === 'object' ? [`row ${index + 1} of ${name} has ${cell.formula}`] : [],
          ),
        ),
      ),
};
