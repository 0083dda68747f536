/** Verifies that the columns of a sheet stand where the store assumes, by the header or by the cells of a row. */
import { busy } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical.ts';
import { type Cell, OutsideGrid } from '../../workspace.ts';
import type { Layout } from '../layout.ts';
import { fingerprint } from '../row/row-codec.ts';
import { hashCells } from '../row/row-hash.ts';
import { assumedLayout, publishHints, readLayout, type Session } from '../session.ts';
import { isRecordTable, type Table, type TableColumn } from '../table.ts';

/**
 * Runs `ask` with the columns of a sheet, and reads the header behind it: a person may insert a column between any two
 * calls, and a record that was searched in a wrong column would count as missing. Asks again when the columns stood
 * elsewhere.
 * @param ask returns null when the rows it found do not stand there any more
 * @param isProven true when the answer itself proves the columns: then no header is read
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function withVerifiedColumns<Found>(
  session: Session,
  table: Table,
  ask: (layout: Layout) => Found | null,
  isProven: (found: Found) => boolean = () => false,
): Found {
  return retryWhileRowsMove(() => {
    const layout = session.seenLayouts.get(table.sheet) ?? assumedLayout(session, table);
    const found = askWithin(() => ask(layout));
    if (found !== null && isProven(found)) return found;
    if (isSame(readLayout(session, table), layout)) return found;
    publishHints(session);
    return null;
  });
}

// Returns null when the sheet has fewer columns, because a person may have deleted the last one.
function askWithin<Found>(ask: () => Found): Found | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof OutsideGrid) return null;
    throw error;
  }
}

// Nobody sorts three times in a second, so after three attempts the cause is something else.
const attemptsMax = 3;

/**
 * Runs a search of several reads again when a person has moved rows between them.
 * @param find returns null when rows did not stand any more where it had found them
 * @throws Refusal workspace_busy when they move again at each attempt
 */
export function retryWhileRowsMove<Found>(find: () => Found | null): Found {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const found = find();
    if (found !== null) return found;
  }
  throw busy('workspace_busy', 'Somebody is moving rows or columns. Try again.', 2);
}

/**
 * True for the header, for a record as the API wrote it, and for the line item that the API wrote below all others:
 * in other columns its cells have another fingerprint.
 * @param cells of one row, in the order of the table's columns
 * @param newest the fingerprint of the newest line item, when it is known
 */
export function provesLayout(table: Table, cells: readonly Cell[], newest?: string): boolean {
  const isHeader = ({ header, added }: TableColumn, index: number): boolean =>
    cells[index] === header || (added && cells[index] === '');
  if (table.columns.every(isHeader) && cells[table.idIndex] !== '') return true;
  return isRecordTable(table)
    ? cells[table.checkIndex] === fingerprint(table, cells)
    : hashCells(cells) === newest;
}
