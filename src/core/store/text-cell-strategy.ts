/** The ways of putting texts into cells so that the spreadsheet leaves them alone, of which a workbook keeps to one. */
import type { Cell, SheetDocument } from '../workspace.ts';

/**
 * What is put in front of every text that is written. Nothing: the cell's format says that it holds text. An
 * apostrophe: as a person does it in the spreadsheet, which takes it away. A word joiner: an invisible character
 * that no number, date or formula begins with, and that stays in the cell.
 */
export type TextCellStrategy = '' | typeof apostrophe | '\u2060';

const apostrophe = "'";

/** The document, its texts written and read in a way. */
export function withTextStrategy(document: SheetDocument, way: TextCellStrategy): SheetDocument {
  if (way === '') return document;
  const kept = way === apostrophe ? '' : way;
  const dress = (cell: Cell): Cell => (typeof cell === 'string' && cell !== '' ? way + cell : cell);
  const undress = (cell: Cell): Cell =>
    typeof cell === 'string' && cell.startsWith(kept) ? cell.slice(kept.length) : cell;
  return {
    ...document,
    read: (sheet, area) => document.read(sheet, area).map((cells) => cells.map(undress)),
    readRow: (sheet, row) => document.readRow(sheet, row).map(undress),
    write: (sheet, row, column, values, formats) =>
      document.write(
        sheet,
        row,
        column,
        values.map((cells) => cells.map(dress)),
        formats,
      ),
    find(sheet, column, firstRow, text, isPattern) {
      const find = (sought: string): number[] => document.find(sheet, column, firstRow, sought, isPattern);
      // What a person has typed has nothing in front of it.
      if (isPattern) return find(text.replace(/^\^/, `^${kept && `${kept}?`}`));
      return kept === '' ? find(text) : [...find(text), ...find(kept + text)];
    },
  };
}
