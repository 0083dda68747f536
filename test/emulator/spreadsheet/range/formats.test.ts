/** Formats as Google answers them. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

describe('a colour comes back as six digits in lower case [gas-fakes on the live service, testsheetssets.js]', () => {
  test.each([
    ['#FF0000', '#ff0000'],
    ['#FFF', '#ffffff'],
    ['#a1c', '#aa11cc'],
    ['LIGHTCORAL', '#f08080'],
    ['rebeccapurple', '#ffffff'],
    ['grey', '#808080'],
  ])('%s as %s', (written, answered) => {
    const { sheet } = openSpreadsheet();
    expect(sheet.getRange('A1').setBackground(written).getBackground()).toBe(answered);
  });

  test('of fonts, tabs and coloured rules too', () => {
    const { app, sheet } = openSpreadsheet();
    expect(sheet.getRange('A1:B1').setFontColor('Navy').getFontColors()).toEqual([['#000080', '#000080']]);
    sheet.setTabColor('#ABC');
    expect(sheet.getTabColor()).toBe('#aabbcc');
    const rule = app
      .newConditionalFormatRule()
      .whenFormulaSatisfied('=TRUE')
      .setBackground('#E6F4EA')
      .setFontColor('green')
      .setRanges([sheet.getRange('A1')])
      .build();
    const condition = rule.getBooleanCondition()!;
    expect([condition.getBackground(), condition.getFontColor()]).toEqual(['#e6f4ea', '#008000']);
  });

  test('a text that is no colour changes nothing [issuetracker.google.com/issues/428869869]', () => {
    const { sheet } = openSpreadsheet();
    const cell = sheet.getRange('A1').setBackground('red');
    expect(cell.setBackground('not-a-real-color').getBackground()).toBe('#ff0000');
    expect(cell.setBackground(null).getBackground()).toBe('#ffffff');
  });
});

test('an untouched cell says that it wraps [gas-fakes on the live service, testsheets.js]', () => {
  const { sheet } = openSpreadsheet();
  const cell = sheet.getRange('A1');
  expect(cell.getWrap()).toBe(true);
  expect(cell.setWrap(false).getWrap()).toBe(false);
  expect(cell.clearFormat().getWrap()).toBe(true);
});

test('formats are read and set cell by cell [Google reference, setFontWeights and its like]', () => {
  const { sheet } = openSpreadsheet();
  const range = sheet.getRange('A1:B2');
  range.setFontWeights([
    ['bold', 'normal'],
    ['normal', 'bold'],
  ]);
  sheet
    .getRange('A1:B1')
    .setFontStyles([['italic', null]])
    .setFontSizes([[8, 20]])
    .setWraps([[true, false]]);
  sheet.getRange('A2:B2').setFontLines([['line-through', 'none']]);
  expect(range.getFontWeights()).toEqual([
    ['bold', 'normal'],
    ['normal', 'bold'],
  ]);
  expect(range.getFontStyles()).toEqual([
    ['italic', 'normal'],
    ['normal', 'normal'],
  ]);
  expect(range.getFontSizes()).toEqual([
    [8, 20],
    [10, 10],
  ]);
  expect(range.getWraps()).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(range.getFontLines()).toEqual([
    ['none', 'none'],
    ['line-through', 'none'],
  ]);
  expect(() => range.setFontSizes([[1, 2]])).toThrow('The data has 1 but the range has 2.');
  expect(() => sheet.getRange('A1').setFontWeights([['heavy' as never]])).toThrow("don't match");
});
