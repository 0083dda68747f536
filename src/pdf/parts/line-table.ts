/** Draws the lines. Their head stands on every page, with what is carried over, and the sums never stand alone. */
import type { DocumentView, PrintedLineRow } from '../../core/documents/print/document-view.ts';
import type { Flow } from '../flow.ts';
import { grey, hair, mm, pale, type Sheet, type Style } from '../sheet.ts';

const padding = 4;
const rowGap = 8;

/** Sizes of letters, from the usual one down to what wide amounts need. */
const sizes = [9, 8, 7, 6];

/** The least width of descriptions, and the largest of quantities with their unit. */
const descriptionMin = mm(45);
const quantityMax = mm(34);

/** The least widths of columns, by which the tables of short and long documents look alike. */
const widthMin = {
  description: 0,
  quantity: mm(19),
  price: mm(22),
  discount: mm(17),
  tax: mm(14),
  amount: mm(25),
};

interface Layout {
  readonly style: Style;
  readonly bold: Style;
  readonly small: Style;
  /** The place and width of each column. */
  readonly columns: readonly { readonly x: number; readonly width: number; readonly isText: boolean }[];
}

/** @param sumsHeight what is drawn below and has to stand on one page with the last rows */
export function drawLines(flow: Flow, view: DocumentView, sumsHeight: number): void {
  const { sheet } = flow;
  const { rows, carried, brought } = view.table;
  const layout = layoutOf(flow, view);
  const cells = rows.map((row) => cellLines(sheet, layout, row));
  const heights = cells.map((lines) => heightOf(lines, layout));
  const carry = lineHeight(layout) + rowGap;
  // A head stays with a line.
  flow.need(2 * carry + (heights[0] ?? 0));
  sheet.piece('Table', () => {
    drawTableHead(flow, view, layout);
    for (const index of rows.keys()) {
      const rest = heights.slice(index).reduce((sum, height) => sum + height, sumsHeight);
      const endsTogether = index >= rows.length - 2 && index > 0 && rest <= flow.wholeRoom - 3 * carry;
      const isLast = index === rows.length - 1;
      const needed = endsTogether ? rest : (heights[index] ?? 0) + (isLast ? 0 : carry);
      const before = rows[index - 1]?.sumSoFar;
      // What is higher than half a page goes on behind the break instead.
      if (needed > flow.room && before !== undefined && (endsTogether || needed <= flow.wholeRoom / 2)) {
        drawCarried(flow, layout, carried, before);
        flow.nextPage();
        sheet.artifact('Pagination', () => drawTableHead(flow, view, layout));
        drawCarried(flow, layout, brought, before);
      }
      drawRow(flow, view, layout, cells[index] ?? []);
    }
  });
}

function layoutOf(flow: Flow, view: DocumentView): Layout {
  const { sheet, left, width } = flow;
  const { columns, rows } = view.table;
  for (const size of sizes) {
    const style: Style = { size, leading: size * 1.35 };
    const bold: Style = { ...style, isBold: true };
    const widths = columns.map(({ name, head }, index) => {
      if (name === 'description') return 0;
      const heads = head.split(' ').map((word) => sheet.widthOf(word, bold));
      const texts = rows.map(({ cells }) =>
        sheet.widthOf(cells[index] ?? '', name === 'amount' ? bold : style),
      );
      const widest = Math.max(widthMin[name], Math.max(...heads, ...texts) + 2 * padding);
      return name === 'quantity' ? Math.min(widest, quantityMax) : widest;
    });
    const description = width - widths.reduce((sum, one) => sum + one, 0);
    if (description < descriptionMin && size !== sizes[sizes.length - 1]) continue;
    let x = left;
    const placed = columns.map(({ name }, index) => {
      const isText = name === 'description';
      const own = isText ? Math.max(description, mm(20)) : (widths[index] ?? 0);
      x += own;
      return { x: x - own, width: own, isText };
    });
    return { style, bold, small: { size: size - 1.5, leading: size * 1.2, colour: grey }, columns: placed };
  }
  throw new Error('The smallest letters are taken as they are.');
}

/** A line of a cell in its letters. */
interface CellLine {
  readonly text: string;
  readonly style: Style;
}

