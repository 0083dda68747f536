/** Formulas in cells: what they show, and how their references follow the cells [Google's help, "Use cell references"]. */
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { Switches } from '../../../../src/emulator/switches.ts';
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import { nowMs, openSpreadsheet } from '../support/open-spreadsheet.ts';

function openTable() {
  const opened = openSpreadsheet();
  const { sheet } = opened;
  sheet.getRange('A1:B4').setValues([
    ['name', 'price'],
    ['gear', 3],
    ['nut', 1],
    ['bolt', 2],
  ]);
  return opened;
}

describe('a formula shows', () => {
  test('its value, which changes with what it reads', () => {
    const { sheet } = openTable();
    sheet.getRange('C1').setFormula('=SUM(B2:B4)*10');
    expect(sheet.getRange('C1').getValue()).toBe(60);
    sheet.getRange('B2').setValue(4);
    expect(sheet.getRange('C1').getValue()).toBe(70);
    expect(sheet.getRange('C1').setNumberFormat('0.00').getDisplayValues()[0]![0]).toBe('70.00');
  });

  test('an error when its whole column ends before the row it asks for', () => {
    const { sheet } = openTable();
    sheet.deleteRows(201, sheet.getMaxRows() - 200);
    sheet.getRange('D1:D2').setFormulas([['=INDEX(A:B;200;1)&""'], ['=INDEX(A:B;201;1)&""']]);
    expect(sheet.getRange('D1:D2').getValues()).toEqual([[''], ['#NUM!']]);
  });

  test('what a search finds and a drop-down offers', () => {
    const { sheet } = openTable();
    sheet.getRange('C2').setFormula('=A2&"s"');
    expect(sheet.getDataRange().createTextFinder('gears').findNext()?.getA1Notation()).toBe('C2');
  });
});

