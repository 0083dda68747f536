/** Every change is told by the events that the contract names for it, and by no others. */
import type { JournalEntry, JournalRecord } from '../../../core/store/journal/journal-entry.ts';
import { type SeenChange, typeOfRoute, typesOf, untoldObjects } from '../contract-events.ts';
import { isAcknowledged } from '../exchange.ts';
import type { JudgedRun } from '../judged-run.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

type State = Readonly<Record<string, unknown>>;

export const eventsNamed: Invariant = {
  name: 'every change has its events',
  check: (run) => [...entryFaults(run), ...routeFaults(run)],
};

function entryFaults({ journal, scene }: JudgedRun): string[] {
  const states = new Map<string, State>();
  return journal.flatMap((entry) => {
    const isNew = entry.transaction > scene.journal.length;
    const faults = isNew
      ? entry.records.flatMap((record, index) => faultsOf(entry, record, index, states))
      : [];
    for (const record of entry.records)
      if (record.kind !== 'told') states.set(record.id, parsedRecord(record));
    return faults.map((fault) => `transaction ${entry.transaction}: ${fault}`);
  });
}

function faultsOf(
  entry: JournalEntry,
  record: JournalRecord,
  index: number,
  states: ReadonlyMap<string, State>,
): string[] {
  const told = entry.events
    .filter((event) => event.record === index)
    .map(({ type }) => type)
    .sort();
  const { id, kind, object } = record;
  // Of what only an event was told, that is the event.
  const wanted =
    kind === 'told'
      ? told.slice(0, 1)
      : untoldObjects.includes(object)
        ? []
        : typesOf(seen(entry, record, kind, states));
  // One commit of what people did may change a record, set its status and settle what was paid on it.
  const isRight =
    entry.idempotencyKey === ''
      ? wanted.every((type) => told.includes(type)) || told.includes(`${object}.updated`)
      : JSON.stringify(told) === JSON.stringify(wanted);
  if (isRight && (kind !== 'told' || told.length === 1)) return [];
  return [`${id} is ${kind} and tells ${told.join(', ') || 'nothing'} for ${wanted.join(', ') || 'nothing'}`];
}

function seen(
  { records }: JournalEntry,
  record: JournalRecord,
  kind: SeenChange['kind'],
  states: ReadonlyMap<string, State>,
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

/** A write that changed nothing has no entry and tells nothing. */
function routeFaults(run: JudgedRun): string[] {
  return run.exchanges.filter(isAcknowledged).flatMap((exchange) => {
    const { method, path } = exchange.call;
    const entry = run.entryOf(exchange);
    const type = typeOfRoute(method, path);
    if (entry === undefined || type === null || entry.events.some((event) => event.type === type)) return [];
    return [`${method} ${path} does not tell ${type}`];
  });
}
