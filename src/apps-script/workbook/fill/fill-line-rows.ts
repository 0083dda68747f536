/** Fills the new columns of line items from the data of their documents. */
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import type { Layout } from '../../../core/store/layout.ts';
import { encodeItem } from '../../../core/store/row/item-rows.ts';
import { readLayout } from '../../../core/store/session.ts';
import { unpack } from '../../../core/store/row/row-codec.ts';
import { recordTable, type Table } from '../../../core/store/table.ts';
import type { Cell } from '../../../core/workspace.ts';
import type { FillTurn } from './fill-columns.ts';
import { fillSheet, type Rows, readRowsWithContent, type WindowRow, writeFilled } from './fill-window.ts';

/** A line as its document had it when that was read. */
interface KnownLine {
  /** The transaction that wrote the document. */
  readonly rev: number;
  /** What its row is to show, by the positions of the columns. */
  readonly cells: ReadonlyMap<number, Cell>;
}

const documentsPerRead = 1_000;

/**
 * Fills all rows. A row that was written later than its document was read has everything, because its writer knew the
 * columns.
 * @returns a description of the progress when the time is up, or null when all is done
 */
export function fillLineRows(turn: FillTurn, table: Table, resource: Resource): string | null {
  const { session, headers } = turn;
  const lineIndex = table.columns.findIndex(({ key }) => key === 'id');
  const lineIdOf = ({ cells }: WindowRow): string => String(cells[lineIndex]);
  const wanted = table.columns.flatMap(({ header }, index) => (headers.includes(header) ? [index] : []));
  for (;;) {
    const lines = readLines(turn, table, resource, wanted);
    const openIn = (row: WindowRow): { readonly index: number; readonly cell: Cell }[] => {
      const line = lines.get(lineIdOf(row));
      if (line === undefined || Number(row.cells[table.revIndex]) > line.rev) return [];
      return [...line.cells].flatMap(([index, cell]) => (row.cells[index] === '' ? [{ index, cell }] : []));
    };
    const fill = (layout: Layout, window: Rows): void => {
      const rows = readRowsWithContent(session, table, layout, window);
      const open = rows.flatMap((row) =>
        openIn(row).map((one) => ({ ...one, row: row.row, known: lineIdOf(row) })),
      );
      if (open.length > 0) writeFilled(session, table, layout, { window, rows, cells: open }, lineIdOf);
    };
    const outcome = fillSheet(turn, table, (row) => openIn(row).length > 0, fill);
    if (outcome === 'proven') return null;
    if (outcome !== 'changed') return outcome.progress;
  }
}

// The lines that have something to show in these columns, by their ids.
function readLines(
  { session, tell }: FillTurn,
  table: Table,
  resource: Resource,
  wanted: readonly number[],
): ReadonlyMap<string, KnownLine> {
  const records = recordTable(resource);
  const layout = readLayout(session, records);
  const last = session.workspace.document.lastContentRow(records.sheet);
  const found = new Map<string, KnownLine>();
  for (let first = 2; first <= last; first += documentsPerRead) {
    tell(`${records.sheet}: row ${first} of ${last}`);
    const window = { first, last: Math.min(last, first + documentsPerRead - 1) };
    for (const { cells } of readRowsWithContent(session, records, layout, window)) {
      const { items } = unpack(records, cells) ?? {};
      const rev = Number(cells[records.revIndex]);
      for (const item of Array.isArray(items) ? (items as JsonObject[]) : []) {
        const own = encodeItem(table.columns, item);
        const shown = wanted.flatMap((index): [number, Cell][] =>
          own[index] === '' ? [] : [[index, own[index] ?? '']],
        );
        if (shown.length > 0) found.set(String(item.id), { rev, cells: new Map(shown) });
      }
    }
  }
  return found;
}
