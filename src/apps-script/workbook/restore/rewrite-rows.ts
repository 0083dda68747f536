/** Rewrites the rows of a sheet, some hundred at a time, while people may sort and move rows. */
import { type Layout, pick, runs, span } from '../../../core/store/layout.ts';
import { readWindow } from '../../../core/store/read/window.ts';
import type { Cell, SheetDocument } from '../../../core/workspace.ts';

/** What one execution may do. */
export interface RestoreTurn {
  readonly document: SheetDocument;
  /** True when the next execution has to do the rest, because Google will end this one. */
  readonly isLate: () => boolean;
  /** Takes the lock for one slice of the work, which takes a second and a half at most: others have it in between. */
  readonly hold: <Result>(slice: () => Result) => Result;
  /** Shows the progress to the owner. */
  readonly tell: (progress: string) => void;
}

export interface Rewriting {
  readonly sheet: string;
  /** The present places of the columns. @throws Refusal when a column is missing */
  readonly layoutOf: (header: readonly Cell[]) => Layout;
  /** The number format of each column of the layout. */
  readonly formats: readonly string[];
  /** The new cells of a row, in the order of the layout; null for a row that needs no change. */
  readonly rewrite: (cells: readonly Cell[]) => readonly Cell[] | null;
}

interface RewrittenRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The positions in `cells` of the cells that differ. */
  readonly changed: readonly number[];
}

// Half a second passes between the read of so many rows and their flush. A sort in that time would put the writes into wrong rows.
const rowsAtOnce = 500;

/**
 * Reads the sheet again and again until no row is left to rewrite, because a person may move rows meanwhile. The last
 * pass only reads, and so proves that all rows are rewritten.
 * @returns a description of the progress when the time is up, or null when all is done
 */
export function rewriteRows(
  { document, isLate, tell, hold }: RestoreTurn,
  rewriting: Rewriting,
): string | null {
  const { sheet } = rewriting;
  for (;;) {
    const last = document.lastContentRow(sheet);
    let isProven = true;
    for (let first = 2; first <= last; first += rowsAtOnce) {
      const progress = `${sheet}: row ${first} of ${last}`;
      if (isLate()) return progress;
      tell(progress);
      const window = { first, last: Math.min(last, first + rowsAtOnce - 1) };
      const step = (): number => rewriteWindow(document, rewriting, window);
      // The lock is taken only where there is something to write, and the rows are read again under it.
      const isRight = findRewritten(document, rewriting, window).rows.length === 0;
      const rows = isRight ? 0 : hold(step);
      isProven = isProven && rows === 0;
    }
    if (isProven) return null;
  }
}

function rewriteWindow(
  document: SheetDocument,
  rewriting: Rewriting,
  window: { readonly first: number; readonly last: number },
): number {
  const { layout, rows } = findRewritten(document, rewriting, window);
  const { sheet, formats } = rewriting;
  for (const block of blocksOf(rows)) writeBlock(document, sheet, { layout, formats, block });
  if (rows.length > 0) document.flush();
  return rows.length;
}

/** The rows of a window that are to be written: two document calls. */
function findRewritten(
  document: SheetDocument,
  { sheet, layoutOf, rewrite }: Rewriting,
  window: { readonly first: number; readonly last: number },
): { readonly layout: Layout; readonly rows: RewrittenRow[] } {
  const layout = layoutOf(document.readRow(sheet, 1));
  const area = span(layout);
  const read = readWindow(document, sheet, window, area);
  const rows = read.rows.flatMap((all, index): RewrittenRow[] => {
    const old = pick(layout, area.column, all);
    const cells = rewrite(old);
    if (cells === null) return [];
    const changed = cells.flatMap((cell, at) => (cell === old[at] ? [] : [at]));
    return changed.length === 0 ? [] : [{ row: window.first + index, cells, changed }];
  });
  return { layout, rows };
}

// Groups rows one below the other in which the same columns differ. Other cells are not written, because a person may edit them meanwhile.
function blocksOf(rows: readonly RewrittenRow[]): RewrittenRow[][] {
  const blocks: RewrittenRow[][] = [];
  for (const row of rows) {
    const last = blocks[blocks.length - 1]?.slice(-1)[0];
    const isNext = last?.row === row.row - 1 && last.changed.join() === row.changed.join();
    if (isNext) blocks[blocks.length - 1]?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

function writeBlock(
  document: SheetDocument,
  sheet: string,
  { layout, formats, block }: Pick<Rewriting, 'formats'> & { layout: Layout; block: readonly RewrittenRow[] },
): void {
  const [top] = block;
  if (top === undefined) return;
  const columns = top.changed.map((at) => layout[at] ?? 0);
  // Each run of positions selects the cells and the formats that one call writes.
  for (const { column, cells: positions } of runs(columns, top.changed)) {
    const values = block.map(({ cells }) => positions.map((at) => cells[Number(at)] ?? ''));
    document.write(
      sheet,
      top.row,
      column,
      values,
      positions.map((at) => formats[Number(at)] ?? '@'),
    );
  }
}
