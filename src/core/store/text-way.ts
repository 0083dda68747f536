/** The ways of putting texts into cells so that the spreadsheet leaves them alone, of which a workbook keeps to one. */
import type { Cell, SheetDocument } from '../workspace.ts';

interface TextWay {
  /** What is put in front of every text that is written. */
  readonly written: string;
  /** What of it stands in the cell afterwards, and is not part of the text. */
  readonly kept: string;
}

/** The first that works is taken, so they stand in the order in which a person would like to meet them in a cell. */
export const textWays = {
  // The cell's format says that it holds text.
  plain: { written: '', kept: '' },
  // As a person does it in the spreadsheet, which takes the apostrophe away.
  apostrophe: { written: "'", kept: '' },
  // An invisible character that no number, date or formula begins with, and that `decodeText` knows.
  guarded: { written: '\u2060', kept: '\u2060' },
} satisfies Readonly<Record<string, TextWay>>;

export type TextWayName = keyof typeof textWays;

/** The document, its texts written and read in a way. */
export function textDocument(document: SheetDocument, name: TextWayName): SheetDocument {
  const { written, kept } = textWays[name];
  if (written === '') return document;
  const dress = (cell: Cell): Cell => (typeof cell === 'string' && cell !== '' ? written + cell : cell);
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
      if (isPattern)
        return document.find(sheet, column, firstRow, text.replace('^', `^${kept && `${kept}?`}`), true);
      const rows = document.find(sheet, column, firstRow, text);
      // What a person has typed has nothing in front of it.
      return kept === '' ? rows : [...rows, ...document.find(sheet, column, firstRow, kept + text)];
    },
  };
}
