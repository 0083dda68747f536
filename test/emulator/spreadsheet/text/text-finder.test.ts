/** TextFinder [Google reference, TextFinder; gas-fakes' suite on the live service]. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

const addresses = (ranges: Range[]): string[] => ranges.map((range) => range.getA1Notation());

function filledSheet() {
  const opened = openSpreadsheet();
  opened.sheet.getRange('A1:B4').setValues([
    ['Sample', 'other'],
    ['a sample b', 'sámplé'],
    ['SAMPLE', 12345],
    ['none', '=NOSUCH(1)'],
  ]);
  return opened;
}

describe('findAll', () => {
  test('finds parts of cells without case, row by row', () => {
    expect(addresses(filledSheet().sheet.getDataRange().createTextFinder('sample').findAll())).toEqual([
      'A1',
      'A2',
      'A3',
    ]);
  });

  test('respects case and whole cells when told', () => {
    const { sheet } = filledSheet();
    expect(addresses(sheet.getDataRange().createTextFinder('Sample').matchCase(true).findAll())).toEqual([
      'A1',
    ]);
    expect(
      addresses(sheet.getDataRange().createTextFinder('sample').matchEntireCell(true).findAll()),
    ).toEqual(['A1', 'A3']);
  });

  test('searches what cells show, so a formatted number does not match its digits', () => {
    const { sheet } = filledSheet();
    expect(addresses(sheet.getDataRange().createTextFinder('12345').findAll())).toEqual(['B3']);
    sheet.getRange('B3').setNumberFormat('#,##0');
    expect(sheet.getDataRange().createTextFinder('12345').findAll()).toEqual([]);
    expect(addresses(sheet.getDataRange().createTextFinder('12,345').findAll())).toEqual(['B3']);
  });

  test('searches the results of formulas, and not their text', () => {
    const { sheet } = filledSheet();
    expect(addresses(sheet.getDataRange().createTextFinder('#NAME?').findAll())).toEqual(['B4']);
    expect(sheet.getDataRange().createTextFinder('NOSUCH').findAll()).toEqual([]);
  });

  test('takes regular expressions when told, and dots as dots otherwise', () => {
    const { sheet } = filledSheet();
    expect(sheet.getDataRange().createTextFinder('s.mple').findAll()).toEqual([]);
    const finder = sheet.getDataRange().createTextFinder('s.mple').useRegularExpression(true);
    expect(addresses(finder.findAll())).toEqual(['A1', 'A2', 'A3']);
    expect(addresses(finder.matchEntireCell(true).matchCase(true).findAll())).toEqual([]);
  });

  test('stays within its range', () => {
    const { sheet } = filledSheet();
    expect(addresses(sheet.getRange('A2:A').createTextFinder('sample').findAll())).toEqual(['A2', 'A3']);
    expect(sheet.getRange('C1:D9').createTextFinder('sample').findAll()).toEqual([]);
  });

  test('sees what the execution wrote before', () => {
    const { sheet } = filledSheet();
    sheet.getRange('C9').setValue('sample');
    expect(addresses(sheet.getDataRange().createTextFinder('sample').findAll())).toContain('C9');
  });
});

describe('a hidden column [no source: Health has a probe]', () => {
  const found = (finderInHiddenColumns: 'searches' | 'passes_over') => {
    const { sheet } = openSpreadsheet({ switches: { finderInHiddenColumns } });
    sheet.getRange('A1:C1').setValue('sample');
    sheet.hideColumns(2);
    return addresses(sheet.getDataRange().createTextFinder('sample').findAll());
  };

  test('is searched on one side, and passed over on the other', () => {
    expect(found('searches')).toEqual(['A1', 'B1', 'C1']);
    expect(found('passes_over')).toEqual(['A1', 'C1']);
  });
});

describe('a blank cell [no source but scripts that look for ^$: Health has a probe]', () => {
  const found = (finderInBlankCells: 'searches' | 'passes_over', pattern: string) => {
    const { sheet } = openSpreadsheet({ switches: { finderInBlankCells } });
    sheet.getRange('A1:A3').setValues([['sample'], [''], ['other']]);
    return addresses(sheet.getRange('A1:A4').createTextFinder(pattern).useRegularExpression(true).findAll());
  };

  test('meets a pattern that an empty text meets, on one side', () => {
    expect(found('searches', '^$')).toEqual(['A2', 'A4']);
    expect(found('searches', '^(other)?$')).toEqual(['A2', 'A3', 'A4']);
    expect(found('searches', 'other')).toEqual(['A3']);
    expect(found('passes_over', '^(other)?$')).toEqual(['A3']);
  });
});

test('findNext goes from match to match and ends with null', () => {
  const finder = filledSheet().sheet.getDataRange().createTextFinder('sample');
  const found = [1, 2, 3].map(() => finder.findNext()!.getA1Notation());
  expect(found).toEqual(['A1', 'A2', 'A3']);
  expect(finder.findNext()).toBeNull();
});

test('refuses an argument of the wrong type in the words of the platform', () => {
  const { sheet } = filledSheet();
  expect(() => sheet.getDataRange().createTextFinder(sheet as never)).toThrow(
    "don't match the method signature",
  );
});
