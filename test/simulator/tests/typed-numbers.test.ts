/** The simulator's people type numbers as the locale of their spreadsheet writes them. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { copyRow, typeRow, typeUnder } from '../actors/person-edits.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';

function worldIn(locale: string) {
  const workbook = createWorkbook(blankWorkbook('Products', 'Europe/Berlin', locale));
  const person = createPersonEdits(workbook, createVirtualClock(0));
  const [sheet] = workbook.data.sheets;
  const name = sheet?.name ?? '';
  for (const [column, text] of ['ID', 'Unit price', 'Phone'].entries())
    person.typeCell({ sheet: name, row: 1, column: column + 1 }, text);
  person.typeCell({ sheet: name, row: 2, column: 1 }, 'prd_1');
  const sets = { editedIds: new Set(), duplicatedIds: new Set() };
  const world = { workbook, person, typed: [], ...sets } as unknown as SimulatedWorld;
  return { world, name, row: (number: number) => sheet?.rows[number - 1] };
}

test.each(['en_US', 'en_GB', 'de_DE', 'fr_FR'])('under %s a price with a point is a number', (locale) => {
  const { world, name, row } = worldIn(locale);
  typeUnder(name, 'prd_1', 'Unit price', '41.5')(world);
  expect(row(2)?.[1]).toBe(41.5);
  expect(world.typed).toEqual([{ id: 'prd_1', sheet: name, header: 'Unit price', text: '41.5' }]);
  copyRow(name, 'prd_1')(world);
  typeRow(name, { ID: 'prd_2', 'Unit price': '2.75' })(world);
  expect([row(3)?.[1], row(4)?.[1]]).toEqual([41.5, 2.75]);
});

test('what is no number is typed as it is', () => {
  const { world, name, row } = worldIn('de_DE');
  typeUnder(name, 'prd_1', 'Phone', '030.1.2')(world);
  expect(row(2)?.[2]).toBe('030.1.2');
});
