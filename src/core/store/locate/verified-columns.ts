/** Verifies that the columns of a sheet stand where the store assumes, by the header. */
import { busy } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical.ts';
import { OutsideGrid } from '../../workspace.ts';
import type { Layout } from '../layout.ts';
import { assumedLayout, publishHints, readLayout, type Session } from '../session.ts';
import type { Table } from '../table.ts';

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
