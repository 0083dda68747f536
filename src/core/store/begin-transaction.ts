/** Drafts one transaction: what it will write, number and tell, before anything is written. */
import { invalid } from '../errors/refusal.ts';
import type { Warning } from '../schema/transaction.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Cell } from '../workspace.ts';
import { isRewritten, type PlacedRecord, type RecordChange } from './write/record-change.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { findById, findByText, newestRow, readLikelyRows } from './locate/find-record.ts';
import { laterWrites } from './journal/row-marks.ts';
import { type ReadRow, readableRecord } from './read/read-records.ts';
import type { NewEvent, OpenTransaction } from './open-transaction.ts';
import { newRecordId } from './record-id.ts';
import type { StoredRecord } from './row-codec.ts';
import { sequenceName, recordTable } from './table.ts';
import type { Session } from './session.ts';
import { TouchedRow } from './touched-row.ts';

/**
 * Opens the draft of the transaction that follows the journal's tail.
 * @param settled fingerprints of rows that were edited by hand and that this request has settled before; null when
 * meeting another such row is to be taken as it stands, else that throws TouchedRow where it can be settled
 */
export function beginTransaction(
  session: Session,
  tail: JournalTail,
  settled: readonly string[] | null = null,
): OpenTransaction {
  const { workspace, settings, today } = session;
  const atMs = Math.max(workspace.clock.now(), tail.atMs + 1);
  const now = new Date(atMs).toISOString();
  const transaction = tail.transaction + 1;
  const series: Record<string, number> = { ...tail.series };
  const laterWrite = laterWrites(tail.marks);
  const changes: RecordChange[] = [];
  const events: NewEvent[] = [];
  const warnings: Warning[] = [];
  const problems: Problem[] = [];
  const found = new Map<JsonObject, PlacedRecord>();
  const ahead = new Map<string, ReadRow>();
  let further: string[] = [];
  let answer: number | null = null;

  // A record that this draft has changed is found as it will be.
  const latest = (id: string): RecordChange | undefined =>
    changes.filter((change) => change.record.id === id).pop();
  const idFor = (prefix: string, sequence: number): string =>
    newRecordId(prefix, atMs, sequence, workspace.random.uuid());
  const lastOf = (name: string): number => series[name] ?? 0;
  const takeStored = (
    stored: StoredRecord | null,
    row: number,
    cells: readonly Cell[] = [],
  ): JsonObject | null => {
    if (stored !== null) found.set(stored.record, { stored, row, cells });
    return stored?.record ?? null;
  };
  const take = (read: ReadRow): JsonObject => {
    const stored = readableRecord(read);
    // A gap that is filled again: a person has brought back a record that was deleted. Or an old copy of its row.
    const gaps = session.hints.gaps[read.sheet] ?? [];
    const isOutOfPlace = gaps.includes(stored.seq) || laterWrite(read) > 0;
    const isTouched =
      !stored.isUntouched || (isOutOfPlace && settled?.includes(stored.fingerprint) === false);
    if (settled !== null && isTouched && workspace.sheetEdits !== undefined)
      throw new TouchedRow(read, stored);
    const news = latest(read.id);
    if (news !== undefined) return news.record;
    takeStored(stored, read.row, read.cells);
    return stored.record;
  };
  const placeOf = (record: JsonObject): PlacedRecord => {
    const place = found.get(record);
    if (place === undefined) throw new Error('This draft has not found that record.');
    return place;
  };
  const add = (change: RecordChange, types: readonly string[]): JsonObject => {
    // A record changes once in a transaction, however often it is changed in its draft.
    const earlier = changes.findIndex(({ kind, before }) => isRewritten(kind) && before === change.before);
    const index = isRewritten(change.kind) && earlier >= 0 ? earlier : changes.length;
    changes[index] = change;
    // What no sheet shows is the API's own business: nobody is told of it.
    const told =
      change.resource.keeper !== undefined && change.kind !== 'recorded' ? [] : [...types, ...further];
    for (const type of told) {
      events.push({ id: idFor('evt', transaction), type, record: index });
    }
    further = [];
    return change.record;
  };

  return {
    now,
    today,
    settings,
    transaction,
    series,
    changes,
    events,
    warnings,
    placeOf,
    newId: (prefix) => idFor(prefix, transaction),
    find(resource, id) {
      if (resource.keeper !== undefined) return takeStored(resource.keeper.find(workspace, id), 0);
      const news = latest(id);
      if (news !== undefined) return news.record;
      const table = recordTable(resource);
      const read = ahead.get(id) ?? findById(session, table, id);
      if (read === null) return null;
      return take(laterWrite(read) === 0 ? read : (newestRow(session, table, id) ?? read));
    },
    readAhead(resource, ids) {
      for (const read of readLikelyRows(session, recordTable(resource), ids)) ahead.set(read.id, read);
    },
    findByText(resource, field, text) {
      // What this draft has made stands in no sheet yet.
      const made = changes.filter((change) => change.kind === 'created' && change.resource === resource);
      const found = findByText(session, recordTable(resource), field, text).map(take);
      return [...found, ...made.map(({ record }) => record).filter((record) => record[field] === text)];
    },
    lastOf,
    use(name, number) {
      series[name] = number;
    },
    create(resource, content, adopt) {
      const seq = lastOf(sequenceName(resource)) + 1;
      series[sequenceName(resource)] = seq;
      const stamps = { id: idFor(resource.idPrefix, seq), version: 1, created_at: now, updated_at: now };
      const record = completed(resource, { ...content, ...stamps });
      const created = { kind: 'created', resource, record, seq, before: null } as const;
      return add(adopt === undefined ? created : { ...created, adopt }, [
        resource.createdEvent ?? `${resource.object}.created`,
      ]);
    },
    change(resource, record, given) {
      const before = placeOf(record);
      const stamps = { version: Number(before.stored.record.version) + 1, updated_at: now };
      const after = completed(resource, { ...record, ...given, ...stamps });
      found.set(after, before);
      return add({ kind: 'updated', resource, record: after, seq: before.stored.seq, before }, []);
    },
    remove(resource, record) {
      const before = placeOf(record);
      add({ kind: 'deleted', resource, record, seq: before.stored.seq, before }, [
        `${resource.object}.deleted`,
      ]);
    },
    settled: settled ?? [],
    take,
    add,
    savepoint() {
      const [keptChanges, keptSeries] = [[...changes], { ...series }];
      const [told, warned] = [events.length, warnings.length];
      return () => {
        changes.splice(0, changes.length, ...keptChanges);
        events.length = told;
        warnings.length = warned;
        problems.length = 0;
        further = [];
        // A series that began since has no number again.
        for (const name of Object.keys(series)) series[name] = keptSeries[name] ?? 0;
      };
    },
    answerWith(record) {
      answer = changes.findIndex((change) => change.record === record);
    },
    answerIndex: () => answer ?? changes.length - 1,
    addEvent(type) {
      further.push(type);
    },
    tell(resource, record, type) {
      const before = placeOf(record);
      add({ kind: 'recorded', resource, record, seq: before.stored.seq, before }, [type]);
    },
    warn(warning) {
      warnings.push(warning);
    },
    fault(problem) {
      problems.push(problem);
    },
    stopOnFaults() {
      if (problems.length > 0) throw invalid(problems);
    },
  };
}

function completed(resource: Resource, record: JsonObject): JsonObject {
  return { ...record, ...resource.complete?.(record) };
}