describe('references follow', () => {
  const formulasAfter = (
    formula: string,
    change: (sheet: GoogleAppsScript.Spreadsheet.Sheet, other: GoogleAppsScript.Spreadsheet.Sheet) => void,
  ): string => {
    const { app, spreadsheet, sheet } = openTable();
    const other = spreadsheet.insertSheet('Sums');
    other.getRange('A1').setFormula(formula);
    app.flush();
    change(sheet, other);
    return other.getRange('A1').getFormulas()[0]![0]!;
  };

  test.each([
    ['=Sheet1!B3', '=Sheet1!B4'],
    ['=Sheet1!$B$2', '=Sheet1!$B$2'],
    ['=SUM(Sheet1!B2:B4)', '=SUM(Sheet1!B2:B5)'],
    ['=SUM(Sheet1!B:B)', '=SUM(Sheet1!B:B)'],
    ['=B9', '=B9'],
    ['="Sheet1!B3"&\'Sheet1\'!b3', '="Sheet1!B3"&\'Sheet1\'!B4'],
  ])('an inserted row: %s becomes %s', (before, after) => {
    expect(formulasAfter(before, (sheet) => sheet.insertRowBefore(3))).toBe(after);
  });

  test.each([
    ['=Sheet1!B3', '=#REF!'],
    ['=Sheet1!B4', '=Sheet1!B3'],
    ['=SUM(Sheet1!B2:B4)', '=SUM(Sheet1!B2:B3)'],
    ['=SUM(Sheet1!B3:B3)', '=SUM(#REF!)'],
  ])('a deleted row: %s becomes %s', (before, after) => {
    expect(formulasAfter(before, (sheet) => sheet.deleteRows(3, 1))).toBe(after);
  });

  test.each([
    ['=INDEX(Sheet1!$A:$B;2;2)', '=INDEX(Sheet1!$A:$C,2,2)'],
    ['=Sheet1!B2', '=Sheet1!C2'],
    ['=SUM(Sheet1!2:3)', '=SUM(Sheet1!2:3)'],
  ])('an inserted column: %s becomes %s', (before, after) => {
    expect(formulasAfter(before, (sheet) => sheet.insertColumnBefore(2))).toBe(after);
  });

  test('a deleted column', () => {
    expect(formulasAfter('=SUM(Sheet1!A:C)', (sheet) => sheet.deleteColumns(2, 1))).toBe('=SUM(Sheet1!A:B)');
    expect(formulasAfter('=SUM(Sheet1!B:B)', (sheet) => sheet.deleteColumns(2, 1))).toBe('=SUM(#REF!)');
  });

  test('a moved column', () => {
    const { app, workbook, spreadsheet, sheet } = openTable();
    sheet.getRange('E1').setFormula('=B2');
    app.flush();
    createPersonEdits(workbook, createVirtualClock(nowMs)).moveColumn('Sheet1', 2, 4);
    expect(spreadsheet.getRange('Sheet1!E1').getFormulas()[0]![0]).toBe('=D2');
  });

  test('a renamed sheet, and a deleted one', () => {
    expect(formulasAfter('=Sheet1!B2', (sheet) => sheet.setName("Owner's"))).toBe("='Owner''s'!B2");
    const { app, spreadsheet, sheet } = openTable();
    spreadsheet.insertSheet('Gone');
    sheet.getRange('C1').setFormula('=Gone!A1+1');
    app.flush();
    spreadsheet.deleteSheet(spreadsheet.getSheetByName('Gone') ?? sheet);
    expect(sheet.getRange('C1').getFormulas()[0]![0]).toBe('=#REF!+1');
    expect(sheet.getRange('C1').getValue()).toBe('#REF!');
  });

  test('the rule of a colour, along the columns alone', () => {
    const { app, sheet } = openTable();
    const rule = app.newConditionalFormatRule().whenFormulaSatisfied('=$B2>1').setItalic(true);
    sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('A2:B9')]).build()]);
    sheet.insertColumnBefore(2);
    sheet.deleteRows(2, 1);
    const [after] = sheet.getConditionalFormatRules();
    expect(after?.getBooleanCondition()?.getCriteriaValues()).toEqual(['=$C2>1']);
    expect(after?.getRanges().map((range) => range.getA1Notation())).toEqual(['A2:C8']);
  });

  test('a sort, which takes a formula along with the row that it reads', () => {
    const { app, workbook, sheet } = openTable();
    sheet.setFrozenRows(1);
    sheet.getRange('C2:C4').setFormulas([['=B2*$B$4'], ['=B3*$B$4'], ['=B4*$B$4']]);
    app.flush();
    createPersonEdits(workbook, createVirtualClock(nowMs)).sortSheet('Sheet1', 3, 'ascending');
    expect(sheet.getRange('A2:A4').getValues()).toEqual([['nut'], ['bolt'], ['gear']]);
    expect(sheet.getRange('C2:C4').getFormulas()).toEqual([['=B2*$B$4'], ['=B3*$B$4'], ['=B4*$B$4']]);
  });
});

describe('recalculation', () => {
  const readAfter = (
    switches: Partial<Switches>,
    change: (sheet: GoogleAppsScript.Spreadsheet.Sheet) => void,
  ) => {
    const { app, spreadsheet, sheet, calls } = openSpreadsheet({ switches });
    const other = spreadsheet.insertSheet('Other');
    sheet.getRange('C1').setFormula('=SUM(A:A)');
    app.flush();
    sheet.getRange('A1').getValue();
    change(sheet);
    change(other);
    app.flush();
    return [1, 2].map(() => {
      other.getRange('B1').getValue();
      return calls.at(-1)?.ms;
    });
  };
  const oneCellMs =
    publishedLatency.spreadsheet.documentCallMs + publishedLatency.spreadsheet.per1000CellsReadMs / 1000;

  test('is awaited by the first call after a change of cells that formulas read, on one side', () => {
    // The sheet has a thousand rows.
    const waited = oneCellMs + publishedLatency.spreadsheet.per1000CellsRecalculatedMs;
    const typed = readAfter({ recalculation: 'awaited' }, (sheet) => void sheet.getRange('A1').setValue(1));
    expect(typed).toEqual([waited, oneCellMs]);
    const noted = readAfter({ recalculation: 'awaited' }, (sheet) => void sheet.getRange('A1').setNote('n'));
    expect(noted).toEqual([oneCellMs, oneCellMs]);
  });

  test('is not awaited on the other', () => {
    const typed = readAfter({ recalculation: 'free' }, (sheet) => void sheet.getRange('A1').setValue(1));
    expect(typed).toEqual([oneCellMs, oneCellMs]);
  });
});
