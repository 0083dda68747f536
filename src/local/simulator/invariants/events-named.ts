/** Every change is told by the events that the contract names for it, and by no others. */
import type { JournalEntry, JournalRecord } from '../../../core/store/journal/journal-entry.ts';
import { type SeenChange, typeOfRoute, typesOf, untoldObjects } from '../contract-events.ts';
import { isAcknowledged } from '../exchange.ts';
import type { JudgedRun } from '../judged-run.ts';
import { parsedRecord } from '../parsed-record.ts';
import { isRestored } from '../restored-records.ts';
import { type RecordState, withStatesBefore } from '../record-states.ts';
import type { Invariant } from './invariant.ts';

export const eventsNamed: Invariant = {
  name: 'every change has its events',
  check: (run) => [...entryFaults(run), ...routeFaults(run)],
};

function entryFaults(run: JudgedRun): string[] {
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
  /** What records were before the entry, by their ids. */
  readonly states: ReadonlyMap<string, RecordState>;
}

function faultsOf(run: JudgedRun, { entry, record, index, states }: Recorded): string[] {
  const told = entry.events
    .filter((event) => event.record === index)
    .map(({ type }) => type)
    .sort();
  const { id, kind, object } = record;
  if (kind === 'recorded' && told.length === 0)
    return isWithoutEffect(entry) && parsedRecord(record).version === states.get(id)?.version
      ? []
      : [`${id} is told of without an event, and is not as it was`];
  // Of what only an event was told, that is the event.
  const wanted =
    kind === 'recorded'
      ? told.slice(0, 1)
      : untoldObjects.includes(object) || isRestored(run, entry, kind, parsedRecord(record))
        ? []
        : typesOf(seen(entry, record, kind, states));
  const isRight =
    entry.idempotencyKey === ''
      ? isToldOfHands(told, wanted, object, {
          before: states.get(id)?.amount_paid,
          after: parsedRecord(record).amount_paid,
        })
      : JSON.stringify(told) === JSON.stringify(wanted);
  if (isRight) return [];
  return [`${id} is ${kind} and tells ${told.join(', ') || 'nothing'} for ${wanted.join(', ') || 'nothing'}`];
}

// One commit of what people did may correct a record and set its status, or sum up anew what was paid on it.
function isToldOfHands(
  told: readonly string[],
  wanted: readonly string[],
  object: string,
  paid: { readonly before: unknown; readonly after: unknown },
): boolean {
  const corrected = `${object}.updated`;
  const isSummedUp = object === 'invoice' && paid.before !== paid.after && told.includes(corrected);
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

// What changed nothing is remembered under its key, so that a repetition is answered as it was.
function isWithoutEffect({ idempotencyKey, events, records }: JournalEntry): boolean {
  return idempotencyKey !== '' && events.length === 0 && records.every(({ kind }) => kind === 'recorded');
}

/** A write that changed nothing tells nothing. */
function routeFaults(run: JudgedRun): string[] {
  return run.exchanges.filter(isAcknowledged).flatMap((exchange) => {
    const { method, path } = exchange.call;
    const entry = run.entryOf(exchange);
    const type = typeOfRoute(method, path);
    if (entry === undefined || type === null || isWithoutEffect(entry)) return [];
    if (entry.events.some((event) => event.type === type)) return [];
    return [`${method} ${path} does not tell ${type}`];
  });
}
