/** Addresses that Google's getRange takes; gas-fakes' suite tried them on the live service (testsheets.js). */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const beyond = 'The coordinates of the range are outside the dimensions of the sheet.';

test.each([
  ['R5C3', 'C5'],
  ['R2C2:R4C5', 'B2:E4'],
  ['R10C5:R1C2', 'B1:E10'],
  ['r1c1:r2c2', 'A1:B2'],
  ['RC1', 'RC1'],
  ['!c2:e5', 'C2:E5'],
  ['c2:$d$4', 'C2:D4'],
])('%s means %s', (address, expected) => {
  const { sheet, spreadsheet } = openSpreadsheet();
  expect(sheet.getRange(address).getA1Notation()).toBe(expected);
  expect(spreadsheet.getRange(address).getA1Notation()).toBe(expected);
});

describe('an address beyond the grid is accepted', () => {
  test('and its reads throw', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('A999:B1001');
    expect([range.getA1Notation(), range.getNumRows()]).toEqual(['A999:B1001', 3]);
    expect(() => range.getValues()).toThrow(beyond);
    expect(() => range.getNotes()).toThrow(beyond);
    expect(() => range.createTextFinder('a').findAll()).toThrow(beyond);
  });

  test('and a write throws when it is applied, while later ones stay', () => {
    const { app, sheet } = openSpreadsheet();
    sheet.getRange('A1001').setValue('lost');
    sheet.getRange('A1').setValue('kept');
    expect(() => app.flush()).toThrow(beyond);
    expect(sheet.getRange('A1').getValue()).toBe('kept');
    expect(sheet.getMaxRows()).toBe(1000);
  });

  test('not as numbers, which throw at once', () => {
    const { sheet } = openSpreadsheet();
    expect(() => sheet.getRange(1001, 1)).toThrow(beyond);
  });
});
