/** Chooses how texts are written to cells, by trying on a temporary sheet which texts this spreadsheet would change. */
import { type TextCellStrategy, withTextStrategy } from '../../core/store/row/text-cell-strategy.ts';
import { decodeText, encodeText } from '../../core/store/row/text-cell.ts';
import type { SheetDocument } from '../../core/workspace.ts';

const scratchName = 'billing health check';

/** Texts that a spreadsheet could read as a number, a date, a truth value or a formula, or could trim. */
export const hostileTexts: readonly string[] = [
  ...['00123', '+33612345678', '1/2', 'TRUE', '1e5', '5%', '12:30', '2026-01-07', '€ 5,00'],
  ...['=1+1', '=IMPORTXML("https://a.example","//b")', '+1', '-1', '@SUM(A1)', "'quoted", "''"],
  ...[' blanks ', 'a\r\nb', 'a\tb', '\u2060joined', 'עברית', '山田 😀', '#REF!', 'x'.repeat(40_000)],
];

/** The strategies in the order of preference: the first ones are the least visible to a person who reads the cell. */
const textCellStrategies: readonly TextCellStrategy[] = ['', "'", '\u2060'];

/** The texts that a search in the column must find too. */
const soughtTexts: readonly string[] = ['00123', 'TRUE', '=1+1', "'quoted"];

export interface TextCellStrategyChoice {
  /** The first strategy that keeps all texts; null when none does. */
  readonly strategy: TextCellStrategy | null;
  /** The texts that the first strategy changes or fails to find; empty when that strategy is chosen. */
  readonly changed: readonly string[];
}

/** @param first the strategy in use. It stays as long as it works, because existing cells were written with it */
export function chooseTextCellStrategy(
  document: SheetDocument,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  first: TextCellStrategy,
): TextCellStrategyChoice {
  const others = textCellStrategies.filter((strategy) => strategy !== first);
  const scratch = spreadsheet.getSheetByName(scratchName) ?? spreadsheet.insertSheet(scratchName);
  try {
    scratch.hideSheet();
    const changed = changedTexts(document, first, 1);
    if (changed.length === 0) return { strategy: first, changed };
    // Each strategy writes to a column of its own, so that none reads the cells of another.
    const strategy = others.find((other, index) => changedTexts(document, other, index + 2).length === 0);
    return { strategy: strategy ?? null, changed };
  } finally {
    spreadsheet.deleteSheet(scratch);
  }
}

function changedTexts(plain: SheetDocument, strategy: TextCellStrategy, column: number): string[] {
  const document = withTextStrategy(plain, strategy);
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
