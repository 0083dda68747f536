/** Asks a sheet by its columns, and proves that they stood where they were thought to. */
import { isSame } from '../schema/canonical-json.ts';
import { OutsideGrid } from '../workspace.ts';
import { lookAgain } from './look-again.ts';
import { assumedLayout, publishHints, readLayout } from './session.ts';
/**
 * The header is read behind the question, for a column may be put in between any two calls: what was not found in a
 * wrong column would be taken for missing. The same question is asked again when its columns stood elsewhere.
 * @param ask gives null when what it found does not stand there any more
 * @param isProven tells that what was found proves its columns by itself: then no header is read
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function askColumns(session, table, ask, isProven = () => false) {
  return lookAgain(() => {
    const layout = session.seenLayouts.get(table.sheet) ?? assumedLayout(session, table);
    const found = askWithin(() => ask(layout));
    if (found !== null && isProven(found)) return found;
    if (isSame(readLayout(session, table), layout)) return found;
    publishHints(session);
    return null;
  });
}
// A column that was deleted may have been the last one.
function askWithin(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof OutsideGrid) return null;
    throw error;
  }
}
