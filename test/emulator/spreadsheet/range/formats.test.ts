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
    expect(sheet.getRange('A1').setBackground(written).getBackgrounds()[0]![0]).toBe(answered);
  });

  test('of fonts, tabs and coloured rules too', () => {
    const { app, sheet, workbook } = openSpreadsheet();
    expect(sheet.getRange('A1:B1').setFontColor('Navy').getFontColors()).toEqual([['#000080', '#000080']]);
    sheet.setTabColor('#ABC');
    app.flush();
    expect(workbook.data.sheets[0]?.tabColor).toBe('#aabbcc');
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
    expect(cell.setBackground('not-a-real-color').getBackgrounds()[0]![0]).toBe('#ff0000');
    expect(cell.setBackground(null).getBackgrounds()[0]![0]).toBe('#ffffff');
  });
});
