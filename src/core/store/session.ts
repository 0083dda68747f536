/** Holds what one request knows of its workspace while it works; the steps of the store share it. */
import type { ResourceOrName } from '../schema/record-types.ts';
import type { Resource } from '../schema/resource.ts';
import { type Settings, settingsInMode, settingsName } from '../settings.ts';
import type { Cell, Workspace } from '../workspace.ts';
import { type Hints, hintsName, hintsTtlSeconds, type Tail } from './hints.ts';
import {
  type Layout,
  layoutFromHeader,
  type MadeColumns,
  plannedLayout,
  rememberedLayout,
} from './layout.ts';
import { madeColumns } from './made-columns.ts';
import type { Table, TableColumn } from './table.ts';

export interface Session {
  readonly workspace: Workspace;
  /** The register: every kind of record that the workbook's sheets hold. */
  readonly resources: readonly Resource[];
  /** Replaced when a header shows that Set up has made a column meanwhile. */
  settings: Settings;
  /** The workspace's calendar day when the request came. */
  readonly today: string;
  /** When the settings were last looked at, milliseconds since the Unix epoch. */
  lookedMs: number;
  /** Replaced as the request learns more. */
  hints: Hints;
  /** The newest transaction whose rows its writer could not write; 0 while there is none. */
  readonly unfinished: number;
  /** True from the first buffered write to the flush that confirms it. */
  hasUnflushedWrites: boolean;
  /** True when the request was let in under the lock and still holds it, for the write that it goes on to. */
  keepsLock: boolean;
  /** True while no other execution writes; then all that was committed is written. */
  holdsLock: boolean;
  /** The layouts that this request has read, by sheet. */
  readonly seenLayouts: Map<string, Layout>;
}

/** The layout to try first: the one that was seen last, or the one that setup made. */
export function assumedLayout({ hints, settings }: Session, table: Table): Layout {
  const made = madeColumns(settings, table.sheet);
  return rememberedLayout(table, made, hints.layouts[table.sheet]) ?? plannedLayout(table, made);
}

/**
 * Reads the header row of a sheet: one document call, two when a column seems to be missing.
 * @throws Refusal workspace_misconfigured when a column is missing
 */
export function readLayout(session: Session, table: Table): Layout {
  const read = (): Layout => {
    const header = session.workspace.document.readRow(table.sheet, 1);
    return layoutFromHeader(table, header, madeNow(session, table, header));
  };
  let layout: Layout;
  try {
    layout = read();
  } catch (_cutShort) {
    // A column inserted while the row was read pushes the last one out of it.
    layout = read();
  }
  session.seenLayouts.set(table.sheet, layout);
  session.hints = { ...session.hints, layouts: { ...session.hints.layouts, [table.sheet]: layout } };
  return layout;
}

/** Reads the settings again, which have changed since the session began: one cache call. */
export function reloadSettings(session: Session): void {
  const { workspace } = session;
  session.settings = settingsInMode(workspace, workspace.cache.get(settingsName) ?? undefined);
}

// A header that is not in use yet may be a person's own. Where Set up has put it to use since this session began, a write
// must fill the column, and not leave there what others have written meanwhile: one cache call.
function madeNow(session: Session, table: Table, header: readonly Cell[]): MadeColumns {
  const made = madeColumns(session.settings, table.sheet);
  const isShown = ({ header: name }: TableColumn): boolean =>
    made?.includes(name) === false && header.some((cell) => String(cell).trim() === name);
  if (!table.columns.some(isShown)) return made;
  reloadSettings(session);
  return madeColumns(session.settings, table.sheet);
}

/** The layout as this request has seen it: one document call the first time, none after that. */
export function seenLayout(session: Session, table: Table): Layout {
  return session.seenLayouts.get(table.sheet) ?? readLayout(session, table);
}

/** Remembers where the newest record of a sheet stands. */
export function noteTail(session: Session, sheet: string, tail: Tail): void {
  session.hints = { ...session.hints, tails: { ...session.hints.tails, [sheet]: tail } };
}

// The session remembers so many deletions of a sheet; more of them cost a scan, not a wrong answer.
export const gapsMax = 300;

/** Remembers sequence numbers that no record of a sheet has any more, and forgets how many records it had before. */
export function noteGaps(session: Session, sheet: string, gaps: readonly number[]): void {
  const kept = [...gaps].sort((a, b) => a - b).slice(-gapsMax);
  const { [sheet]: _former, ...counts } = session.hints.counts;
  session.hints = { ...session.hints, counts, gaps: { ...session.hints.gaps, [sheet]: kept } };
}

/** Remembers that rows were deleted: the newest record moves up, and its sheet has a gap where they were. */
export function noteDeletion(
  session: Session,
  sheet: string,
  deleted: { readonly row: number; readonly rows: number; readonly seq: number },
): void {
  const tail = session.hints.tails[sheet];
  if (tail !== undefined && deleted.row <= tail.row)
    noteTail(session, sheet, { ...tail, row: tail.row - deleted.rows });
  if (deleted.seq > 0) addGap(session, sheet, deleted.seq);
}

/** Remembers that a record was deleted. */
export function addGap(session: Session, sheet: string, seq: number): void {
  noteGaps(session, sheet, [...(session.hints.gaps[sheet] ?? []), seq]);
}

/** Remembers that a deleted record is back. */
export function forgetGap(session: Session, sheet: string, seq: number): void {
  const gaps = session.hints.gaps[sheet] ?? [];
  if (gaps.includes(seq))
    noteGaps(
      session,
      sheet,
      gaps.filter((gap) => gap !== seq),
    );
}

/** How many records between two sequence numbers, both excluded, were deleted. */
export function countGaps({ hints }: Session, sheet: string, after: number, before: number): number {
  return (hints.gaps[sheet] ?? []).filter((gap) => gap > after && gap < before).length;
}

/** Leaves what this request learned to the next ones: one cache call. */
export function publishHints({ workspace, hints }: Session): void {
  workspace.cache.put(hintsName, JSON.stringify(hints), hintsTtlSeconds);
}

/** @throws Error when no resource of the register has the name */
export function resourceNamed({ resources }: Session, wanted: ResourceOrName): Resource {
  if (typeof wanted !== 'string') return wanted;
  const resource = resources.find(({ object }) => object === wanted);
  if (resource === undefined) throw new Error(`There is no resource ${wanted}.`);
  return resource;
}
