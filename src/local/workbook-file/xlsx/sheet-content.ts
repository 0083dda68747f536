/** Reads the cells of a sheet from its part of the file: plain values at once; what is not plain is left to hucre. */
import { cellRef, type Sheet } from 'hucre/xlsx';
import { createRowPacker } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import type { StoredCell } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { escapeText } from './escaped-text.ts';
import { columnNumber } from './reference.ts';
import { escapeXml, plainText, prefixRemover, withoutPrefixes } from './shared-strings.ts';
import type { ZipPart } from './zip-reader.ts';

/** The cells of a sheet. */
export interface SheetContent {
  readonly rows: StoredCell[][];
  /** The number of each cell's style in the file, by row; rows that look alike share one list. */
  readonly styles: (readonly number[])[];
  /** The part without its plain cells and without styles. Behind its last row there is one with the sheet's number, and behind that a cell of each style. */
  readonly reduced: string;
  /** That row, counted from zero, and the numbers of the styles in their order. */
  readonly sampleRow: number;
  readonly sampled: readonly number[];
}

const plainCell =
  '<c r="([A-Z]{1,3})(\\d+)"(?: s="(\\d+)")?(?: t="(s|n|b|inlineStr)")?(?: s="(\\d+)")? ?(?:/>|>(?:<v>([^<]*)</v>|<is><t(?: [^>]*)?>([^<]*)</t></is>)?</c>)';
const otherCell = '(<c[ >/][^>]*?(?:/>|>[\\s\\S]*?</c>))';
const cells = new RegExp(`${plainCell}|${otherCell}`, 'g');
const dataStart = /<sheetData\s*(\/?)>/;
const dataEnd = '</sheetData>';

/**
 * @param strings the shared texts of the file
 * @param number tells the sheet, however hucre may order its sheets
 */
export async function readContent(
  part: ZipPart,
  strings: readonly string[],
  number: number,
): Promise<SheetContent> {
  const grid = createGrid();
  const special = new Map<number, string[]>();
  // Returns how much of the XML has been read: the last cell may go on in the next piece.
  const readCells = (xml: string): number => {
    let end = 0;
    cells.lastIndex = 0;
    // A large workbook has millions of cells: an iterator over the matches, and one over the groups of each, take a second.
    for (;;) {
      const match = cells.exec(xml);
      if (match === null) return end;
      end = cells.lastIndex;
      const {
        1: letters,
        2: digits,
        3: before,
        4: type,
        5: behind,
        6: text,
        7: inline,
        8: other = '',
      } = match;
      if (letters !== undefined) {
        const value =
          inline !== undefined
            ? plainText(inline)
            : text === undefined
              ? undefined
              : plainValue(type, text, strings);
        grid.put(Number(digits) - 1, columnNumber(letters) - 1, value, Number(before ?? behind ?? 0));
        continue;
      }
      const { row, column, style, xml: reduced } = withoutStyle(other, strings);
      grid.put(row, column, undefined, style);
      special.set(row, [...(special.get(row) ?? []), reduced]);
    }
  };
  let [head, tail, rest] = ['', '', ''];
  let place: 'head' | 'cells' | 'tail' = 'head';
  let cleaned = withoutPrefixes;
  for await (const text of part.texts()) {
    rest = cleaned(rest + text);
    if (place === 'head') {
      const start = dataStart.exec(rest);
      if (start === null) continue;
      head = rest.slice(0, start.index);
      cleaned = prefixRemover(text);
      rest = rest.slice(start.index + start[0].length);
      place = start[1] === '/' ? 'tail' : 'cells';
    }
    if (place === 'cells') {
      const end = rest.indexOf(dataEnd);
      rest = rest.slice(readCells(end < 0 ? rest : rest.slice(0, end)));
      if (end < 0) continue;
      rest = rest.slice(rest.indexOf(dataEnd) + dataEnd.length);
      place = 'tail';
    }
    tail += rest;
    rest = '';
  }
  if (place === 'head') throw new Error(`${part.name} has no cells.`);
  const { rows, styles } = grid.close();
  const sampled = [...new Set([...new Set(styles)].flat())];
  const sampleRow = rows.length;
  const samples = [
    `<c r="${cellRef(sampleRow, 0)}"><v>${number}</v></c>`,
    ...sampled.map((style, index) => `<c r="${cellRef(sampleRow, index + 1)}" s="${style}"/>`),
  ];
  const data = [...special, [sampleRow, samples] as const]
    .sort(([one], [other]) => one - other)
    .map(([row, all]) => `<row r="${row + 1}">${all.join('')}</row>`);
  return {
    rows,
    styles,
    reduced: `${head}<sheetData>${data.join('')}${dataEnd}${tail}`,
    sampleRow,
    sampled,
  };
}

/** The number that `readContent` was given for a sheet that hucre has read. */
export function sheetNumber({ rows }: Sheet): number {
  return Number(rows.at(-1)?.[0] ?? -1);
}

/** Gathers cells that come row by row. */
function createGrid() {
  const packer = createRowPacker();
  let values: StoredCell[] = [];
  let count = 0;
  const styles: (readonly number[])[] = [];
  const shared = new Map<string, readonly number[]>();
  let current: number[] = [];
  const endRow = (): void => {
    if (count === 0) return;
    packer.add(values);
    const key = current.join();
    const same = shared.get(key) ?? current;
    shared.set(key, same);
    styles[count - 1] = same;
  };
  return {
    put(row: number, column: number, value: StoredCell, style: number): void {
      if (row < count - 1) throw new Error('The rows of a sheet are not in order.');
      while (count <= row) {
        endRow();
        count += 1;
        values = [];
        current = [];
      }
      while (current.length < column) current.push(0);
      current[column] = style;
      if (value === undefined) return;
      // Arrays with holes are slower and larger than padded ones.
      while (values.length < column) values.push(undefined);
      values[column] = value;
    },
    close() {
      endRow();
      return { rows: packer.close(), styles };
    },
  };
}

function plainValue(type: string | undefined, text: string, strings: readonly string[]): StoredCell {
  if (type === 's') return strings[Number(text)];
  return type === 'b' ? text === '1' : Number(text);
}

/** A cell for hucre: without its style, by which it would make a date of a number, and with its own text. */
function withoutStyle(cell: string, strings: readonly string[]) {
  const [open = ''] = /^<c[^>]*>/.exec(cell) ?? [];
  const [, letters, digits] = / r="([A-Z]{1,3})(\d+)"/.exec(open) ?? [];
  if (letters === undefined) throw new Error('A cell does not say where it stands.');
  const own = open.replace(/ s="\d+"/, '').replace(' t="s"', ' t="str"');
  const content = cell.slice(open.length);
  const text = open.includes(' t="s"')
    ? content.replace(/<v>(\d+)<\/v>/, (_, index) => `<v>${escapeXml(escapeText(strings[index] ?? ''))}</v>`)
    : content;
  return {
    row: Number(digits) - 1,
    column: columnNumber(letters) - 1,
    style: Number(/ s="(\d+)"/.exec(open)?.[1] ?? 0),
    xml: own + text,
  };
}
