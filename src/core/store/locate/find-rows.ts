/** Finds the rows of a record or of a document's line items, directly before they are written. */
import { isSame } from '../../schema/canonical.ts';
import type { Cell } from '../../workspace.ts';
import { type Layout, pick, span } from '../layout.ts';
import { readWindow, rowRanges } from '../read/window.ts';
import { readLayout, type Session, seenLayout } from '../session.ts';
import { isRecordTable, type Table } from '../table.ts';
import { provesLayout, withVerifiedColumns } from './verified-columns.ts';

/** The columns of sheets that were read since the commit, by sheet; the functions here rely on them and add to them. */
export type VerifiedLayouts = Map<string, Layout>;

/**
 * Rows, and the columns of their sheet at the same time; for line items only the id's column, because a deletion needs
 * no other.
 */
interface FoundRows {
  readonly rows: readonly number[];
  readonly layout: Layout;
}

/**
 * Finds the rows whose id cell holds this id. One document call when `likelyRow` is right and its cells prove that no
 * column was moved since the header was read; up to two more otherwise.
 * @param likelyRow where the only such row should stand; 0 to search at once
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
 * Finds the rows that show a document's line items. One search, one read for each range of the rows found, and behind
 * them a read of the header, unless it has been verified since the commit.
 * @throws Refusal workspace_busy when somebody keeps moving the rows
 */
export function findItems(
  session: Session,
  table: Table,
  documentId: string,
  layouts: VerifiedLayouts = new Map(),
): FoundItems {
  const search = (layout: Layout): FoundItems | null => {
    const { document } = session.workspace;
    const rows = document.find(table.sheet, layout[table.idIndex] ?? 1, 2, documentId);
    const area = span(layout);
    const shown = rowRanges(rows)
      .flatMap((range) =>
        readWindow(document, table.sheet, range, area).rows.map((cells, index) => ({
          row: range.first + index,
          cells: pick(layout, area.column, cells),
        })),
      )
      .filter(({ cells }) => cells[table.idIndex] === documentId);
    return shown.length === rows.length ? { shown, layout } : null;
  };
  const found = withVerifiedColumns(session, table, search, () => layouts.has(table.sheet));
  layouts.set(table.sheet, found.layout);
  return found;
}
