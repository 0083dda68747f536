/** The parts of a spreadsheet that a dashboard needs: charts, lists in cells, formulas of every locale. */
import { createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { readWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

function withChart() {
  const open = openSpreadsheet();
  const { sheet } = open;
  sheet.getRange('A1:B1').setValues([['Month', 'Paid']]);
  const builder = sheet.newChart().asBarChart().setStacked().setColors(['#174EA6']).setTitle('Paid');
  builder.addRange(sheet.getRange('A1:A3')).addRange(sheet.getRange('B1:B3'));
  sheet.insertChart(builder.setNumHeaders(1).setPosition(5, 2, 0, 0).build());
  return open;
}

describe('a chart', () => {
  test('is found again by its title, and removed', () => {
    const { sheet } = withChart();
    const [chart] = sheet.getCharts();
    expect(chart?.getOptions()?.get('title')).toBe('Paid');
    if (chart !== undefined) sheet.removeChart(chart);
    expect(sheet.getCharts()).toEqual([]);
  });

  test('goes on showing its cells when rows and columns are inserted before them', () => {
    const { sheet } = withChart();
    sheet.insertColumnsAfter(1, 1);
    sheet.insertRowsBefore(1, 2);
    expect(
      sheet
        .getCharts()[0]
        ?.getRanges()
        .map((range) => range.getA1Notation()),
    ).toEqual(['A3:A5', 'C3:C5']);
  });

  test('is kept by the workbook’s file', async () => {
    const { workbook, sheet, end } = withChart();
    sheet.setHiddenGridlines(true).getRangeList(['A1']).setFontSize(20);
    end();
    const snapshot = workbook.toSnapshot();
    const { snapshot: read } = await readWorkbook(await writeWorkbook(snapshot, 1), '');
    expect(createWorkbook(read).toSnapshot()).toEqual(snapshot);
    expect(read.sheets[0]?.charts).toHaveLength(1);
  });
});

describe('a drop-down of cells', () => {
  test('lists what stands there now, follows its column, and is kept by the file', async () => {
    const { app, spreadsheet, sheet, workbook, end } = openSpreadsheet();
    const other = spreadsheet.insertSheet('Customers');
    other.getRange('A1:A2').setValues([['Ada'], ['Grace']]);
    const rule = app.newDataValidation().requireValueInRange(other.getRange('A1:A9')).setAllowInvalid(false);
    sheet.getRange('B1').setDataValidation(rule.build());
    app.flush();
    sheet.getRange('B1').setValue('Grace');
    expect(() => sheet.getRange('B1').setValue('Edsger').getValue()).toThrow(
      'one of the following values: Ada, Grace.',
    );
    other.insertColumnBefore(1);
    const [range] = sheet.getRange('B1').getDataValidations()[0]![0]?.getCriteriaValues() ?? [];
    expect(range.getA1Notation()).toBe('B1:B9');
    end();
    const { snapshot } = await readWorkbook(await writeWorkbook(workbook.toSnapshot(), 1), '');
    expect(snapshot.sheets[0]?.validations).toEqual(workbook.toSnapshot().sheets[0]?.validations);
  });
});

test('semicolons part the arguments of a formula everywhere, and become commas where these do', () => {
  const formula = '=IF(A1="a;b";{1;2};\'x;y\'!A1)';
  const shown = (locale: string): string => {
    const { sheet } = openSpreadsheet({ locale });
    return sheet.getRange('B1').setFormula(formula).getFormulas()[0]![0]!;
  };
  expect(shown('en_US')).toBe('=IF(A1="a;b",{1;2},\'x;y\'!A1)');
  expect(shown('de_DE')).toBe(formula);
});
