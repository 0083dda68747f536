/** Invariants of events: each change has those that the contract names, and the API lists them. */
import type { JournalEntry, JournalRecord } from '../../../../src/core/store/journal/journal-entry.ts';
import { isAcknowledged } from '../../actors/exchange.ts';
import { type SeenChange, typeOfRoute, typesOf, untoldObjects } from '../../oracle/contract-events.ts';
import {
  isOfCaller,
  isRestored,
  type RunHistory,
  parsedRecord,
  type RecordState,
  withStatesBefore,
} from '../../oracle/run-history.ts';
import type { Invariant } from '../invariant.ts';

/** Every change is told by the events that the contract names for it, and by no others. */
export const eventsNamed: Invariant = {
  name: 'every change has its events',
  check: (run) => [...entryFaults(run), ...routeFaults(run)],
};

function entryFaults(run: RunHistory): string[] {
  const { journal, scene } = run;
  return withStatesBefore(journal, (entry, states) =>
    entry.transaction <= scene.journal.length
      ? []
      : entry.records.flatMap((record, index) =>
          faultsOf(run, { entry, record, index, states }).map(
            (fault) => `transaction ${entry.transaction}: ${fault}`,
          ),
        ),
  );
}

interface Recorded {
  readonly entry: JournalEntry;
  readonly record: JournalRecord;
  /** The record's place in its entry. */
  readonly index: number;
  /** The records before the entry, by their ids. */
  readonly states: ReadonlyMap<string, RecordState>;
}

function faultsOf(run: RunHistory, { entry, record, index, states }: Recorded): string[] {
  const told = entry.events
    .filter((event) => event.record === index)
    .map(({ type }) => type)
    .sort();
  const { id, kind, object } = record;
  if (kind === 'recorded' && told.length === 0)
    return isWithoutEffect(entry, id) && parsedRecord(record).version === states.get(id)?.version
      ? []
      : [`${id} is told of without an event, and is not as it was`];
  // A record that was only recorded has that one event.
  const wanted =
    kind === 'recorded'
      ? told.slice(0, 1)
      : untoldObjects.includes(object) || isRestored(run, entry, kind, parsedRecord(record))
        ? []
        : typesOf(seen(entry, record, kind, states));
  const isRight = !isOfCaller(entry)
    ? isToldOfHands(told, wanted, object, [states.get(id) ?? {}, parsedRecord(record)])
    : JSON.stringify(told) === JSON.stringify(wanted) || isPaidInParts(told, wanted, entry, id);
  if (isRight) return [];
  return [`${id} is ${kind} and tells ${told.join(', ') || 'nothing'} for ${wanted.join(', ') || 'nothing'}`];
}

// Of several payments in one commit the first may pay a part, and a later one the rest.
function isPaidInParts(
  told: readonly string[],
  wanted: readonly string[],
  { records }: JournalEntry,
  id: string,
): boolean {
  const payments = records.filter((one) => one.object === 'payment' && parsedRecord(one).invoice_id === id);
  const rest = told.filter((type) => type !== 'invoice.partially_paid');
  return payments.length > 1 && JSON.stringify(rest) === JSON.stringify(wanted);
}

const sums = ['amount_paid', 'amount_credited', 'credit_notes_total'];

// One commit of what people did may correct a record and set its status, or sum up anew what was paid on it or credited.
function isToldOfHands(
  told: readonly string[],
  wanted: readonly string[],
  object: string,
  [before, after]: readonly [RecordState, RecordState],
): boolean {
  const corrected = `${object}.updated`;
  const isChanged = sums.some((sum) => before[sum] !== after[sum]);
  const isSummedUp = object === 'invoice' && isChanged && told.includes(corrected);
  return (
    isSummedUp ||
    (wanted.every((type) => told.includes(type)) &&
      told.every((type) => wanted.includes(type) || type === corrected))
  );
}

function seen(
  { records }: JournalEntry,
  record: JournalRecord,
  kind: SeenChange['kind'],
  states: ReadonlyMap<string, RecordState>,
): SeenChange {
  const { object, id } = record;
  const payment = records.find((one) => one.object === 'payment' && parsedRecord(one).invoice_id === id);
  return {
    object,
    kind,
    before: states.get(id) ?? null,
    after: parsedRecord(record),
    payment: payment === undefined ? null : payment.kind === 'created' ? 'booked' : 'voided',
  };
}

// The API records a write that changed nothing under its key, so that a repetition gets the same answer. Of an entry that
// answers several requests only the record of one is looked at.
function isWithoutEffect(entry: JournalEntry, id: unknown): boolean {
  const { requests, events, records } = entry;
  const own = records.flatMap((record, index) => (requests.length < 2 || record.id === id ? [index] : []));
  return (
    isOfCaller(entry) &&
    own.every((index) => records[index]?.kind === 'recorded') &&
    !events.some(({ record }) => own.includes(record))
  );
}

/** A write that changed nothing tells nothing. */
function routeFaults(run: RunHistory): string[] {
  return run.exchanges.filter(isAcknowledged).flatMap((exchange) => {
    const { method, path } = exchange.call;
    const entry = run.entryOf(exchange);
    const type = typeOfRoute(method, path);
    if (entry === undefined || type === null || isWithoutEffect(entry, exchange.answer?.body.id)) return [];
    if (entry.events.some((event) => event.type === type)) return [];
    return [`${method} ${path} does not tell ${type}`];
  });
}

interface ToldEvent {
  readonly id: string;
  readonly type: string;
}

/** Every committed event is told, in order, and no event is told of what was not committed. */
export const eventsRecorded: Invariant = {
  name: 'every committed event is told',
  check(run) {
    const idsOf = ({ events }: JournalEntry): string[] => events.map(({ id }) => id);
    const committed = run.journal.flatMap(idsOf);
    const kept = run.journal.filter(({ transaction }) => !run.retiredMs.has(transaction)).flatMap(idsOf);
    const polled = run.exchanges
      .filter(({ call, answer }) => call.path.endsWith('/events') && answer?.status === 200)
      .flatMap(({ answer }) => eventsOf(answer?.body.data));
    const invented = polled.filter(({ id }) => !committed.includes(id));
    return [
      ...invented.map(({ id, type }) => `${type} ${id} was told and never committed`),
      ...missing(run, kept),
    ];
  },
};

function missing({ finalReads }: RunHistory, committed: readonly string[]): string[] {
  if (finalReads.events === null) return [];
  const told = eventsOf(finalReads.events.body.data).map(({ id }) => id);
  const wanted = [...committed].reverse();
  if (
    finalReads.events.body.has_more !== true &&
    JSON.stringify(told.slice().sort()) !== JSON.stringify(wanted.slice().sort())
  )
    return [
      `${told.length} of ${wanted.length} events are told: ${wanted.filter((id) => !told.includes(id)).join(', ')}`,
    ];
  return [];
}

function eventsOf(data: unknown): readonly ToldEvent[] {
  return Array.isArray(data) ? (data as ToldEvent[]) : [];
}
