/** Rewrites the rows of a sheet, some hundred at a time, while people may sort and move them. */
import { type Layout, pick, runs, span } from '../../../core/store/layout.ts';
import { readWindow } from '../../../core/store/read/window.ts';
import type { Cell } from '../../../core/workspace.ts';
import type { UpgradeTurn } from './upgrade-step.ts';

export interface Rewriting {
  readonly sheet: string;
  /** Where the columns stand now. Throws a refusal when one is missing. */
  readonly layoutOf: (header: readonly Cell[]) => Layout;
  /** The number format of each column of the layout. */
  readonly formats: readonly string[];
  /** The row as it should be, its cells in the order of the layout; null for one that is. */
  readonly rewrite: (cells: readonly Cell[]) => readonly Cell[] | null;
}

interface RewrittenRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** Positions in `cells` of those that differ. */
  readonly changed: readonly number[];
}

// Between the read of so many rows and their flush lies half a second, in which a sort would misplace what is written.
const rowsAtOnce = 500;

/**
 * Goes through the sheet until nothing is left to rewrite: what somebody has moved meanwhile is found by the next
 * passage. The last one proves the sheet, and only reads.
 * @returns how far it has come when its time was up, null when it is done
 */
export function rewriteRows({ document, isLate, tell }: UpgradeTurn, rewriting: Rewriting): string | null {
  const { sheet } = rewriting;
  for (;;) {
    const last = document.lastContentRow(sheet);
    let isProven = true;
    for (let first = 2; first <= last; first += rowsAtOnce) {
      const progress = `${sheet}: row ${first} of ${last}`;
      if (isLate()) return progress;
      tell(progress);
      const rows = rewriteWindow(document, rewriting, {
        first,
        last: Math.min(last, first + rowsAtOnce - 1),
      });
      isProven = isProven && rows === 0;
    }
    if (isProven) return null;
  }
}

function rewriteWindow(
  document: UpgradeTurn['document'],
  { sheet, layoutOf, formats, rewrite }: Rewriting,
  rows: { readonly first: number; readonly last: number },
): number {
  const layout = layoutOf(document.readRow(sheet, 1));
  const area = span(layout);
  const read = readWindow(document, sheet, rows, area);
  const rewritten = read.rows.flatMap((window, index): RewrittenRow[] => {
    const old = pick(layout, area.column, window);
    const cells = rewrite(old);
    if (cells === null) return [];
    const changed = cells.flatMap((cell, at) => (cell === old[at] ? [] : [at]));
    return changed.length === 0 ? [] : [{ row: rows.first + index, cells, changed }];
  });
  for (const block of blocksOf(rewritten)) writeBlock(document, sheet, { layout, formats, block });
  if (rewritten.length > 0) document.flush();
  return rewritten.length;
}

// Rows below each other in which the same columns differ. No other cell is written: it may be edited meanwhile.
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
  document: UpgradeTurn['document'],
  sheet: string,
  { layout, formats, block }: Pick<Rewriting, 'formats'> & { layout: Layout; block: readonly RewrittenRow[] },
): void {
  const [top] = block;
  if (top === undefined) return;
  const columns = top.changed.map((at) => layout[at] ?? 0);
  // Runs of positions, by which the cells and the formats of every row are found.
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
