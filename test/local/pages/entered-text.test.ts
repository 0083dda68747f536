/** What a person edits, and what undo types, makes the very cell that it was read from. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { storedCellAt } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { enteredText } from '../../../src/local/pages/entered-text.ts';

const clock = createVirtualClock(Date.parse('2026-03-01T12:00:00Z'));

test.each([
  ['', '', undefined],
  ['Ada', 'Ada', undefined],
  ["'00123", "'00123", undefined],
  ["'=1+1", "'=1+1", undefined],
  ["'true", "'true", undefined],
  ['00123', '00123', '@'],
  ['1234.5', '1234.5', '#,##0.00'],
  ['-0.125', '-0.125', '#,##0.00'],
  ['2026-03-01', '2026-03-01', 'yyyy-mm-dd'],
  ['19%', '19.00%', '0.00%'],
  ['=SUM(A1:A2)', '=SUM(A1:A2)', undefined],
  ['TRUE', 'TRUE', undefined],
])('%j is edited as %j under the format %s', (typed, edited, format) => {
  const workbook = createWorkbook(blankWorkbook('Books', 'UTC', 'en_US'));
  const [sheet] = workbook.data.sheets;
  if (sheet === undefined) throw new Error('A blank workbook has a sheet.');
  const person = createPersonEdits(workbook, clock);
  const cell = { sheet: sheet.name, row: 3, column: 2 };
  if (format !== undefined)
    person.setNumberFormat({ sheet: sheet.name, area: { row: 3, column: 2, rows: 1, columns: 1 } }, format);
  person.typeCell(cell, typed);
  const before = storedCellAt(sheet, 3, 2);
  const text = enteredText(sheet, workbook.data, 3, 2);
  expect(text).toBe(edited);
  person.typeCell(cell, 'something else');
  person.typeCell(cell, text);
  expect(storedCellAt(sheet, 3, 2)).toEqual(before);
});
