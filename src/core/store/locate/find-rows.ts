/** Finds the rows of a record or of a document's line items, directly before they are written. */
import type { Cell } from '../../workspace.ts';
import { type Layout, pick, span } from '../layout.ts';
import { readWindow, rowRanges } from '../read/window.ts';
import { type Session, seenLayout } from '../session.ts';
import type { Table } from '../table.ts';
import { withVerifiedColumns } from './verified-columns.ts';

/** The columns of the sheets to be written, by sheet, as their headers were read behind the commit. */
export type Layouts = ReadonlyMap<string, Layout>;

/** Rows, and the columns of their sheet at the same time. */
interface FoundRows {
  readonly rows: readonly number[];
  readonly layout: Layout;
}

/** The writes of one transaction share these while their rows are looked up, so that each is read once. */
export interface RowLookup {
  readonly session: Session;
  readonly layouts: Layouts;
  /** The cells of rows that were read together, by sheet and row. */
  readonly ahead: ReadonlyMap<string, readonly Cell[]>;
}

/** Reads the rows where several writes of a sheet should go: one call for each group of neighbours. */
export function readRowsAhead(
  { workspace: { document } }: Session,
  layouts: Layouts,
  writes: readonly { readonly table: Table; readonly likelyRow: number }[],
): RowLookup['ahead'] {
  const ahead = new Map<string, readonly Cell[]>();
  for (const [sheet, layout] of layouts) {
    const own = writes.filter(({ table, likelyRow }) => table.sheet === sheet && likelyRow > 1);
    if (own.length < 2) continue;
    for (const range of rowRanges(own.map(({ likelyRow }) => likelyRow))) {
      const { rows } = readWindow(document, sheet, range, span(layout));
      for (const [index, cells] of rows.entries()) ahead.set(`${sheet} ${range.first + index}`, cells);
    }
  }
  return ahead;
}

/**
 * Finds the rows whose id cell holds this id: one document call when `likelyRow` is right, none when it was read ahead; a
 * search behind it otherwise.
 * @param id an id, or a pattern of several, which begins with `^`
 * @param likelyRow where the only such row should stand; 0 to search at once
 */
export function findRows(
  { session, layouts, ahead }: RowLookup,
  table: Table,
  id: string,
  likelyRow: number,
): FoundRows {
  const { document } = session.workspace;
  const layout = layouts.get(table.sheet) ?? seenLayout(session, table);
  const column = layout[table.idIndex] ?? 1;
  const readId = (): Cell | undefined => {
    const known = ahead.get(`${table.sheet} ${likelyRow}`);
    if (known !== undefined) return known[column - span(layout).column];
    return document.read(table.sheet, { column, columns: 1, row: likelyRow, rows: 1 })[0]?.[0];
  };
  const isThere = likelyRow > 1 && readId() === id;
  const search = (): number[] => document.find(table.sheet, column, 2, id, id.startsWith('^'));
  return { rows: isThere ? [likelyRow] : search(), layout };
}

/** A row, with its cells in the order of the table's columns. */
export interface ShownItem {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** The rows of line items of some documents. */
export interface FoundItems {
  readonly shown: readonly ShownItem[];
  readonly layout: Layout;
}

/**
 * Finds the rows that show the line items of documents. One search, one read for each range of the rows found, and
 * behind them a read of the header, unless it was read for this placing pass.
 * @throws Refusal workspace_busy when somebody keeps moving the rows
 */
export function findItems(
  session: Session,
  table: Table,
  documentIds: readonly string[],
  layouts: Layouts = new Map(),
): FoundItems {
  const isPattern = documentIds.length > 1;
  const wanted = isPattern ? `^(${documentIds.join('|')})$` : (documentIds[0] ?? '');
  const search = (layout: Layout): FoundItems | null => {
    const { document } = session.workspace;
    const rows = document.find(table.sheet, layout[table.idIndex] ?? 1, 2, wanted, isPattern);
    const area = span(layout);
    const shown = rowRanges(rows)
      .flatMap((range) =>
        readWindow(document, table.sheet, range, area).rows.map((cells, index) => ({
          row: range.first + index,
          cells: pick(layout, area.column, cells),
        })),
      )
      .filter(({ cells }) => documentIds.includes(String(cells[table.idIndex])));
    return shown.length === rows.length ? { shown, layout } : null;
  };
  return withVerifiedColumns(session, table, search, () => layouts.has(table.sheet));
}
