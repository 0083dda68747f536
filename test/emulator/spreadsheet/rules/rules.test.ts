/** Formats, notes, drop-downs, protections, conditional formats and filters. */
import { styleAt } from '../../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

describe('formats', () => {
  test('are set by word, and null takes a colour away [Google reference, Range]', () => {
    const { app, sheet, workbook } = openSpreadsheet();
    sheet.getRange('A1:B2').setFontWeight('bold').setFontColor('#ffffff');
    sheet.getRange('A1:B2').setBackground('#137333').setHorizontalAlignment('right');
    const cell = sheet.getRange('B2');
    cell.setFontWeight('normal').setBackground(null);
    app.flush();
    const { styles } = workbook.data.sheets[0]!;
    const kept = { fontColor: '#ffffff', horizontalAlignment: 'right' };
    expect(styleAt(styles, 2, 2)).toEqual(kept);
    expect(styleAt(styles, 1, 1)).toEqual({ ...kept, bold: true, background: '#137333' });
    expect(() => cell.setFontWeight('heavy' as never)).toThrow(
      "The parameters (String) don't match the method signature for SpreadsheetApp.Range.setFontWeight.",
    );
  });

  test('a cell without a number format answers the default one [gas-fakes#27]', () => {
    const { sheet } = openSpreadsheet();
    expect(sheet.getRange('A1').getNumberFormats()[0]![0]).toBe('0.###############');
  });

  test('number formats are set cell by cell', () => {
    const { sheet } = openSpreadsheet();
    const formats = [
      ['@', '0.00'],
      ['@', '0%'],
    ];
    expect(sheet.getRange('A1:B2').setNumberFormats(formats).getNumberFormats()).toEqual(formats);
  });

  test('of a whole column hold for all its rows but not for its neighbours', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('B2:B').setNumberFormat('@');
    expect(sheet.getRange('A1:B2').getNumberFormats()).toEqual([
      ['0.###############', '0.###############'],
      ['0.###############', '@'],
    ]);
    expect(sheet.getRange('B1000').getNumberFormats()[0]![0]).toBe('@');
    sheet.getRange('B:B').setNumberFormat('0.00');
    expect(sheet.getRange('B1').getNumberFormats()[0]![0]).toBe('0.00');
    expect(sheet.getRange('B2').getNumberFormats()[0]![0]).toBe('0.00');
  });
});

describe('notes', () => {
  test('are set and read as text', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:B1').setNotes([['one', '']]);
    sheet.getRange('B1').setNote('two');
    expect(sheet.getRange('A1:B1').getNotes()).toEqual([['one', 'two']]);
    sheet.getRange('A1').setNote('');
    expect(sheet.getRange('A1').getNotes()[0]![0]).toBe('');
  });
});

describe('a drop-down', () => {
  function withDropDown(allowInvalid: boolean) {
    const opened = openSpreadsheet();
    const rule = opened.app
      .newDataValidation()
      .requireValueInList(['draft', 'paid'])
      .setAllowInvalid(allowInvalid)
      .setHelpText('Choose one.')
      .build();
    opened.sheet.getRange('A2:A').setDataValidation(rule);
    return opened;
  }

  test('is read back from each of its cells', () => {
    const { sheet } = withDropDown(false);
    const rule = sheet.getRange('A500').getDataValidations()[0]![0]!;
    expect(rule.getCriteriaValues()).toEqual([['draft', 'paid'], true]);
    expect([rule.getAllowInvalid(), rule.getHelpText()]).toEqual([false, 'Choose one.']);
    expect(sheet.getRange('A1').getDataValidations()[0]![0]).toBeNull();
  });

  test('refuses other values of a script when it is strict, as soon as they are applied [live error text]', () => {
    const { app, sheet } = withDropDown(false);
    sheet.getDataRange();
    sheet.getRange('A2').setValue('other');
    expect(() => app.flush()).toThrow(
      'The data you entered in cell A2 violates the data validation rules set on this cell. ' +
        'Please enter one of the following values: draft, paid.',
    );
    expect(sheet.getRange('A2').setValue('paid').getValue()).toBe('paid');
    expect(sheet.getRange('A2').setValue('').getValue()).toBe('');
  });

  test('that was set, narrowed or taken away just before counts already', () => {
    const { app, sheet } = openSpreadsheet();
    const strict = (values: string[]) =>
      app.newDataValidation().requireValueInList(values).setAllowInvalid(false).build();
    sheet
      .getRange('A2')
      .setDataValidation(strict(['draft']))
      .setValue('paid');
    expect(() => app.flush()).toThrow('Please enter one of the following values: draft.');
    sheet
      .getRange('A2')
      .setDataValidations([[strict(['paid'])]])
      .setValue('paid');
    expect(sheet.getRange('A2').getValue()).toBe('paid');
    expect(sheet.getRange('A2').setDataValidation(null).setValue('any').getValue()).toBe('any');
  });

  test('looks at the list as it stands when the value is applied', () => {
    const { app, sheet } = openSpreadsheet();
    const listed = app
      .newDataValidation()
      .requireValueInRange(sheet.getRange('C1:C2'))
      .setAllowInvalid(false);
    sheet.getRange('A1').setDataValidation(listed.build());
    sheet.getRange('C1').setValue('new');
    expect(sheet.getRange('A1').setValue('new').getValue()).toBe('new');
  });

  test('only warns otherwise, as new rules do [Google reference, setAllowInvalid]', () => {
    expect(withDropDown(true).sheet.getRange('A2').setValue('other').getValue()).toBe('other');
    const { app } = openSpreadsheet();
    expect(app.newDataValidation().requireValueInList(['a']).build().getAllowInvalid()).toBe(true);
  });

  test('is taken from one cell and moves with inserted rows', () => {
    const { sheet } = withDropDown(true);
    sheet.getRange('A4').setDataValidation(null);
    sheet.insertRowsBefore(2, 1);
    const has = sheet
      .getRange('A1:A6')
      .getDataValidations()
      .map(([rule]) => rule !== null);
    expect(has).toEqual([false, false, true, true, false, true]);
  });
});

