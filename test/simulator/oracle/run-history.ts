/** Reads the history of a finished run from its workbook: the journal in order, and the records that it leaves. */
import { createHash } from 'node:crypto';
import { type ApiKey, keysAmong, lineageOf } from '../../../src/core/access/api-key.ts';
import type { JournalEntry, JournalRecord } from '../../../src/core/store/journal/journal-entry.ts';
import { isOfOtherMode } from '../../../src/core/schema/record-id.ts';
import { answerBody } from '../../../src/core/store/journal/journal-request.ts';
import type { SimulatedExchange } from '../actors/exchange.ts';
import type { FinishedRun } from '../schedule/run.ts';
import type { SceneFacts } from '../world/scene.ts';
import { liveJournalRows, readStandingEntries, readTestEntries } from './journal-rows.ts';

/** A finished run with what its workbook says: the journal in order, and the records that it leaves behind. */
export interface RunHistory extends FinishedRun {
  /** The requests of live keys about live data; every promise but one is about them. */
  readonly exchanges: readonly SimulatedExchange[];
  /** The requests of test keys. */
  readonly testExchanges: readonly SimulatedExchange[];
  /** The requests that name a record of the other mode. */
  readonly strayExchanges: readonly SimulatedExchange[];
  /** The journal of test mode. */
  readonly testJournal: readonly JournalEntry[];
  /** By ascending transaction, however the rows stand, with those that were removed because of their age. */
  readonly journal: readonly JournalEntry[];
  /** When entries were removed, in milliseconds since the Unix epoch, by their transactions. */
  readonly retiredMs: ReadonlyMap<number, number>;
  /** The last state of every record that was ever committed. */
  readonly last: ReadonlyMap<string, Committed>;
  /** True for a record as some entry of the journal has left it, but for what answers say besides. */
  isCommitted(shown: RecordVersion): boolean;
  /** The entry that an exchange's key committed, if it did. */
  entryOf(exchange: SimulatedExchange): JournalEntry | undefined;
  /** The body that the journal keeps as the answer to an exchange. */
  committedAnswer(exchange: SimulatedExchange): string | undefined;
}

/** A record in an answer. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/** A record as an entry of the journal left it. */
export interface Committed {
  readonly record: JournalRecord;
  readonly transaction: number;
}

/** Reads the workbook of a run that is over. */
export function runHistory(run: FinishedRun): RunHistory {
  const { world } = run;
  const journal = [
    ...readStandingEntries(run, liveJournalRows(run)),
    ...readStandingEntries(
      run,
      world.retired.map(({ cells }) => cells),
    ),
  ].sort((a, b) => a.transaction - b.transaction);
  const isOfTest = ({ call }: SimulatedExchange): boolean => call.key === 'test';
  const isStray = (exchange: SimulatedExchange): boolean =>
    (exchange.call.path.match(/[a-z]+_\w{26}/g) ?? []).some((id) => isOfOtherMode(id, !isOfTest(exchange)));
  const retiredMs = new Map(world.retired.map(({ cells, atMs }) => [Number(cells[0]), atMs]));
  const last = new Map<string, Committed>();
  for (const { transaction, records } of journal)
    for (const record of records) {
      // A record that was only recorded stays as it is.
      if (record.kind !== 'recorded') last.set(record.id, { record, transaction });
    }
  const hashOf = hashKeys(run);
  const entryOf = (exchange: SimulatedExchange): JournalEntry | undefined => {
    const hash = hashOf(exchange);
    return hash === null ? undefined : journal.find((entry) => keyHashesOf(entry).includes(hash));
  };
  const states = new Set(journal.flatMap(({ records }) => records.map(stateOf)));
  return {
    ...run,
    exchanges: run.exchanges.filter((exchange) => !isOfTest(exchange) && !isStray(exchange)),
    testExchanges: run.exchanges.filter(isOfTest),
    strayExchanges: run.exchanges.filter(isStray),
    journal,
    testJournal: readTestEntries(run),
    retiredMs,
    last,
    isCommitted: (shown) => states.has(lasting(shown)),
    entryOf,
    committedAnswer(exchange) {
      const entry = entryOf(exchange);
      const request = entry?.requests.find(({ idempotencyKey }) => idempotencyKey === hashOf(exchange));
      return request === undefined ? undefined : answerBody(request.answer, entry?.records ?? []);
    },
  };
}

