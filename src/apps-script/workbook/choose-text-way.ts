/** Finds out on a sheet made for it how this spreadsheet leaves texts of any look alone. */
import { type TextCellStrategy, withTextStrategy } from '../../core/store/text-cell-strategy.ts';
import { decodeText, encodeText } from '../../core/store/text-cell.ts';
import type { SheetDocument } from '../../core/workspace.ts';

const scratchName = 'billing health check';

/** What a spreadsheet takes for a number, a date, a truth value, a formula, or trims. */
export const hostileTexts: readonly string[] = [
  ...['00123', '+33612345678', '1/2', 'TRUE', '1e5', '5%', '12:30', '2026-01-07', '€ 5,00'],
  ...['=1+1', '=IMPORTXML("https://a.example","//b")', '+1', '-1', '@SUM(A1)', "'quoted", "''"],
  ...[' blanks ', 'a\r\nb', 'a\tb', '\u2060joined', 'עברית', '山田 😀', '#REF!', 'x'.repeat(40_000)],
];

/** In the order in which a person would like to meet them in a cell. */
const textWays: readonly TextCellStrategy[] = ['', "'", '\u2060'];

/** Texts by which records are looked for. */
const soughtTexts: readonly string[] = ['00123', 'TRUE', '=1+1', "'quoted"];

export interface TextWayChoice {
  /** Null when no way keeps all texts. */
  readonly way: TextCellStrategy | null;
  /** What the way that comes first changes, or fails to find; empty when that one is chosen. */
  readonly changed: readonly string[];
}

/** @param first the way in use: it stays as long as it works, since what was written stands in its cells */
export function chooseTextWay(
  document: SheetDocument,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  first: TextCellStrategy,
): TextWayChoice {
  const others = textWays.filter((way) => way !== first);
  const scratch = spreadsheet.getSheetByName(scratchName) ?? spreadsheet.insertSheet(scratchName);
  try {
    scratch.hideSheet();
    const changed = changedTexts(document, first, 1);
    if (changed.length === 0) return { way: first, changed };
    // A column for each, so that none meets what another has left.
    const way = others.find((other, index) => changedTexts(document, other, index + 2).length === 0);
    return { way: way ?? null, changed };
  } finally {
    spreadsheet.deleteSheet(scratch);
  }
}

function changedTexts(plain: SheetDocument, way: TextCellStrategy, column: number): string[] {
  const document = withTextStrategy(plain, way);
  document.write(
    scratchName,
    1,
    column,
    hostileTexts.map((text) => [encodeText(text)]),
    ['@'],
  );
  document.flush();
  const read = document.read(scratchName, { row: 1, column, rows: hostileTexts.length, columns: 1 });
  const isLost = (text: string): boolean => {
    const row = hostileTexts.indexOf(text) + 1;
    return !document.find(scratchName, column, 1, encodeText(text)).includes(row);
  };
  return hostileTexts.filter(
    (text, index) =>
      decodeText(String(read[index]?.[0] ?? '')) !== text || (soughtTexts.includes(text) && isLost(text)),
  );
}
