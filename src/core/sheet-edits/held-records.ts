/**
 * Records that have vanished all at once: a sheet that was deleted or cleared looks like a deletion of every record in
 * it. They are held until their rows are back, or until the owner has said that they were deleted.
 */
import type { Resource } from '../schema/resource.ts';
import { startSession } from '../store/open-session.ts';
import { readKnownIds } from '../store/known-ids.ts';
import { sequenceOf } from '../store/record-id.ts';
import type { Session } from '../store/session.ts';
import { existingIds, readRecordedChanges } from '../store/journal/recorded-changes.ts';
import { SheetMissing, type Workspace } from '../workspace.ts';

/** A property: by sheet the newest sequence number that is held, or that the owner wants all of them deleted. */
export const heldName = 'vanished_records';

type Held = Readonly<Record<string, number | 'deleted'>>;

// So many a person deletes on purpose and at once; more are asked about.
const askedFrom = 11;
// What was made after the accident does not hide it.
const keptShare = 10;

export interface Vanished {
  /** Those that a person has deleted. */
  readonly deleted: readonly string[];
  /** Those that nobody has spoken for yet. */
  readonly held: readonly string[];
}

/**
 * Divides the records whose rows are gone; one property is read, and written when something has changed.
 * @param expected how many records there should be, those that are gone among them
 */
export function divideVanished(
  { workspace }: Session,
  { sheet, idPrefix }: Resource,
  gone: readonly string[],
  expected: number,
): Vanished {
  const all = readHeld(workspace);
  const known = all[sheet];
  const newest = newestOf(gone, idPrefix);
  const isWhole = gone.length >= askedFrom && (expected - gone.length) * keptShare <= gone.length;
  const limit = known === 'deleted' ? 0 : (known ?? (isWhole ? newest : 0));
  const isHeld = (id: string): boolean => (sequenceOf(id, idPrefix) ?? 0) <= limit;
  const held = gone.filter(isHeld);
  const next = held.length === 0 ? undefined : limit;
  if (next !== known) {
    if (next !== undefined) workspace.log.error('records_vanished', { sheet, records: held.length });
    writeHeld(workspace, { ...all, [sheet]: next });
  }
  return { deleted: gone.filter((id) => !isHeld(id)), held };
}

/**
 * Before a sheet that was deleted is made anew.
 * @returns how many records it has had
 */
export function holdRecords(workspace: Workspace, resource: Resource): number {
  const ids = expectedIds(startSession(workspace), resource);
  if (ids.length === 0) return 0;
  writeHeld(workspace, { ...readHeld(workspace), [resource.sheet]: newestOf(ids, resource.idPrefix) });
  return ids.length;
}

/** The owner has said that they were deleted: the next look at the sheets makes them deletions. */
export function releaseHeld(workspace: Workspace): void {
  const held = Object.keys(readHeld(workspace)).map((sheet) => [sheet, 'deleted'] as const);
  writeHeld(workspace, Object.fromEntries(held));
}

/** The sheets whose records are held. */
export function heldSheets(workspace: Workspace): readonly string[] {
  return Object.entries(readHeld(workspace)).flatMap(([sheet, held]) => (held === 'deleted' ? [] : [sheet]));
}

/** True while records of this kind are held. */
export function isHeld({ workspace }: Session, { sheet }: Resource): boolean {
  return heldSheets(workspace).includes(sheet);
}

/** Ids of all records that there should be: those that are remembered, and those that the journal tells of. */
export function expectedIds(session: Session, resource: Resource): string[] {
  const told = ifThere(() => readRecordedChanges(session, resource), []);
  const remembered = ifThere(() => readKnownIds(session, resource).ids, new Set<string>());
  return [...existingIds(remembered, told)];
}

// A new workbook has neither the journal nor what is remembered; one that somebody has wrecked may lack either.
function ifThere<Found>(find: () => Found, otherwise: Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof SheetMissing) return otherwise;
    throw error;
  }
}

function newestOf(ids: readonly string[], prefix: string): number {
  return ids.reduce((newest, id) => Math.max(newest, sequenceOf(id, prefix) ?? 0), 0);
}

function readHeld({ properties }: Workspace): Held {
  return JSON.parse(properties.get(heldName) ?? '{}') as Held;
}

function writeHeld(
  { properties }: Workspace,
  held: Readonly<Record<string, number | 'deleted' | undefined>>,
): void {
  const text = JSON.stringify(held);
  if (text === '{}') properties.delete(heldName);
  else properties.set(heldName, text);
}