describe('protections', () => {
  test('warn, are listed by type, and can be removed [Google reference, Protection]', () => {
    const { app, sheet } = openSpreadsheet();
    const range = sheet.getRange('A:A').protect().setDescription('system').setWarningOnly(true);
    sheet.protect().setDescription('all');
    expect(range.getRange().getA1Notation()).toBe('A1:A1000');
    const listed = sheet.getProtections(app.ProtectionType.RANGE);
    expect(listed.map((item) => [item.getDescription(), item.isWarningOnly()])).toEqual([['system', true]]);
    expect(sheet.getProtections(app.ProtectionType.SHEET)[0]!.getDescription()).toBe('all');
    range.remove();
    expect(sheet.getProtections(app.ProtectionType.RANGE)).toEqual([]);
  });

  test('a sheet has one protection of its own', () => {
    const { app, sheet } = openSpreadsheet();
    sheet.protect();
    sheet.protect();
    expect(sheet.getProtections(app.ProtectionType.SHEET)).toHaveLength(1);
  });
});

describe('conditional formats', () => {
  test('are set as a list and read back', () => {
    const { app, sheet } = openSpreadsheet();
    const rule = app
      .newConditionalFormatRule()
      .whenFormulaSatisfied('=$B2="paid"')
      .setFontColor('#137333')
      .setBackground('#E6F4EA')
      .setRanges([sheet.getRange('A2:C')])
      .build();
    sheet.setConditionalFormatRules([rule]);
    const [read] = sheet.getConditionalFormatRules();
    expect(read!.getRanges().map((range) => range.getA1Notation())).toEqual(['A2:C1000']);
    expect(read!.getBooleanCondition()!.getCriteriaValues()).toEqual(['=$B2="paid"']);
    expect(sheet.getConditionalFormatRules()).toHaveLength(1);
  });

  test('need a range', () => {
    const { app } = openSpreadsheet();
    expect(() => app.newConditionalFormatRule().whenFormulaSatisfied('=TRUE').build()).toThrow(
      'Conditional format rule must have at least one range.',
    );
  });
});

describe('a filter', () => {
  test('is there once', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:C10').createFilter();
    expect(() => sheet.getRange('A1').createFilter()).toThrow('already has a filter');
  });

  test('takes a criterion for each of its columns [Google reference, setColumnFilterCriteria]', () => {
    const { app, sheet } = openSpreadsheet();
    const filter = sheet.getRange('B1:C10').createFilter()!;
    const criteria = app.newFilterCriteria().setHiddenValues(['a', 'b']).build();
    expect(filter.setColumnFilterCriteria(2, criteria)).toBe(filter);
    expect(() => filter.setColumnFilterCriteria(4, criteria)).toThrow('outside the filter');
    expect(() => filter.setColumnFilterCriteria(2, 'a' as never)).toThrow();
  });
});

describe('sort', () => {
  test('puts numbers before text and blanks last, and rows keep their formats and notes', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:B5').setValues([
      ['name', 'n'],
      ['b', 1],
      ['', 2],
      ['A', 3],
      [7, 4],
    ]);
    sheet.getRange('B2').setNote('one').setBackground('#ff0000');
    sheet.getRange('A2:B5').sort(1);
    expect(sheet.getRange('A1:B5').getValues()).toEqual([
      ['name', 'n'],
      [7, 4],
      ['A', 3],
      ['b', 1],
      ['', 2],
    ]);
    expect([sheet.getRange('B4').getNotes()[0]![0], sheet.getRange('B4').getBackgrounds()[0]![0]]).toEqual([
      'one',
      '#ff0000',
    ]);
    expect([sheet.getRange('B2').getNotes()[0]![0], sheet.getRange('B2').getBackgrounds()[0]![0]]).toEqual([
      '',
      '#ffffff',
    ]);
  });

  test('of a range takes several columns and directions', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('A1:B3').setValues([
      [1, 1],
      [2, 2],
      [1, 3],
    ]);
    range.sort([{ column: 1, ascending: false }, 2]);
    expect(range.getValues()).toEqual([
      [2, 2],
      [1, 1],
      [1, 3],
    ]);
  });
});
