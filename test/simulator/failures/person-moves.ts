/** A person moves, inserts or deletes rows and columns, or changes the locale, between two service calls. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { noteDeleted } from '../actors/person-edits.ts';
import { billingSheets, plainCell, recordRows, sheetsOfRecords } from '../world/billing-sheets.ts';
import { type InjectedFailure, mayTouch } from './injected-failure.ts';

/** All sheets have at least so many columns. */
const columnsMax = 10;

/** The choice that sorts all sheets, in ascending or descending order of their first column. */
export function sortAll(order: 'ascending' | 'descending'): number {
  return billingSheets.length + (order === 'ascending' ? 0 : billingSheets.length + 1);
}

export const personSorts: InjectedFailure = {
  name: 'person_sorts',
  weight: 6,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const variants = billingSheets.length + 1;
    const one = billingSheets[choice % variants];
    const order = Math.floor(choice / variants) % 2 === 0 ? 'ascending' : 'descending';
    const column = 1 + (Math.floor(choice / variants / 2) % columnsMax);
    for (const { name } of one === undefined ? billingSheets : [one]) {
      world.tellTriggers(world.person.sortSheet(name, column, order), at, 0);
      world.note(() => `a person sorts ${name} by column ${column}, ${order}`);
    }
    return null;
  },
};

/** A person inserts a blank row somewhere among the records. */
export const personInsertsRow: InjectedFailure = {
  name: 'person_inserts_row',
  weight: 3,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const row = rows[(choice >> 4) % Math.max(1, rows.length)]?.row ?? 2;
    world.tellTriggers(world.person.insertRows(sheet, row, 1), at, choice >> 8);
    world.note(() => `a person inserts a row above row ${row} of ${sheet}`);
    return null;
  },
};

/** A person inserts a column of their own among those of the API. */
export const personInsertsColumn: InjectedFailure = {
  name: 'person_inserts_column',
  weight: 1,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const column = 1 + ((choice >> 4) % columnsMax);
    world.tellTriggers(world.person.insertColumn(sheet, column), at, choice >> 8);
    world.note(() => `a person inserts a column before column ${column} of ${sheet}`);
    return null;
  },
};

/** A person deletes the row of a record. */
export const personDeletesRow: InjectedFailure = {
  name: 'person_deletes_row',
  weight: 2,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const sheet = sheetsOfRecords[choice % sheetsOfRecords.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 3) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    world.tellTriggers(world.person.deleteRows(sheet, chosen.row, 1), at, choice >> 8);
    noteDeleted(world, chosen.id);
    // A copy that stays may show what the record had earlier: what it had last comes back when the copy is put right.
    if (recordRows(world.workbook, sheet).some(({ id }) => id === chosen.id))
      world.returnedIds.set(chosen.id, Number.POSITIVE_INFINITY);
    world.note(() => `a person deletes ${chosen.id}, row ${chosen.row} of ${sheet}`);
    return null;
  },
};

const itemSheets = billingSheets.filter(({ plural }) => plural === null);

/** A person deletes the row of a line item. */
export const personDeletesLine: InjectedFailure = {
  name: 'person_deletes_line',
  weight: 2,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const sheet = itemSheets[choice % itemSheets.length]?.name ?? '';
    const rows = recordRows(world.workbook, sheet);
    const chosen = rows[(choice >> 1) % Math.max(1, rows.length)];
    if (chosen === undefined) return null;
    world.editedIds.add(chosen.id);
    world.shortened.add(chosen.id);
    world.tellTriggers(world.person.deleteRows(sheet, chosen.row, 1), at, choice >> 8);
    world.note(() => `a person deletes a line of ${chosen.id}, row ${chosen.row} of ${sheet}`);
    return null;
  },
};

const ownHeader = 'Mine';

/** A person inserts a column of their own, or deletes the one that is there. */
export const personDeletesColumn: InjectedFailure = {
  name: 'person_deletes_column',
  weight: 1,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const sheet = billingSheets[choice % billingSheets.length]?.name ?? '';
    const [header = []] = sheetNamed(world.workbook, sheet)?.rows ?? [];
    const own = header.findIndex((cell) => plainCell(cell) === ownHeader) + 1;
    const column = own > 0 ? own : 1 + ((choice >> 4) % columnsMax);
    if (own > 0) world.tellTriggers(world.person.deleteColumn(sheet, own), at, choice >> 8);
    else {
      world.tellTriggers(world.person.insertColumn(sheet, column), at, choice >> 8);
      const edit = world.person.typeCell({ sheet, row: 1, column }, ownHeader);
      if (edit !== undefined) world.tellTriggers(edit, at, choice >> 9);
    }
    world.note(() => `a person ${own > 0 ? 'deletes' : 'inserts'} column ${column} of ${sheet}`);
    return null;
  },
};

/** The choice that swaps blank columns in all sheets. */
export const swapAll = billingSheets.length;

/**
 * A person swaps columns that are blank in the newest row, two and two: their places are told by the header alone.
 */
export const personSwapsBlanks: InjectedFailure = {
  name: 'person_swaps_blanks',
  weight: 2,
  isPossible: mayTouch,
  inject({ at, world }, choice) {
    const one = billingSheets[choice % (billingSheets.length + 1)];
    for (const { name } of one === undefined ? billingSheets : [one]) {
      const newest = recordRows(world.workbook, name).pop();
      const blank = [...(newest?.columns.values() ?? [])].filter(
        (column) => plainCell(newest?.cells[column - 1]) === '',
      );
      for (let index = 0; index + 1 < blank.length; index += 2) {
        const [left = 1, right = 1] = blank.slice(index);
        world.tellTriggers(world.person.moveColumn(name, right, left), at, choice >> 4);
        world.tellTriggers(world.person.moveColumn(name, left + 1, right), at, choice >> 4);
      }
      world.note(() => `a person swaps the blank columns ${blank.join()} of ${name}`);
    }
    return null;
  },
};

const changes = [
  { locale: 'de_DE' },
  { locale: 'en_GB' },
  { time_zone: 'Pacific/Auckland' },
  { time_zone: 'America/New_York', locale: 'fr_FR' },
] as const;

/** A person sets another locale or another time zone of the spreadsheet. */
export const personChangesLocale: InjectedFailure = {
  name: 'person_changes_locale',
  weight: 1,
  isPossible: mayTouch,
  inject({ world }, choice) {
    const change = changes[choice % changes.length] ?? {};
    // Google tells no trigger of it.
    world.workbook.apply({ op: 'set_workbook', ...change });
    world.note(() => `a person sets ${JSON.stringify(change)}`);
    return null;
  },
};
