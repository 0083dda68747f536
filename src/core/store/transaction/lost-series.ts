/** Notices that the sheets hold newer records than the journal knows, because a person has cut its last entries. */
import type { Resource } from '../../schema/resource.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { readNewest } from '../page/newest-page.ts';
import type { Session } from '../session.ts';
import { recordTable, sequenceName } from '../table.ts';

// The trigger marks an entry as applied within a minute or two. A younger tail was not left behind by a cut, and a
// writer after a crash has enough to read.
const cutMsMin = 600_000;

/**
 * Raises a transaction's series to the highest numbers in the rows when the sheet of a resource has a newer record than
 * the journal. No document call while the hints know its newest record; two the first time after they were lost.
 */
export function raiseLostSeries(
  session: Session,
  tail: JournalTail,
  series: Record<string, number>,
  resource: Resource,
): void {
  const { background, clock, livemode, log } = session.workspace;
  const known = tail.series[sequenceName(resource)] ?? 0;
  const hinted = session.hints.tails[resource.sheet]?.seq;
  if (hinted === undefined && !tail.isApplied && clock.now() < tail.atMs + cutMsMin) return;
  const newest = hinted ?? readNewest(session, recordTable(resource), 1, null, known).rows[0]?.seq ?? 0;
  if (newest <= known) return;
  log.error('journal_cut', { sheet: resource.sheet, newest, known });
  for (const [name, last] of Object.entries(background.seriesOfRows(livemode, Object.keys(tail.series))))
    series[name] = Math.max(last, series[name] ?? 0);
}
