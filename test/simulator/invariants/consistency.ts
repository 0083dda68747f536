/** Invariants of what callers see of each other: reads show acknowledged writes, and If-Match refuses lost updates. */
import { hintsTtlSeconds, unfinishedName } from '../../../src/core/store/hints.ts';
import { sequenceOf } from '../../../src/core/schema/record-id.ts';
import { type SimulatedExchange, isAcknowledged } from '../actors/exchange.ts';
import { finalActor } from '../actors/final-steps.ts';
import { isHandled, type State, statesOf } from '../oracle/record-histories.ts';
import type { RunHistory, RecordVersion } from '../oracle/run-history.ts';
import type { Invariant } from './invariant.ts';

/** A read shows only what was committed, and everything that was acknowledged before it began. */
export const readsSeeWrites: Invariant = {
  name: 'reads see acknowledged writes',
  check: (run) =>
    run.exchanges
      .filter(({ call, answer }) => call.method === 'GET' && answer !== null && answer.status !== 429)
      .flatMap((read) => {
        const floor = floorOf(run, read);
        const faults =
          read.answer?.body.object === 'list' ? listFaults(run, read, floor) : recordFaults(run, read, floor);
        return faults.map((fault) => `${read.actor} ${read.call.path}: ${fault}`);
      }),
};

/** The newest versions that were acknowledged before the read began. */
function floorOf({ exchanges }: RunHistory, read: SimulatedExchange): Map<string, number> {
  const floor = new Map<string, number>();
  for (const exchange of exchanges) {
    const { answer, answeredAt } = exchange;
    if (!isAcknowledged(exchange) || answeredAt === null || answeredAt > read.begunAt) continue;
    if (isLate(exchange, read)) continue;
    const { id, version } = (answer?.body ?? {}) as Partial<RecordVersion>;
    if (id === undefined || version === undefined) continue;
    floor.set(id, Math.max(version, floor.get(id) ?? 0));
  }
  return floor;
}

/**
 * True for a commit whose rows a read may miss. Without them a commit is acknowledged with a mark in the cache, by which
 * the next request writes them. When the cache has not taken that mark or has lost it, they come with the next write; at
 * the end they are there.
 */
function isLate(exchange: SimulatedExchange, read: SimulatedExchange): boolean {
  return read.actor !== finalActor && unfinishedIn(exchange) > markSeen(read);
}

function mayBeLate({ exchanges }: RunHistory, read: SimulatedExchange, id: string): boolean {
  return exchanges.some((exchange) => exchange.answer?.body.id === id && isLate(exchange, read));
}

/** The transaction that a write has acknowledged without its rows; 0 for none. */
function unfinishedIn({ attempts }: SimulatedExchange): number {
  const marks = attempts.flatMap(({ calls }) =>
    calls.flatMap(({ call: { member, detail } }) =>
      member === 'Cache.put' && detail.includes(unfinishedName) ? detail.map(Number) : [],
    ),
  );
  // The time that the cache keeps the mark stands beside it.
  return Math.max(0, ...marks.filter((mark) => mark < hintsTtlSeconds));
}

/** The newest such transaction that each attempt of a read was told of; 0 for none. */
function markSeen({ attempts }: SimulatedExchange): number {
  const seen = attempts.map(({ calls }) => {
    const values = calls.map(({ result }) => (result.kind === 'value' ? result.value : null));
    const texts = values.map((value) => (value as Partial<Record<string, string>> | null)?.[unfinishedName]);
    return Number(texts.find((text) => text !== undefined) ?? 0);
  });
  return Math.min(...seen);
}

function recordFaults(
  run: RunHistory,
  read: SimulatedExchange,
  floor: ReadonlyMap<string, number>,
): string[] {
  const { call, answer } = read;
  const id = call.path.split('/')[4];
  if (id === undefined) return [];
  if (answer?.status === 404) {
    const isUnknown = call.refusal !== undefined || mayBeGone(run, id) || mayBeLate(run, read, id);
    return isUnknown ? [] : ['is not found'];
  }
  if (answer?.status !== 200) return [];
  return shownFaults(run, read, answer.body as unknown as RecordVersion, floor);
}

