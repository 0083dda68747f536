/** Draws the foot of every page: who the business is, its own text, and the number of the page. */
import type { DocumentView } from '../../core/documents/print/document-view.ts';
import { side } from '../flow.ts';
import { grey, hair, mm, type Sheet, type Style } from '../sheet.ts';

const leading = 10;

export const footStyle: Style = { size: 7.5, leading, colour: '#52606d' };
const gap = mm(4);
const bottom = mm(9);
const numberHeight = 14;

/** Longer texts of a business stand once, behind all others, so that pages have room for the document. */
const ownLinesMax = 4;
const columnLinesMax = 14;

export interface Foot {
  readonly height: number;
  /** The texts that are too long for the foot of a page. */
  readonly left: readonly string[];
  /** Draws it on each of the pages. */
  readonly draw: () => void;
}

export function planFoot(sheet: Sheet, view: DocumentView): Foot {
  const { columns, own } = view.foot;
  const width = sheet.size.width - 2 * side;
  const column = (width + gap) / Math.max(1, columns.length);
  const wrapped = columns.map((lines) => lines.flatMap((line) => sheet.wrap(line, footStyle, column - gap)));
  const isLong = wrapped.some(({ length }) => length > columnLinesMax);
  const texts = isLong ? [] : wrapped;
  const ownLines = own === null ? [] : sheet.wrap(own, footStyle, width);
  const isOwnLong = ownLines.length > ownLinesMax;
  const shown = isOwnLong ? [] : ownLines;
  const textHeight = Math.max(0, ...texts.map(({ length }) => length)) * leading;
  const ownHeight = shown.length === 0 ? 0 : shown.length * leading + 4;
  const height = bottom + numberHeight + textHeight + ownHeight + 6;
  const top = sheet.size.height - height + 6;
  const drawPage = (index: number): void => {
    sheet.rule({ x: side, y: top - 4 }, { x: side + width, y: top - 4 }, hair, 0.5);
    for (const [at, lines] of texts.entries())
      sheet.lines(lines, { x: side + at * column, y: top }, footStyle);
    sheet.lines(shown, { x: side, y: top + textHeight + 4 }, footStyle);
    const number = view.pageOf.replace('{n}', String(index + 1)).replace('{m}', String(sheet.pages));
    const place = { x: side, y: sheet.size.height - bottom - 8 };
    sheet.text(view.title, place, { ...footStyle, colour: grey });
    sheet.text(number, place, { ...footStyle, colour: grey }, width);
  };
  return {
    height: height + mm(4),
    left: [...(isLong ? columns.flat() : []), ...(isOwnLong && own !== null ? [own] : [])],
    draw() {
      for (let index = 0; index < sheet.pages; index += 1) {
        sheet.turnTo(index);
        sheet.artifact('Pagination', () => drawPage(index));
      }
    },
  };
}
