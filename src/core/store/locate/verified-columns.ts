/** Asks a sheet by its columns, and proves that they stood where they were thought to. */
import { busy } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical-json.ts';
import type { Layout } from '../layout.ts';
import { assumedLayout, publishHints, readLayout, type Session } from '../session.ts';
import type { Table } from '../table.ts';
import { OutsideGrid } from '../../workspace.ts';

/**
 * The header is read behind the question, for a column may be put in between any two calls: what was not found in a
 * wrong column would be taken for missing. The same question is asked again when its columns stood elsewhere.
 * @param ask gives null when what it found does not stand there any more
 * @param isProven tells that what was found proves its columns by itself: then no header is read
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

// A column that was deleted may have been the last one.
function askWithin<Found>(ask: () => Found): Found | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof OutsideGrid) return null;
    throw error;
  }
}

// Nobody sorts three times in a second: who asks that often meets something else than a hand.
const looksMax = 3;

/**
 * @param look gives null when rows did not stand any more where it had found them
 * @throws Refusal workspace_busy when they never do
 */
export function retryWhileRowsMove<Found>(look: () => Found | null): Found {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const found = look();
    if (found !== null) return found;
  }
  throw busy('workspace_busy', 'Somebody is moving rows or columns. Try again.', 2);
}
