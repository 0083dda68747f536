/** Restores exported records with the ids, times and versions that they had. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { recordTable, sequenceName } from '../store/table.ts';
import { unasked } from '../store/transaction/commit.ts';
import type { OpenTransaction } from '../store/transaction/open-transaction.ts';
import { startSlice } from '../store/transaction/slice.ts';
import { mayAll } from '../schema/transaction.ts';
import { transact } from '../store/transaction/transact.ts';
import { importedRecord } from './exported-record.ts';
import { type ReadBefore, readBeforeLock, upToNow } from './read-before-lock.ts';

export interface MissingRecords {
  readonly resource: Resource;
  /** As they were exported, the oldest first. */
  readonly records: readonly unknown[];
  /** The last number of every series of the workspace that they come from. */
  readonly series: Readonly<Record<string, number>>;
}

export interface Restored {
  readonly restored: number;
  /** How many were there already, and stay as they are. */
  readonly present: number;
  readonly refused: readonly RefusedRecord[];
  /** How many of the records, from the first on, are dealt with; the others are for the next slice. */
  readonly taken: number;
}

interface RefusedRecord {
  readonly id: string;
  /** A sentence. */
  readonly reason: string;
}

/**
 * Writes missing records in one transaction that others can wait for, without events, because nothing new has happened. A repetition finds
 * everything present, so an import that was interrupted can be begun again.
 */
export function restoreRecords(session: Session, missing: MissingRecords): Restored {
  const { resource } = missing;
  const unique = [...Object.keys(resource.unique), ...('number' in resource.fields ? ['number'] : [])];
  const before = readBeforeLock(session, recordTable(resource), unique);
  let outcome: Restored = { restored: 0, present: 0, refused: [], taken: 0 };
  const nothing = new Refusal('no_route', 'Nothing is missing.');
  try {
    transact(session, {
      attempt: unasked('import'),
      may: mayAll,
      decide: (tx) => {
        outcome = addMissing(session, tx, missing, before);
        // A transaction needs at least one record.
        if (outcome.restored === 0) throw nothing;
        return null;
      },
    });
  } catch (error) {
    if (error !== nothing) throw error;
  }
  return outcome;
}

function addMissing(
  session: Session,
  tx: OpenTransaction,
  { resource, records, series }: MissingRecords,
  before: ReadBefore,
): Restored {
  const { names: unique } = before;
  const isOver = startSlice(session.workspace);
  const known = upToNow(session, tx, before);
  const ids = new Set(known.map(({ id }) => id));
  const holders = new Map<string, string>();
  const reserve = (id: string, seq: number, record: JsonObject): void => {
    for (const place of placesOf(unique, seq, record)) holders.set(place, id);
  };
  for (const { id, seq, record } of known) reserve(id, seq, record);
  const refused: RefusedRecord[] = [];
  let [restored, present, taken] = [0, 0, 0];
  for (const exported of records) {
    if (restored > 0 && isOver()) break;
    taken += 1;
    const read = importedRecord(resource, exported);
    const id = String((exported as JsonObject | null)?.id ?? '');
    if (ids.has(id)) {
      present += 1;
      continue;
    }
    const holder = read.ok ? holderOf(holders, placesOf(unique, read.seq, read.record)) : null;
    if (!read.ok || holder !== null) {
      refused.push({ id, reason: read.ok ? String(holder) : read.reason });
      continue;
    }
    const { record, seq } = read;
    tx.add({ kind: 'created', resource, record, seq, before: null }, []);
    raise(tx, sequenceName(resource), seq);
    reserve(id, seq, record);
    ids.add(id);
    restored += 1;
  }
  for (const [name, last] of Object.entries(series)) raise(tx, name, last);
  return { restored, present, refused, taken };
}

// A record's own place in its sheet, and the values that no other may have.
function placesOf(unique: readonly string[], seq: number, record: JsonObject): string[] {
  const values = unique.filter((name) => typeof record[name] === 'string');
  return [`place ${seq}`, ...values.map((name) => `${name} "${String(record[name])}"`)];
}

function holderOf(holders: ReadonlyMap<string, string>, places: readonly string[]): string | null {
  const place = places.find((one) => holders.has(one));
  return place === undefined ? null : `Its ${place} belongs to ${holders.get(place) ?? ''}.`;
}

function raise(tx: OpenTransaction, name: string, last: number): void {
  if (last > tx.lastNumber(name)) tx.useNumber(name, last);
}