/** The hashes of the Idempotency-Keys that an entry answers. */
export function keyHashesOf({ requests }: JournalEntry): string[] {
  return requests.map(({ idempotencyKey }) => idempotencyKey).filter((hash) => hash !== '');
}

/** True for an entry that requests have committed; each request of a run has an Idempotency-Key. */
export function isOfCaller(entry: JournalEntry): boolean {
  return keyHashesOf(entry).length > 0;
}

const knownStates = new WeakMap<JournalRecord, string>();

function stateOf(record: JournalRecord): string {
  const state = knownStates.get(record) ?? lasting(parsedRecord(record));
  knownStates.set(record, state);
  return state;
}

// An answer adds to the record: warnings for the writer, flags that depend on the day, the address of its page, and the
// business as it is now while a document is a draft.
function lasting(record: object): string {
  const { status, seller } = record as { readonly status?: unknown; readonly seller?: unknown };
  const flags = { warnings: undefined, is_overdue: undefined, is_expired: undefined, hosted_url: undefined };
  return JSON.stringify({ ...record, ...flags, seller: status === 'draft' ? undefined : seller });
}

// As the API hashes a caller's key; the key of the API itself is known by its own hash.
function hashKeys({ scene }: FinishedRun): (exchange: SimulatedExchange) => string | null {
  const keys = keysAmong(scene.properties.script ?? {});
  const lineages = new Map<keyof SceneFacts['keys'], string>();
  for (const [name, text] of Object.entries(scene.facts.keys)) {
    const key: ApiKey | undefined = keys.find(({ hash }) => hash === sha256(text));
    if (key !== undefined) lineages.set(name as keyof SceneFacts['keys'], lineageOf(key));
  }
  return ({ call, idempotencyKey }) =>
    idempotencyKey === null ? null : sha256(`${lineages.get(call.key ?? 'main')}\n${idempotencyKey}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const known = new WeakMap<JournalRecord, Readonly<Record<string, unknown>>>();

/** The record as the answer showed it. */
export function parsedRecord(record: JournalRecord): Readonly<Record<string, unknown>> {
  const parsed = known.get(record) ?? (JSON.parse(record.text) as Readonly<Record<string, unknown>>);
  known.set(record, parsed);
  return parsed;
}

/** A record as it was committed. */
export type RecordState = Readonly<Record<string, unknown>>;

/**
 * Goes through the journal from its first entry.
 * @param judge told of each entry with the states before it; a record that was deleted keeps its last one, because an
 * undo brings it back as it was
 */
export function withStatesBefore(
  journal: readonly JournalEntry[],
  judge: (entry: JournalEntry, states: ReadonlyMap<string, RecordState>) => readonly string[],
): string[] {
  const states = new Map<string, RecordState>();
  return journal.flatMap((entry) => {
    const faults = judge(entry, states);
    for (const record of entry.records) {
      if (record.kind !== 'recorded' && record.kind !== 'deleted')
        states.set(record.id, parsedRecord(record));
    }
    return faults;
  });
}

const restores = ['developerArea exchange_restore', 'developerArea exchange_table'];

/** True for the state of a record that came into the workspace with the time of its own past. */
export function isRestored(
  { executions }: Pick<RunHistory, 'executions'>,
  entry: JournalEntry,
  kind: string,
  { created_at }: Readonly<Record<string, unknown>>,
): boolean {
  const isOfOwner = executions.some(({ purpose }) => restores.includes(purpose));
  return isOfOwner && !isOfCaller(entry) && kind === 'created' && String(created_at) < entry.at;
}
