import { hintsName, hintsTtlSeconds } from './hints.ts';
import { layoutFromHeader, plannedLayout } from './layout.ts';
/** The layout to try first: the one that was seen last, or the one that setup made. */
export function assumedLayout({ hints }, table) {
  return hints.layouts[table.sheet] ?? plannedLayout(table);
}
/**
 * Reads the header row of a sheet: one document call, two when a column seems to be missing.
 * @throws Refusal workspace_misconfigured when a column is missing
 */
export function readLayout(session, table) {
  const look = () => layoutFromHeader(table, session.workspace.document.readRow(table.sheet, 1));
  let layout;
  try {
    layout = look();
  } catch (_cutShort) {
    // A column inserted while the row was read pushes the last one out of it.
    layout = look();
  }
  session.seenLayouts.set(table.sheet, layout);
  session.hints = { ...session.hints, layouts: { ...session.hints.layouts, [table.sheet]: layout } };
  return layout;
}
/** The layout as this request has seen it: one document call the first time, none after that. */
export function seenLayout(session, table) {
  return session.seenLayouts.get(table.sheet) ?? readLayout(session, table);
}
/** Remembers where the newest record of a sheet stands. */
export function noteTail(session, sheet, tail) {
  session.hints = { ...session.hints, tails: { ...session.hints.tails, [sheet]: tail } };
}
// So many deletions of a sheet are remembered: more of them cost a scan, not a wrong answer.
export const gapsMax = 300;
/** Remembers sequence numbers that no record of a sheet has any more. */
export function noteGaps(session, sheet, gaps) {
  const kept = [...gaps].sort((a, b) => a - b).slice(-gapsMax);
  session.hints = { ...session.hints, gaps: { ...session.hints.gaps, [sheet]: kept } };
}
/** Remembers that rows were deleted: the newest record moves up, and its sheet has a gap where they were. */
export function noteDeletion(session, sheet, deleted) {
  const tail = session.hints.tails[sheet];
  if (tail !== undefined && deleted.row <= tail.row)
    noteTail(session, sheet, { ...tail, row: tail.row - deleted.rows });
  if (deleted.seq > 0) noteGaps(session, sheet, [...(session.hints.gaps[sheet] ?? []), deleted.seq]);
}
/** How many records between two sequence numbers, both excluded, were deleted. */
export function countGaps({ hints }, sheet, after, before) {
  return (hints.gaps[sheet] ?? []).filter((gap) => gap > after && gap < before).length;
}
/** Leaves what this request learned to the next ones: one cache call. */
export function publishHints({ workspace, hints }) {
  workspace.cache.put(hintsName, JSON.stringify(hints), hintsTtlSeconds);
}
