/** Writes texts to cells so that the spreadsheet leaves them unchanged; each workbook uses one of three strategies. */
import type { Cell, SheetDocument } from '../../workspace.ts';

/**
 * The prefix of every text that is written. None: the cell's format says that it holds text. An apostrophe: a person
 * types it to the same end, and the spreadsheet removes it. A word joiner: an invisible character that no number, date
 * or formula begins with, and that stays in the cell.
 */
export type TextCellStrategy = '' | typeof apostrophe | '\u2060';

const apostrophe = "'";

/** Wraps a document so that its texts are written with the prefix of a strategy, and read without it. */
export function withTextStrategy(document: SheetDocument, prefix: TextCellStrategy): SheetDocument {
  if (prefix === '') return document;
  // The spreadsheet removes an apostrophe, so that cells are read without it.
  const kept = prefix === apostrophe ? '' : prefix;
  const withPrefix = (cell: Cell): Cell => (typeof cell === 'string' && cell !== '' ? prefix + cell : cell);
  const withoutPrefix = (cell: Cell): Cell =>
    typeof cell === 'string' && cell.startsWith(kept) ? cell.slice(kept.length) : cell;
  return {
    ...document,
    read: (sheet, area) => document.read(sheet, area).map((cells) => cells.map(withoutPrefix)),
    readRow: (sheet, row) => document.readRow(sheet, row).map(withoutPrefix),
    write: (sheet, row, column, values, formats) =>
      document.write(
        sheet,
        row,
        column,
        values.map((cells) => cells.map(withPrefix)),
        formats,
      ),
    find(sheet, column, firstRow, text, isPattern) {
      const find = (sought: string): number[] => document.find(sheet, column, firstRow, sought, isPattern);
      // A text that a person has typed has no prefix.
      if (isPattern) return find(text.replace(/^\^/, `^${kept && `${kept}?`}`));
      return kept === '' ? find(text) : [...find(text), ...find(kept + text)];
    },
  };
}
