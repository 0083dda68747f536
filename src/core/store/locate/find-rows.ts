/** Finds the rows that carry an id, directly before they are written. */
import { isSame } from '../../schema/canonical-json.ts';
import { type Layout, pick, span } from '../layout.ts';
import { provesLayout } from './proves-layout.ts';
import { withVerifiedColumns } from './verified-columns.ts';
import { rowRanges, readWindow } from '../read/window.ts';
import { readLayout, type Session, seenLayout } from '../session.ts';
import { isRecordTable, type Table } from '../table.ts';
import type { Cell } from '../../workspace.ts';

/** The columns of sheets as they were seen since the commit, by sheet; the functions here rely on them and add to them. */
export type VerifiedLayouts = Map<string, Layout>;

/** Rows, and where their columns stand at the same time; of line items only the id's, for who deletes them. */
export interface FoundRows {
  readonly rows: readonly number[];
  readonly layout: Layout;
}

/**
 * The rows whose id cell holds this id: one document call when `likelyRow` is right and shows that no column was
 * moved since the header was read; up to two more when it is not.
 * @param likelyRow where the only such row should stand; 0 for a search at once
 */
export function findRows(
  session: Session,
  layouts: VerifiedLayouts,
  table: Table,
  id: string,
  likelyRow: number,
): FoundRows {
  const { document } = session.workspace;
  const known = layouts.get(table.sheet);
  const layout = known ?? seenLayout(session, table);
  const search = (now: Layout): number[] => document.find(table.sheet, now[table.idIndex] ?? 1, 2, id);
  let isThere = false;
  if (likelyRow > 1) {
    const area = { ...span(layout), row: likelyRow, rows: 1 };
    const cells = pick(layout, area.column, document.read(table.sheet, area)[0] ?? []);
    isThere = cells[table.idIndex] === id;
    if (isThere && (known !== undefined || provesLayout(table, cells))) {
      layouts.set(table.sheet, layout);
      return { rows: [likelyRow], layout };
    }
  } else if (known === undefined && !isRecordTable(table)) {
    const rows = search(layout);
    if (rows.length > 0) return { rows, layout };
  }
  const now = known ?? readLayout(session, table);
  layouts.set(table.sheet, now);
  return { rows: isThere && isSame(now, layout) ? [likelyRow] : search(now), layout: now };
}

/** A row, with its cells in the order of the table's columns. */
export interface ShownItem {
  readonly row: number;
  readonly cells: readonly Cell[];
}

interface FoundItems {
  readonly shown: readonly ShownItem[];
  readonly layout: Layout;
}

/**
 * A search, a read for each stretch of the rows that it finds, and behind them the header, unless a plan has seen it.
 * @throws Refusal workspace_busy when somebody keeps moving them
 */
export function findItems(
  session: Session,
  table: Table,
  documentId: string,
  layouts: VerifiedLayouts = new Map(),
): FoundItems {
  const look = (layout: Layout): FoundItems | null => {
    const { document } = session.workspace;
    const rows = document.find(table.sheet, layout[table.idIndex] ?? 1, 2, documentId);
    const area = span(layout);
    const shown = rowRanges(rows)
      .flatMap((stretch) =>
        readWindow(document, table.sheet, stretch, area).rows.map((cells, index) => ({
          row: stretch.first + index,
          cells: pick(layout, area.column, cells),
        })),
      )
      .filter(({ cells }) => cells[table.idIndex] === documentId);
    return shown.length === rows.length ? { shown, layout } : null;
  };
  const found = withVerifiedColumns(session, table, look, () => layouts.has(table.sheet));
  layouts.set(table.sheet, found.layout);
  return found;
}
