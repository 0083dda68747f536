/** Writes texts to cells so that the spreadsheet leaves them unchanged; each workbook uses a way that a probe has found. */
import type { Cell, SheetDocument } from '../../workspace.ts';

/**
 * The prefix of every text that is written. None: the cell's format says that it holds text. An apostrophe: a person
 * types it to the same end, and the spreadsheet removes it. A word joiner: an invisible character that no number, date
 * or formula begins with, and that stays in the cell.
 */
export type TextCellStrategy = '' | typeof apostrophe | typeof wordJoiner;

/** How a workbook keeps texts: two of its settings. */
export interface TextWays {
  readonly text_way: TextCellStrategy;
  /** Those of `typedSigns` before which a text in a cell formatted as text needs no word joiner. */
  readonly plain_signs: string;
}

const apostrophe = "'";
const wordJoiner = '\u2060';

/** A text that begins with one of these could be read as if a person had typed it. */
export const typedSigns = "=+-@'";

/**
 * Wraps a document so that its texts are written as the spreadsheet keeps them, and read as they were sent. A text
 * without a joiner before its sign goes only into a cell that the same write formats as text, because a person may have
 * given the column another format since, which would make a formula of it.
 */
export function withTextStrategy(document: SheetDocument, ways: TextWays): SheetDocument {
  const { text_way: prefix, plain_signs: plainSigns } = ways;
  const isJoined = prefix === wordJoiner;
  const dressed = (cell: Cell, format: string | undefined): Cell => {
    if (typeof cell !== 'string' || cell === '') return cell;
    const isPlain = isJoined || !isSigned(cell) || (format === '@' && plainSigns.includes(cell.charAt(0)));
    return prefix + (isPlain ? cell : wordJoiner + cell);
  };
  const undressed = (cells: Cell[]): Cell[] => {
    // A loop, because every cell of every read passes here, and few have anything to take off.
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (typeof cell === 'string' && cell.charCodeAt(0) === 0x2060)
        cells[index] = withoutJoiner(isJoined ? cell.slice(1) : cell);
    }
    return cells;
  };
  return {
    ...document,
    read: (sheet, area) => document.read(sheet, area).map(undressed),
    readRow: (sheet, row) => undressed(document.readRow(sheet, row)),
    write: (sheet, row, column, values, formats) =>
      document.write(
        sheet,
        row,
        column,
        values.map((cells) => cells.map((cell, index) => dressed(cell, formats?.[index]))),
        formats,
      ),
    find(sheet, column, firstRow, text, isPattern) {
      if (!isPattern && !isJoined && !isSigned(text)) return document.find(sheet, column, firstRow, text);
      // Cells of an older way stand beside the others, and what a person has typed has no joiner.
      const joiners = `^${wordJoiner}${isJoined ? '{0,2}' : '?'}`;
      const pattern = isPattern ? text.replace(/^\^/, joiners) : `${joiners}${searchPattern(text)}$`;
      return document.find(sheet, column, firstRow, pattern, true);
    },
  };
}

/** True for a text that the spreadsheet could read as a formula, a number, or less than the whole text. */
export function isSigned(text: string): boolean {
  return text !== '' && typedSigns.includes(text.charAt(0));
}

/** A cell's text without the joiner before its sign; a joiner that a caller has sent is escaped and stands before none. */
export function withoutJoiner(cell: string): string {
  return cell.charCodeAt(0) === 0x2060 && isSigned(cell.slice(1, 2)) ? cell.slice(1) : cell;
}

/** A regular expression that fits this text alone: every sign that could mean something in it is written as its number. */
export function searchPattern(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}
