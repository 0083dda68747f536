/** Copies and moves of cells and sheets, and regions of data [gas-fakes on the live service, testsheets.js and testsheetssets.js]. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

function withSource() {
  const opened = openSpreadsheet();
  const source = opened.sheet.getRange('A1:B2');
  source.setValues([
    ['V1', 'V2'],
    ['V3', 'V4'],
  ]);
  source.setBackground('#ff0000').setFontWeight('bold').setNote('n');
  return { ...opened, source };
}

const looks = (sheet: Sheet, address: string): unknown[] => {
  const range = sheet.getRange(address);
  return [range.getValues().flat().join(' '), range.getBackground(), range.getFontWeight(), range.getNote()];
};

describe('copyTo', () => {
  test('copies contents, formats and notes to an area of the same size', () => {
    const { sheet, source } = withSource();
    source.copyTo(sheet.getRange('D1:E2'));
    expect(looks(sheet, 'D1:E2')).toEqual(['V1 V2 V3 V4', '#ff0000', 'bold', 'n']);
  });

  test('copies all of it to a smaller one, and whole copies alone to a larger one', () => {
    const { sheet, source } = withSource();
    source.copyTo(sheet.getRange('G1:G1'));
    expect(sheet.getRange('G1:H2').getValues()).toEqual(source.getValues());
    source.copyTo(sheet.getRange('J1:L4'));
    expect(sheet.getRange('J1:L4').getValues()).toEqual([
      ['V1', 'V2', ''],
      ['V3', 'V4', ''],
      ['V1', 'V2', ''],
      ['V3', 'V4', ''],
    ]);
    expect(sheet.getRange('L1').getBackground()).toBe('#ffffff');
  });

  test('takes options: contents as values without formats, or formats alone', () => {
    const { app, sheet, source } = withSource();
    sheet.getRange('A1').setFormula('="V"&1');
    sheet.getRange('D5:E6').setBackground('#cccccc');
    source.copyTo(sheet.getRange('D5'), { contentsOnly: true });
    expect(looks(sheet, 'D5:E6')).toEqual(['V1 V2 V3 V4', '#cccccc', 'normal', '']);
    expect(sheet.getRange('D5').getFormula()).toBe('');
    source.copyTo(sheet.getRange('D9'), { formatOnly: true });
    expect(looks(sheet, 'D9:E10')).toEqual(['   ', '#ff0000', 'bold', '']);
    source.copyTo(sheet.getRange('D12'), app.CopyPasteType.PASTE_FORMULA, false);
    expect([sheet.getRange('D12').getFormula(), sheet.getRange('D12').getBackground()]).toEqual([
      '="V"&1',
      '#ffffff',
    ]);
  });

  test('moves relative references along, and drop-downs too', () => {
    const { app, sheet } = openSpreadsheet();
    sheet.getRange('A1:C1').setValues([[1, 2, '=A1+$B$1']]);
    sheet.getRange('C1').setDataValidation(app.newDataValidation().requireValueInList(['x']).build());
    sheet.getRange('C1').copyTo(sheet.getRange('E3:E4'));
    expect(sheet.getRange('E3:E4').getFormulas()).toEqual([['=C3+$B$1'], ['=C4+$B$1']]);
    expect(sheet.getRange('E4').getDataValidation()!.getCriteriaValues()).toEqual([['x'], true]);
    sheet.getRange('C1').copyTo(sheet.getRange('B1'));
    expect(sheet.getRange('B1').getFormula()).toBe('=#REF!+$B$1');
  });

  test('refuses what is no range, and what no signature takes', () => {
    const { source } = withSource();
    const copyTo = source.copyTo as (...args: unknown[]) => void;
    expect(() => copyTo()).toThrow("don't match the method signature");
    expect(() => copyTo('not a range')).toThrow("don't match the method signature");
  });
});

describe('moveTo', () => {
  test('leaves nothing behind, also where the places overlap', () => {
    const { sheet, source } = withSource();
    source.moveTo(sheet.getRange('B1'));
    expect(sheet.getRange('A1:C2').getValues()).toEqual([
      ['', 'V1', 'V2'],
      ['', 'V3', 'V4'],
    ]);
    expect(looks(sheet, 'B1:C2')).toEqual(['V1 V2 V3 V4', '#ff0000', 'bold', 'n']);
    expect(looks(sheet, 'A1')).toEqual(['', '#ffffff', 'normal', '']);
  });

  test('takes the references of formulas and named ranges along, also to another sheet', () => {
    const { sheet, spreadsheet } = openSpreadsheet();
    const other = spreadsheet.insertSheet('Other one');
    sheet.getRange('A1:A3').setValues([[1], [2], ['=A1']]);
    sheet.getRange('C1').setFormula('=SUM(A1:A2)+Sheet1!A2+SUM(A1:A9)');
    spreadsheet.setNamedRange('figures', sheet.getRange('A1:A2'));
    sheet.getRange('A1:A3').moveTo(sheet.getRange('E5'));
    expect(sheet.getRange('C1').getFormula()).toBe('=SUM(E5:E6)+Sheet1!E6+SUM(A1:A9)');
    expect(sheet.getRange('E7').getFormula()).toBe('=E5');
    sheet.getRange('E5:E6').moveTo(other.getRange('B2'));
    expect(sheet.getRange('C1').getFormula()).toBe("=SUM('Other one'!B2:B3)+'Other one'!B3+SUM(A1:A9)");
    expect(sheet.getRange('C1').getValue()).toBe(5);
    expect(spreadsheet.getRangeByName('figures')!.getSheet().getName()).toBe('Other one');
  });
});

describe('a copy of a sheet', () => {
  test('stands behind, and its formulas read its own cells unless they name the first one', () => {
    const { sheet, spreadsheet } = openSpreadsheet();
    sheet.getRange('A1:C1').setValues([[2, '=A1*2', '=Sheet1!A1*2']]);
    const copy = sheet.copyTo(spreadsheet);
    expect([copy.getName(), copy.getIndex()]).toEqual(['Copy of Sheet1', 2]);
    copy.getRange('A1').setValue(5);
    expect(copy.getRange('A1:C1').getValues()).toEqual([[5, 10, 4]]);
    sheet.setName('First');
    expect(copy.getRange('C1').getFormula()).toBe('=First!A1*2');
    sheet.insertRowBefore(1);
    expect(copy.getRange('B1:C1').getFormulas()).toEqual([['=A1*2', '=First!A2*2']]);
    expect(sheet.copyTo(spreadsheet).getName()).toBe('Copy of First');
    expect(sheet.copyTo(spreadsheet).getName()).toBe('Copy of First 2');
  });

  test('by duplicateActiveSheet stands beside, is the active one, and has its own lists', () => {
    const { app, sheet, spreadsheet } = openSpreadsheet();
    spreadsheet.insertSheet('Last');
    const rule = app.newDataValidation().requireValueInRange(sheet.getRange('B1:B2')).build();
    sheet.getRange('A1').setDataValidation(rule).setNote('kept');
    sheet.activate();
    const copy = spreadsheet.duplicateActiveSheet();
    expect([copy.getIndex(), spreadsheet.getActiveSheet().getName()]).toEqual([2, 'Copy of Sheet1']);
    const [list] = copy.getRange('A1').getDataValidation()!.getCriteriaValues();
    expect([list.getSheet().getName(), copy.getRange('A1').getNote()]).toEqual(['Copy of Sheet1', 'kept']);
  });

  test('a sheet that is moved keeps what its formulas and those of others mean', () => {
    const { app, sheet, spreadsheet } = openSpreadsheet();
    const other = spreadsheet.insertSheet('Other');
    other.getRange('A1').setFormula('=Sheet1!A1');
    sheet.getRange('A1').setValue(7);
    app.flush();
    other.activate();
    spreadsheet.moveActiveSheet(1);
    expect([other.getIndex(), other.getRange('A1').getValue()]).toEqual([1, 7]);
  });
});

test.each([
  ['C3', undefined, 'B2:D4'],
  ['B2:D4', undefined, 'B2:D4'],
  ['A1', undefined, 'A1'],
  ['B1', undefined, 'B1:D4'],
  ['E3', undefined, 'B2:E4'],
  ['F6', undefined, 'F6:G7'],
  ['C3', 'ROWS', 'C2:C4'],
  ['C3', 'COLUMNS', 'B3:D3'],
] as const)('the region of data around %s, by %s, is %s', (address, dimension, region) => {
  const { app, sheet } = openSpreadsheet();
  sheet.getRange('B2:D4').setValue('x');
  sheet.getRange('F6:G7').setValue('y');
  const range = sheet.getRange(address);
  const found =
    dimension === undefined ? range.getDataRegion() : range.getDataRegion(app.Dimension[dimension]);
  expect(found.getA1Notation()).toBe(region);
});
