/** Chooses how texts are written to cells, by trying on a temporary sheet which texts this spreadsheet would change. */
import {
  isSigned,
  searchPattern,
  type TextCellStrategy,
  type TextWays,
  typedSigns,
  withTextStrategy,
} from '../../core/store/row/text-cell-strategy.ts';
import { decodeText, encodeText } from '../../core/store/row/text-cell.ts';
import type { SheetDocument } from '../../core/workspace.ts';
import { withScratchSheet } from './scratch-sheet.ts';

const scratchName = 'billing health check';

/** Texts that a spreadsheet could read as a number, a date, a truth value or a formula, or could trim. */
export const hostileTexts: readonly string[] = [
  ...['00123', '+33612345678', '1/2', 'TRUE', '1e5', '5%', '12:30', '2026-01-07', '€ 5,00'],
  ...['=1+1', '=IMPORTXML("https://a.example","//b")', '+1', '-1', '@SUM(A1)', "'quoted", "''"],
  ...['-12.50', '+A1', '-A1', '=', '+', '-', '@', '@ada', "'", "'00123", "'=1+1", '- a list'],
  ...[' blanks ', 'a\r\nb', 'a\tb', '\u2060joined', 'עברית', '山田 😀', '#REF!', 'x'.repeat(40_000)],
];

/** The strategies in the order of preference: the first ones are the least visible to a person who reads the cell. */
const textCellStrategies: readonly TextCellStrategy[] = ['', "'", '\u2060'];

/** The texts that a search in the column must find too. */
const soughtTexts: readonly string[] = ['00123', 'TRUE', '=1+1', '+1', '-A1', '@ada', "'quoted"];

export interface TextWaysChoice {
  /** The ways in which this spreadsheet keeps all texts; null when there are none. */
  readonly ways: TextWays | null;
  /** The texts that the ways in use change or fail to find; empty when these ways work. */
  readonly changed: readonly string[];
}

/** @param inUse the ways in use: their prefix stays as long as it works, because existing cells were written with it */
export function chooseTextWays(
  document: SheetDocument,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  inUse: TextWays,
): TextWaysChoice {
  // Each way writes to a column of its own, so that none reads the cells of another.
  let column = 0;
  const changedBy = (ways: TextWays): string[] => {
    column += 1;
    return changedTexts(document, ways, column);
  };
  return withScratchSheet(spreadsheet, scratchName, () => {
    const changed = changedBy(inUse);
    const others = textCellStrategies.filter((strategy) => strategy !== inUse.text_way);
    const text_way =
      changed.length === 0
        ? inUse.text_way
        : [inUse.text_way, ...others].find(
            (strategy) => changedBy({ text_way: strategy, plain_signs: '' }).length === 0,
          );
    if (text_way === undefined) return { ways: null, changed };
    const lost = changedBy({ text_way, plain_signs: typedSigns }).filter(isSigned);
    const plain_signs = [...typedSigns]
      .filter((sign) => !lost.some((text) => text.startsWith(sign)))
      .join('');
    return { ways: { text_way, plain_signs }, changed };
  });
}

function changedTexts(plain: SheetDocument, ways: TextWays, column: number): string[] {
  const document = withTextStrategy(plain, ways);
  document.write(
    scratchName,
    1,
    column,
    hostileTexts.map((text) => [encodeText(text)]),
    ['@'],
  );
  document.flush();
  const read = document.read(scratchName, { row: 1, column, rows: hostileTexts.length, columns: 1 });
  const sought = `^(${soughtTexts.map((text) => searchPattern(encodeText(text))).join('|')})$`;
  const found = document.find(scratchName, column, 1, sought, true);
  const isLost = (text: string): boolean =>
    soughtTexts.includes(text) && !found.includes(hostileTexts.indexOf(text) + 1);
  // The type is compared as well, because `String` would hide that Google has made a number of a text.
  const isSame = (cell: unknown, text: string): boolean =>
    typeof cell === 'string' && decodeText(cell) === text;
  return hostileTexts.filter((text, index) => !isSame(read[index]?.[0], text) || isLost(text));
}