function listFaults(run: RunHistory, read: SimulatedExchange, floor: ReadonlyMap<string, number>): string[] {
  const { call, answer } = read;
  if (/\/(events|deliveries)$/.test(call.path) || answer === null) return [];
  const { data, has_more } = answer.body as unknown as { data: readonly RecordVersion[]; has_more: boolean };
  const ids = data.map(({ id }) => id);
  const oldest = ids[ids.length - 1] ?? '';
  const prefix = prefixOf(run, call.path);
  // Another invariant checks whether a list shows all that meets its conditions.
  const isPlain = !/(^|&)(?!limit=)/.test(call.query ?? 'limit=');
  const due = !isPlain
    ? []
    : [...floor.keys()].filter((id) => id.startsWith(prefix) && (has_more !== true || madeAfter(id, oldest)));
  return [
    ...data.flatMap((record) => shownFaults(run, read, record, floor)),
    ...due.filter((id) => !ids.includes(id) && !mayBeGone(run, id)).map((id) => `does not list ${id}`),
  ];
}

// Records of one commit have one time: the number that their ids hold tells which was made later.
function madeAfter(id: string, other: string): boolean {
  return (
    Number(sequenceOf(id, id.split('_')[0] ?? '')) > Number(sequenceOf(other, other.split('_')[0] ?? ''))
  );
}

function shownFaults(
  run: RunHistory,
  { actor }: SimulatedExchange,
  shown: RecordVersion,
  floor: ReadonlyMap<string, number>,
): string[] {
  // A copy, or a row that has come back, may be met before it is settled; at the end everything is.
  if (actor !== finalActor && run.world.editedIds.has(shown.id)) return [];
  const least = floor.get(shown.id) ?? 0;
  if (shown.version < least) return [`shows version ${shown.version} of ${shown.id} after ${least}`];
  if (run.isCommitted(shown)) return [];
  return [`shows a state of ${shown.id} that was never committed: ${JSON.stringify(shown)}`];
}

function mayBeGone({ world, journal }: RunHistory, id: string): boolean {
  const isDeleted = journal.some(({ records }) =>
    records.some((record) => record.id === id && record.kind === 'deleted'),
  );
  return isDeleted || world.deletedIds.has(id);
}

function prefixOf({ journal }: RunHistory, path: string): string {
  const plural = path.split('/')[3] ?? '';
  const record = journal.flatMap(({ records }) => records).find(({ object }) => `${object}s` === plural);
  return record?.id.slice(0, 4) ?? '?';
}

/** A write with If-Match changes the very state that its tag names, and is refused only when there is another. */
export const ifMatchKept: Invariant = {
  name: 'If-Match is kept',
  check: (run) =>
    run.exchanges.flatMap((exchange) => {
      const { call, answer } = exchange;
      const tag = call.headers?.['if-match'];
      const id = call.path.split('/')[4] ?? '';
      // A tag may name what a person has typed and nobody has committed.
      if (tag === undefined || answer === null || isHandled(run, id)) return [];
      const found = { run, exchange, tag, id };
      if (isAcknowledged(exchange)) return writtenFaults(found);
      return answer.status === 412 ? refusedFaults(found) : [];
    }),
};

interface Tagged {
  readonly run: RunHistory;
  readonly exchange: SimulatedExchange;
  readonly tag: string;
  readonly id: string;
}

function writtenFaults({ run, exchange, tag, id }: Tagged): string[] {
  const { call, answer } = exchange;
  const entry = run.entryOf(exchange);
  const state = statesOf(run).find((one) => one.entry === entry && one.id === id);
  // A write that changed nothing shows the state that it met.
  const met = state === undefined ? answer?.body.etag : state.before?.shown.etag;
  return met === tag ? [] : [`${call.method} ${call.path} was to meet ${tag} and met ${String(met)}`];
}

function refusedFaults({ run, exchange, tag, id }: Tagged): string[] {
  const own = statesOf(run).filter((one) => one.id === id);
  const isLast = (state: State | undefined): boolean =>
    state?.kind !== 'deleted' && state?.shown.etag === tag;
  const { call, answer } = exchange;
  return isLast(own[own.length - 1])
    ? [
        `${call.method} ${call.path} was to meet ${tag}, which it is, and was told ${String(answer?.body.code)}`,
      ]
    : [];
}