/** The lines of each cell; the number of the article stands below the description. */
function cellLines(sheet: Sheet, { columns, style, bold, small }: Layout, row: PrintedLineRow): CellLine[][] {
  return columns.map(({ width, isText }, index) => {
    const room = width - 2 * padding;
    const wrapped = (text: string, letters: Style): CellLine[] =>
      sheet.wrap(text, letters, room).map((line) => ({ text: line, style: letters }));
    const lines = wrapped(row.cells[index] ?? '', index === columns.length - 1 ? bold : style);
    return isText && row.sku !== null ? [...lines, ...wrapped(row.sku, small)] : lines;
  });
}

function lineHeight({ style }: Layout): number {
  return style.leading ?? style.size;
}

function heightOf(cells: readonly (readonly CellLine[])[], layout: Layout): number {
  return Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(layout) + rowGap;
}

function drawTableHead(flow: Flow, { table, colours }: DocumentView, layout: Layout): void {
  const { sheet, left, width, y } = flow;
  const style: Style = { ...layout.bold, size: layout.bold.size - 0.5, colour: colours.heading };
  const heads = table.columns.map(({ head }, index) =>
    sheet
      .wrap(head, style, (layout.columns[index]?.width ?? 0) - 2 * padding)
      .map((text) => ({ text, style })),
  );
  const lines = Math.max(...heads.map(({ length }) => length));
  const height = lines * lineHeight(layout) + rowGap;
  sheet.fill(left, y, width, height, pale);
  sheet.piece('TR', () => {
    for (const [index, texts] of heads.entries()) {
      const top = y + rowGap / 2 + (lines - texts.length) * lineHeight(layout);
      sheet.piece('TH', () => drawCell(sheet, layout, index, texts, top), { scope: 'Column' });
    }
  });
  sheet.rule({ x: left, y: y + height }, { x: left + width, y: y + height }, colours.accent, 1);
  flow.y += height;
}

function drawCell(
  sheet: Sheet,
  layout: Layout,
  index: number,
  lines: readonly CellLine[],
  top: number,
): void {
  const { x, width, isText } = layout.columns[index] ?? { x: 0, width: 0, isText: true };
  for (const [at, { text, style }] of lines.entries()) {
    const place = { x: x + padding, y: top + at * lineHeight(layout) };
    sheet.text(text, place, style, isText ? undefined : width - 2 * padding);
  }
}

function drawCarried(flow: Flow, layout: Layout, words: string, sum: string): void {
  const { sheet } = flow;
  const last = layout.columns.length - 1;
  const top = flow.y + rowGap / 2;
  sheet.artifact('Pagination', () => {
    drawCell(sheet, layout, 0, [{ text: words, style: { ...layout.style, colour: grey } }], top);
    drawCell(sheet, layout, last, [{ text: sum, style: { ...layout.bold, colour: grey } }], top);
  });
  flow.y += lineHeight(layout) + rowGap;
  drawRowRule(flow);
}

function drawRowRule({ sheet, left, width, y }: Flow): void {
  sheet.rule({ x: left, y }, { x: left + width, y }, hair, 0.5);
}

// A row that is higher than the rest of the page goes on with its next line on the next one.
function drawRow(
  flow: Flow,
  view: DocumentView,
  layout: Layout,
  cells: readonly (readonly CellLine[])[],
): void {
  const { sheet } = flow;
  const all = Math.max(1, ...cells.map((lines) => lines.length));
  for (let from = 0; from < all; ) {
    const fitting = Math.floor((flow.room - rowGap) / lineHeight(layout));
    if (fitting < 1) {
      flow.nextPage();
      sheet.artifact('Pagination', () => drawTableHead(flow, view, layout));
      continue;
    }
    const to = Math.min(all, from + fitting);
    const top = flow.y + rowGap / 2;
    sheet.piece('TR', () => {
      for (const [index, lines] of cells.entries())
        sheet.piece('TD', () => drawCell(sheet, layout, index, lines.slice(from, to), top));
    });
    flow.y += (to - from) * lineHeight(layout) + rowGap;
    from = to;
  }
  drawRowRule(flow);
}
