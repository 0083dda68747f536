/** How written values are typed; each title names who reported the fact. */
import { openSpreadsheet, type OpenOptions } from '../support/open-spreadsheet.ts';

type Value = string | number | boolean | Date;

function written(value: unknown, options: OpenOptions & { format?: string } = {}): Value {
  const { sheet } = openSpreadsheet(options);
  const range = sheet.getRange('A1');
  if (options.format !== undefined) range.setNumberFormat(options.format);
  range.setValue(value);
  return range.getValue();
}

function formatAfter(value: unknown, options: OpenOptions & { format?: string } = {}): string {
  const { sheet } = openSpreadsheet(options);
  const range = sheet.getRange('A1');
  if (options.format !== undefined) range.setNumberFormat(options.format);
  return range.setValue(value).getNumberFormats()[0]![0]!;
}

describe('a value written to an unformatted cell', () => {
  test.each([
    ['a number stays one [Google reference, setValue]', 12.5, 12.5],
    ['a truth value stays one [Google reference, setValue]', false, false],
    ['text stays text [Google reference, setValue]', 'Müller & Söhne', 'Müller & Söhne'],
    ['leading zeros are lost [vlucas/sheetquery#20]', '00123', 123],
    ['spaces between digits are lost [vlucas/sheetquery#20]', '22 34', 2234],
    ['a phone number loses its plus sign [user interface rules, unsure]', '+33612345678', 33612345678],
    ['an exponent is computed [reported]', '1e5', 100000],
    ['thousands are grouped by comma in en_US [user interface rules]', '1,234.50', 1234.5],
    ['brackets mean a negative number [user interface rules]', '(12)', -12],
    ['sixteen digits lose precision [node-google-spreadsheet#98]', '12345678901234567', 12345678901234568],
    ['a percentage is a hundredth [reported]', '12%', 0.12],
    ['an amount in dollars is a number [reported]', '$5', 5],
    ['an amount in euros is a number [reported]', '€5', 5],
    ['TRUE is a truth value [reported]', 'TRUE', true],
    ['false is a truth value [reported]', 'false', false],
    ['null is blank [reported]', null, ''],
    ['undefined is blank [reported]', undefined, ''],
    ['an object is its text [reported]', {}, '[object Object]'],
    ['a list is the text of a Java array [reported]', [1], '[Ljava.lang.Object;@4e50df2e'],
    ['a lone minus sign stays text [user interface rules]', '-', '-'],
    ['a version number stays text [user interface rules]', '1.2.3.4', '1.2.3.4'],
    ['an ISO instant stays text [user interface rules]', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z'],
  ])('%s', (_, value, expected) => {
    expect(written(value)).toBe(expected);
  });

  test('a formula is one, and shows what it computes [Google reference, setValues]', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('A1:C1').setValues([['=1+1', '=NOSUCH(1)', '=total']]);
    expect(range.getValues()).toEqual([[2, '#NAME?', '#NAME?']]);
    expect(range.getFormulas()).toEqual([['=1+1', '=NOSUCH(1)', '=total']]);
  });

  test('text after a sign becomes a formula that fails [user report]', () => {
    expect(written('+abc')).toBe('#NAME?');
    expect(written('- two items')).toBe('#ERROR!');
    expect(written('-5')).toBe(-5);
  });

  test('more than 50,000 characters are refused [Google limit]', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1').setValue('x'.repeat(50_000));
    expect(() => sheet.getRange('A2').setValue('x'.repeat(50_001))).toThrow(
      'Your input contains more than the maximum of 50000 characters in a single cell.',
    );
    expect(sheet.getRange('A1').getValue()).toHaveLength(50_000);
  });
});

describe('dates and numbers follow the locale [platform reports: order depends on the locale]', () => {
  const day = (value: Value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  const inUtc = { timeZone: 'Etc/UTC' };

  test.each([
    ['en_US', '1/2', '2026-01-02'],
    ['en_GB', '1/2', '2026-02-01'],
    ['de_DE', '1.2', '2026-02-01'],
    ['de_DE', '25.09.2026', '2026-09-25'],
    ['en_US', '9/25/26', '2026-09-25'],
    ['en_US', 'Sep 25, 2026', '2026-09-25'],
    ['en_US', '2026-01-31', '2026-01-31'],
    ['de_DE', '2026-01-31', '2026-01-31'],
    ['fr_FR', '31/01/2026', '2026-01-31'],
    ['en_US', '25/9/2026', '25/9/2026'],
    ['en_US', '2026-02-30', '2026-02-30'],
  ])('in %s %s is %s', (locale, text, expected) => {
    expect(day(written(text, { ...inUtc, locale }))).toBe(expected);
  });

  test.each([
    ['de_DE', '1,5', 1.5],
    ['de_DE', '1.234,5', 1234.5],
    ['en_US', '1.5', 1.5],
    ['fr_FR', '1 234,5', 1234.5],
  ])('in %s the number %s is %d', (locale, text, expected) => {
    expect(written(text, { locale })).toBe(expected);
  });

  test('a time of day stands on 1899-12-30 [reported]', () => {
    const value = written('12:30', inUtc);
    expect(value).toEqual(new Date(Date.UTC(1899, 11, 30, 12, 30)));
  });
});

describe('an Automatic cell takes on the format of what is typed [reported]', () => {
  test.each([
    ['12%', '0%'],
    ['12.5%', '0.00%'],
    ['$5', '[$$]#,##0'],
    ['2026-01-31', 'yyyy-mm-dd'],
    ['1/31/2026', 'm/d/yyyy'],
    ['12:30', 'h:mm'],
    ['1e5', '0.00E+00'],
    ['12', '0.###############'],
  ])('%s gives %s', (text, format) => {
    expect(formatAfter(text)).toBe(format);
  });

  test('a formatted cell keeps its format', () => {
    expect(formatAfter('12%', { format: '0.00' })).toBe('0.00');
  });

  test('a Date gives the default date format', () => {
    const midnight = new Date('2026-01-31T00:00:00+01:00');
    expect(formatAfter(midnight)).toBe('m/d/yyyy');
    expect(formatAfter(new Date('2026-01-31T08:30:00+01:00'))).toBe('m/d/yyyy h:mm:ss');
  });
});

describe('a cell formatted as text before the write keeps strings verbatim [vlucas/sheetquery#20]', () => {
  test.each(['00123', '22 34', '+33612345678', '1/2', '2026-01-31', 'TRUE', '1e5', '12%', '-abc', '12:30'])(
    '%s',
    (text) => {
      expect(written(text, { format: '@' })).toBe(text);
    },
  );

  test('also in one buffer with the format', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:A3').setNumberFormat('@');
    sheet.getRange('A1').setValue('001');
    expect(sheet.getRange('A1').getValue()).toBe('001');
  });

  test('a format set after the write comes too late [reported]', () => {
    const { sheet } = openSpreadsheet();
    expect(sheet.getRange('A1').setValue('00123').setNumberFormat('@').getValue()).toBe(123);
  });
});
