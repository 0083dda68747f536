/**
 * Deletions that wait for the owner: a sheet that was deleted or cleared looks like a deletion of every record in it.
 * These records stay until their rows are back, or until the owner has confirmed that they were deleted.
 */
import type { Resource } from '../../schema/resource.ts';
import { readRecordedChanges } from '../../store/journal/recorded-changes.ts';
import { readKnownIds } from '../../store/known-ids.ts';
import { startSession } from '../../store/start-session.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import type { Session } from '../../store/session.ts';
import { SheetMissing, type Workspace } from '../../workspace.ts';
import { existingIds, type IdComparison } from './compare-ids.ts';

/** The property with what waits, by sheet. */
const unconfirmedName = 'vanished_records';

/** By sheet: the newest sequence number that waits, or that the owner has confirmed all deletions. */
type Unconfirmed = Readonly<Record<string, number | 'deleted'>>;

// A person deletes up to ten rows on purpose and at once; the owner is asked about more.
const askedFrom = 11;
// A sheet counts as lost even when some records are left: they may have been made after the accident.
const leftShare = 10;

/**
 * The records that a person has deleted, of those whose rows are gone: the others wait. One property is read, and written
 * when something has changed.
 */
export function confirmedDeletions(
  { workspace }: Session,
  { sheet, idPrefix }: Resource,
  { gone, expected }: Pick<IdComparison, 'gone' | 'expected'>,
): readonly string[] {
  const all = readUnconfirmed(workspace);
  const known = all[sheet];
  const isLost = gone.length >= askedFrom && (expected.size - gone.length) * leftShare <= gone.length;
  const limit = known === 'deleted' ? 0 : (known ?? (isLost ? newestOf(gone, idPrefix) : 0));
  const waits = (id: string): boolean => (sequenceOf(id, idPrefix) ?? 0) <= limit;
  const records = gone.filter(waits).length;
  const next = records === 0 ? undefined : limit;
  if (next !== known) {
    if (next !== undefined) workspace.log.error('records_vanished', { sheet, records });
    writeUnconfirmed(workspace, { ...all, [sheet]: next });
  }
  return gone.filter((id) => !waits(id));
}

/**
 * Makes all records of a sheet wait that is gone as a whole, before Set up makes the sheet anew.
 * @returns how many records it has had
 */
export function awaitConfirmation(workspace: Workspace, resource: Resource): number {
  const ids = readExpectedIds(startSession(workspace), resource);
  if (ids.length === 0) return 0;
  const newest = newestOf(ids, resource.idPrefix);
  writeUnconfirmed(workspace, { ...readUnconfirmed(workspace), [resource.sheet]: newest });
  return ids.length;
}

/** Keeps the owner's word that all records that wait were deleted: the next run over the sheets deletes them. */
export function confirmDeletions(workspace: Workspace): void {
  const confirmed = Object.keys(readUnconfirmed(workspace)).map((sheet) => [sheet, 'deleted'] as const);
  writeUnconfirmed(workspace, Object.fromEntries(confirmed));
}

/** The sheets that have records with an unconfirmed deletion. */
export function unconfirmedSheets(workspace: Workspace): readonly string[] {
  return Object.entries(readUnconfirmed(workspace)).flatMap(([sheet, state]) =>
    state === 'deleted' ? [] : [sheet],
  );
}

/** Ids of all records that there should be: the known ones, and those in the journal. */
export function readExpectedIds(session: Session, resource: Resource): string[] {
  const told = ifThere(() => readRecordedChanges(session, resource), []);
  const known = ifThere(() => readKnownIds(session, resource).ids, new Set<string>());
  return [...existingIds(known, told)];
}

// A new workbook has no journal and no sheet of known ids, and a damaged one may lack either.
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

function readUnconfirmed({ properties }: Workspace): Unconfirmed {
  return JSON.parse(properties.get(unconfirmedName) ?? '{}') as Unconfirmed;
}

function writeUnconfirmed(
  { properties }: Workspace,
  unconfirmed: Readonly<Record<string, number | 'deleted' | undefined>>,
): void {
  const text = JSON.stringify(unconfirmed);
  if (text === '{}') properties.delete(unconfirmedName);
  else properties.set(unconfirmedName, text);
}
