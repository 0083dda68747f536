/** The texts that cells show, and when a number is a date [Google's number formats; reported]. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

function shown(value: unknown, format: string, locale = 'en_US'): string {
  const { sheet } = openSpreadsheet({ locale });
  return sheet.getRange('A1').setNumberFormat(format).setValue(value).getDisplayValues()[0]![0]!;
}

describe('getDisplayValue', () => {
  test.each<[unknown, string, string]>([
    [1234.5, '0', '1235'],
    [1234.5, '0.00', '1234.50'],
    [1234.5, '#,##0.00', '1,234.50'],
    [-1234567.891, '#,##0.00', '-1,234,567.89'],
    [0, '#,##0.00', '0.00'],
    [0.005, '0.00', '0.01'],
    [1.005, '0.00', '1.01'],
    [-0.001, '0.00', '0.00'],
    [0.125, '0%', '13%'],
    [0.125, '0.00%', '12.50%'],
    [5, '[$€]#,##0', '€5'],
    [5, '"EUR" 0.00', 'EUR 5.00'],
    [-5, '0.00;(0.00)', '(5.00)'],
    [0, '0.00;-0.00;"none"', 'none'],
    [7, '000', '007'],
    [1.5, '0.##', '1.5'],
    [123456, '0.00E+00', '1.23E+05'],
    [1234.5, '0.###############', '1234.5'],
    [0.1 + 0.2, '0.###############', '0.3'],
    [1e21, '0.###############', '1E+21'],
    [12.5, '@', '12.5'],
    [true, '0.00', 'TRUE'],
    ['text', '0.00', 'text'],
    ['', '0.00', ''],
  ])('shows %p under %s as %s', (value, format, expected) => {
    expect(shown(value, format)).toBe(expected);
  });

  test.each([
    ['yyyy-mm-dd', '2026-09-05'],
    ['m/d/yyyy', '9/5/2026'],
    ['dd.mm.yy', '05.09.26'],
    ['d mmm yyyy', '5 Sep 2026'],
    ['dddd, mmmm d', 'Saturday, September 5'],
    ['hh:mm:ss', '07:08:09'],
    ['h:mm am/pm', '7:08 AM'],
    ['mm:ss', '08:09'],
    ['yyyy-mm-dd hh:mm', '2026-09-05 07:08'],
  ])('shows a date under %s as %s', (format, expected) => {
    expect(shown(new Date('2026-09-05T07:08:09+02:00'), format)).toBe(expected);
  });

  test('shows a duration under [h]:mm:ss', () => {
    expect(shown(1.5, '[h]:mm:ss')).toBe('36:00:00');
  });

  test('uses the signs of the locale', () => {
    expect(shown(1234.5, '#,##0.00', 'de_DE')).toBe('1.234,50');
    expect(shown(1234.5, '0.###############', 'de_DE')).toBe('1234,5');
  });
});

describe('a number is read as a Date', () => {
  test('when its cell has a date format, whatever was written [reported]', () => {
    const { sheet } = openSpreadsheet({ timeZone: 'Etc/UTC' });
    const range = sheet.getRange('A1').setNumberFormat('yyyy-mm-dd').setValue(46000.5);
    expect(range.getValue()).toEqual(new Date(Date.UTC(2025, 11, 9, 12)));
    expect(range.setNumberFormat('0.00').getValue()).toBe(46000.5);
  });

  test('not under formats that only look like one', () => {
    const { sheet } = openSpreadsheet();
    for (const format of ['"days" 0', '[$USD]0.00', '0.00E+00', 'General'])
      expect(sheet.getRange('A1').setNumberFormat(format).setValue(5).getValue()).toBe(5);
  });
});

describe('the spreadsheet stores a wall clock of its own time zone', () => {
  const instant = new Date('2026-07-01T12:00:00Z');

  test('one Date shows different times in two files [tanaikech, 2023-09-03]', () => {
    const shownIn = (timeZone: string) => {
      const { sheet } = openSpreadsheet({ timeZone });
      return sheet
        .getRange('A1')
        .setNumberFormat('yyyy-mm-dd hh:mm')
        .setValue(instant)
        .getDisplayValues()[0]![0]!;
    };
    expect(shownIn('Asia/Tokyo')).toBe('2026-07-01 21:00');
    expect(shownIn('America/Los_Angeles')).toBe('2026-07-01 05:00');
  });

  test('a Date comes back as the same instant, on both sides of a change of the clocks', () => {
    const { sheet } = openSpreadsheet({ timeZone: 'Europe/Berlin' });
    for (const text of [
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:30:00Z',
      '2026-10-25T02:30:00Z',
      '1999-12-31T23:59:59.5Z',
    ]) {
      const range = sheet.getRange('A1').setValue(new Date(text));
      expect(range.getValue()).toEqual(new Date(text));
    }
  });

  test('another time zone of the spreadsheet makes another instant of the same cell', () => {
    const { workbook, sheet } = openSpreadsheet({ timeZone: 'Etc/UTC' });
    sheet.getRange('A1').setValue(instant).getValue();
    workbook.apply({ op: 'set_workbook', time_zone: 'Asia/Tokyo' });
    expect(sheet.getRange('A1').getValue()).toEqual(new Date('2026-07-01T03:00:00Z'));
  });
});
