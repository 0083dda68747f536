/** Prepares one transaction: what it will write, number and report, before anything is written. */
import { invalid } from '../../errors/refusal.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { mayAll } from '../../schema/transaction.ts';
import { foundRecords } from './found-records.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { raiseLostSeries } from './lost-series.ts';
import { openChanges } from './open-changes.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { newRecordId } from '../../schema/record-id.ts';
import { resourceNamed, type Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { sequenceName } from '../table.ts';

/**
 * Begins the transaction that follows the journal's tail. Nothing is written before `commitTransaction`.
 * @param committedEdits fingerprints of edited rows that this request has committed before; null when further edited
 * rows are used as they stand, without an EditedRow error
 */
export function beginTransaction(
  session: Session,
  tail: JournalTail,
  committedEdits: readonly string[] | null = null,
): OpenTransaction {
  const { workspace, settings, today } = session;
  const atMs = Math.max(workspace.clock.now(), tail.atMs + 1);
  const now = new Date(atMs).toISOString();
  const transaction = tail.transaction + 1;
  const series: Record<string, number> = { ...tail.series };
  // Webhook endpoints are in no sheet.
  const proven = new Set<string>(['']);
  const problems: Problem[] = [];
  let shielded: readonly number[] = [];

  const idFor = (prefix: string, sequence: number): string =>
    newRecordId(prefix, atMs, sequence, workspace.random.uuid(), workspace.livemode);
  const resourceOf = (wanted: ResourceOrName): Resource => resourceNamed(session, wanted);
  const lastNumber = (name: string, of?: ResourceOrName): number => {
    const resource = of === undefined ? undefined : resourceOf(of);
    if (resource !== undefined && !proven.has(resource.sheet)) {
      proven.add(resource.sheet);
      raiseLostSeries(session, tail, series, resource);
    }
    return series[name] ?? 0;
  };
  const gathered = openChanges(() => idFor('evt', transaction));
  const { add, changes } = gathered;
  const records = foundRecords(session, tail, committedEdits, changes, () => shielded);
  const { placeOf } = records;

  const create = (wanted: ResourceOrName, content: JsonObject, adopt?: number): JsonObject => {
    const resource = resourceOf(wanted);
    const seq = lastNumber(sequenceName(resource), resource) + 1;
    series[sequenceName(resource)] = seq;
    const stamps = { id: idFor(resource.idPrefix, seq), version: 1, created_at: now, updated_at: now };
    const record = completed(resource, { ...content, ...stamps });
    const created = { kind: 'created', resource, record, seq, before: null } as const;
    return add(adopt === undefined ? created : { ...created, adopt }, [
      resource.createdEvent ?? `${resource.object}.created`,
    ]);
  };
  const change = (
    wanted: ResourceOrName,
    record: JsonObject,
    given: JsonObject,
    types: readonly string[] = [],
  ): JsonObject => {
    const resource = resourceOf(wanted);
    const before = placeOf(record);
    const names = Object.keys(given);
    // A change that names no field is one of the record, for example its return after a deletion.
    const isApart = names.length > 0 && names.every((name) => resource.fields[name]?.apart === true);
    const stamps = isApart ? {} : { version: Number(before.stored.record.version) + 1, updated_at: now };
    const after = completed(resource, { ...record, ...given, ...stamps });
    records.remember(after, before);
    return add({ kind: 'updated', resource, record: after, seq: before.stored.seq, before }, types);
  };

  return {
    now,
    today,
    settings,
    codeLists: workspace.background.codeLists,
    may: mayAll,
    number: transaction,
    series,
    ...gathered,
    placeOf,
    newId: (prefix) => idFor(prefix, transaction),
    // The types of records follow from the declarations, which the compiler cannot follow through a look-up by name.
    find: records.find as OpenTransaction['find'],
    readAhead: records.readAhead,
    readAheadByText: records.readAheadByText,
    findByText: records.findByText as OpenTransaction['findByText'],
    show: (resource, record) =>
      showRecord(resourceOf(resource), record, records.fingerprintOf(record.id), session),
    lastNumber,
    useNumber(name, number) {
      series[name] = number;
    },
    create: create as OpenTransaction['create'],
    change: change as OpenTransaction['change'],
    delete(resource, record) {
      const before = placeOf(record);
      const deleted = resourceOf(resource);
      add({ kind: 'deleted', resource: deleted, record, seq: before.stored.seq, before }, [
        `${deleted.object}.deleted`,
      ]);
    },
    committedEdits: committedEdits ?? [],
    addFound: records.addFound,
    savepoint() {
      const undo = gathered.savepoint();
      const kept = { ...series };
      return () => {
        undo();
        problems.length = 0;
        // A series that began since then has no number again.
        for (const name of Object.keys(series)) series[name] = kept[name] ?? 0;
      };
    },
    shield(places) {
      shielded = places;
    },
    recordEvent(resource, record, type) {
      const before = placeOf(record);
      add({ kind: 'recorded', resource: resourceOf(resource), record, seq: before.stored.seq, before }, [
        type,
      ]);
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
