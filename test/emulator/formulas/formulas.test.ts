/** The values of single formulas, as the spreadsheet's reference describes its functions. */
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { computeWorkbook, type ComputedWorkbook } from '../../../src/emulator/formulas/compute-workbook.ts';

/** 2026-01-07. */
const today = 46_029;

function sheetOf(cells: readonly (readonly StoredCell[])[], locale = 'en_US'): ComputedWorkbook {
  const blank = blankWorkbook('Sums', 'Europe/Berlin', locale);
  const [first] = blank.sheets;
  if (first === undefined) throw new Error('There is no sheet.');
  const { data } = createWorkbook({
    ...blank,
    sheets: [{ ...first, name: 'My sheet', maxRows: 200, rows: cells }],
  });
  return computeWorkbook(data, today);
}

/** The value of a formula in E1, beside a small table. */
function resultOf(formula: string): unknown {
  const table: StoredCell[][] = [
    ['paid', 10, '2026-01-01', true, { formula, value: 0 }],
    ['open', 20, '2026-02-01', undefined],
    ['Open', 30.5, '', undefined],
    [undefined, 'text', '2025-12-31', undefined],
  ];
  return sheetOf(table).valueAt('My sheet', 1, 5);
}

test.each<[string, unknown]>([
  ['=1+2*3-4/2', 5],
  ['=-(2+3)*-2', 10],
  ['="a"&1&TRUE', 'a1TRUE'],
  ['="say ""yes"""', 'say "yes"'],
  ['=1=1', true],
  ['="Open"="open"', true],
  ['=A4=""', true],
  ['="a">5', true],
  ['=SUM(B1:B4)', 60.5],
  ['=MAX($B$1:B4)', 30.5],
  ["='My sheet'!B2", 20],
  ['=SUMIFS(B:B;A:A;"open")', 50.5],
  ['=SUMIFS(B:B,A:A,"<>open",C:C,"2026-*")', 10],
  ['=COUNTIFS(A1:A4;"?pen";B1:B4;">25")', 1],
  ['=COUNTA(A1:A4)', 3],
  ['=SUMPRODUCT((A1:A3="open")*(B1:B3>25))', 1],
  ['=SUMPRODUCT(A1:A3="open";B1:B3)', 0],
  ['=SUMPRODUCT((C1:C4<>"")*(C1:C4<="2026-01-01");B1:B4)', 10],
  ['=LARGE(B1:B4;2)', 20],
  ['=LARGE(B1:B4;9)', '#NUM!'],
  ['=INDEX(A1:C4;2;3)', '2026-02-01'],
  ['=SUM(INDEX(A1:C4;0;2))', 60.5],
  ['=SUM(INDEX(A:C;1;2):INDEX(A:C;2;2))', 30],
  ['=INDEX(A1:C4;1;9)', '#NUM!'],
  ['=INDEX(A1:C1;3)', '2026-01-01'],
  ['=INDEX(A:C;200;1)=""', true],
  ['=INDEX(A:C;201;1)', '#NUM!'],
  ['=ROWS(A:C)', 200],
  ['=COLUMNS(A:C)', 3],
  ['=ROWS(2:4)', 3],
  ['=A201', '#REF!'],
  ['=COUNTIFS(A:A;"<>paid")', 199],
  ['=SUM(B2:B)', 50.5],
  ['=SUM(b1:b3)', 60.5],
  ['=VLOOKUP("open";A1:C4;2;FALSE)', 20],
  ['=VLOOKUP("void";A1:C4;2;FALSE)', '#N/A'],
  ['=VLOOKUP(25;B1:C3;2)', '2026-02-01'],
  ['=VLOOKUP("open";A1:C4;4;FALSE)', '#REF!'],
  ['=MATCH(25;B1:B3)', 2],
  ['=100+20%', 100.2],
  ['=-2^2', 4],
  ['=SUMIF(A1:A4;"open";B1:B4)', 50.5],
  ['=COUNTIF(B1:B4;">15")', 2],
  ['=AVERAGE(B1:B2)+MIN(B1:B4)+COUNT(A1:B4)', 28],
  ['=DATE(2026;1;7)=TODAY()', true],
  ['=ROUND(100/3;2)', 33.33],
  ['=LEFT("abc";2)&MID("abcd";2;2)&LEN("ab")&UPPER("x")', 'abbc2X'],
  ['=CONCATENATE(A1;" ";B1)', 'paid 10'],
  ['=NOT(ISBLANK(A4))', false],
  ['=NOSUCH', '#NAME?'],
  ['=#REF!+1', '#REF!'],
  ['=MATCH("open";A1:A4;0)', 2],
  ['=MATCH("void";A1:A4;0)', '#N/A'],
  ['=IFERROR(MATCH("void";A1:A4;0);"none")', 'none'],
  ['=SUMPRODUCT(IFERROR(VALUE(SUBSTITUTE(C1:C3;"-";""));0))', 40_520_302],
  ['=ROW()', 1],
  ['=SUMPRODUCT(MAX((A1:A4<>"")*ROW(A1:A4)))', 3],
  ['=IF(D1;"yes";1/0)', 'yes'],
  ['=IF(FALSE;1/0)', false],
  ['=1/0', '#DIV/0!'],
  ['=AND(B1>5;OR(A1="void";A1="paid"))', true],
  ['=AND(TRUE;DATEVALUE(C3)<TODAY())', '#VALUE!'],
  ['=DATEVALUE("2026-01-07")=TODAY()', true],
  ['=YEAR(TODAY())&"-"&RIGHT("0"&MONTH(TODAY());2)&"-"&RIGHT("0"&DAY(TODAY());2)', '2026-01-07'],
  ['=EDATE(DATEVALUE("2026-03-31");-1)=DATEVALUE("2026-02-28")', true],
  ['=MOD(-7;3)', 2],
  ['=ROUND(1.005;2)', 1.01],
  ['=ROUND(-2.5;0)', -3],
  ['=E1+1', '#REF!'],
  ['=IMPORTXML("https://a.example";"//b")', '#NAME?'],
  ['=Elsewhere!A1', '#REF!'],
  ['=1+', '#ERROR!'],
])('%s is %j', (formula, expected) => {
  const value = resultOf(formula);
  expect(typeof value === 'object' && value !== null ? (value as { fault: string }).fault : value).toBe(
    expected,
  );
});

test('a rule that was written for one cell holds for another with its relative references moved along', () => {
  const computed = sheetOf([['Status'], ['paid'], ['open'], [undefined]]);
  const holdsAt = (row: number): boolean =>
    computed.holds('=$A2="paid"', 'My sheet', { row: 2, column: 1 }, { row, column: 3 });
  expect([2, 3, 4].map(holdsAt)).toEqual([true, false, false]);
  expect(computed.holds('=1/0', 'My sheet', { row: 2, column: 1 }, { row: 2, column: 1 })).toBe(false);
});

test('a comma is the decimal sign of formulas where it is that of numbers', () => {
  const value = (formula: string, locale: string) =>
    sheetOf([[{ formula, value: 0 }]], locale).valueAt('My sheet', 1, 1);
  expect(value('=SUM(1,5;2)', 'de_DE')).toBe(3.5);
  expect(value('=SUM(1,5;2)', 'en_US')).toBe(8);
});
