/** Prepares one transaction: what it will write, number and report, before anything is written. */
import { invalid } from '../../errors/refusal.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { mayAll, type Warning } from '../../schema/transaction.ts';
import { foundRecords } from './found-records.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { raiseLostSeries } from './lost-series.ts';
import type { NewEvent, OpenTransaction } from './open-transaction.ts';
import { newRecordId } from '../../schema/record-id.ts';
import { resourceNamed, type Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { sequenceName } from '../table.ts';
import { isRewritten, type RecordChange, type RowToAdopt } from '../write/record-change.ts';

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
  const changes: RecordChange[] = [];
  const events: NewEvent[] = [];
  const warnings: Warning[] = [];
  const problems: Problem[] = [];
  let further: string[] = [];
  let answer: number | null = null;
  let last = 0;
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
  const records = foundRecords(session, tail, committedEdits, changes, () => shielded);
  const { placeOf } = records;
  const add = (change: RecordChange, types: readonly string[]): JsonObject => {
    // The journal has one change for each record, although the transaction may change the record several times.
    const earlier = changes.findIndex(({ kind, before }) => isRewritten(kind) && before === change.before);
    const index = isRewritten(change.kind) && earlier >= 0 ? earlier : changes.length;
    changes[index] = change;
    last = index;
    const { propertyRecords } = change.resource;
    const isTold =
      propertyRecords === undefined || propertyRecords.tellsChanges || change.kind === 'recorded';
    const eventTypes = isTold ? [...new Set([...types, ...further])] : [];
    // Several payments of an invoice that are committed together tell the same of it, and once is enough.
    const isThere = (type: string): boolean =>
      events.some((one) => one.record === index && one.type === type);
    for (const type of eventTypes.filter((one) => !isThere(one))) {
      events.push({ id: idFor('evt', transaction), type, record: index });
    }
    further = [];
    return change.record;
  };

  const create = (wanted: ResourceOrName, content: JsonObject, adopt?: RowToAdopt): JsonObject => {
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
    changes,
    events,
    warnings,
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
    add,
    savepoint() {
      const [keptChanges, keptSeries] = [[...changes], { ...series }];
      const [eventCount, warningCount] = [events.length, warnings.length];
      return () => {
        changes.splice(0, changes.length, ...keptChanges);
        events.length = eventCount;
        warnings.length = warningCount;
        problems.length = 0;
        further = [];
        answer = null;
        // A series that began since then has no number again.
        for (const name of Object.keys(series)) series[name] = keptSeries[name] ?? 0;
      };
    },
    shield(places) {
      shielded = places;
    },
    answerWith(record) {
      answer = changes.findIndex((change) => change.record === record);
    },
    takeAnswer() {
      const record = answer ?? last;
      answer = null;
      return { record, warnings: warnings.splice(0) };
    },
    addEvent(type) {
      further.push(type);
    },
    recordEvent(resource, record, type) {
      const before = placeOf(record);
      add({ kind: 'recorded', resource: resourceOf(resource), record, seq: before.stored.seq, before }, [
        type,
      ]);
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
