/** Invariants of lists: in order, complete, and with the records that were asked for. */
import { timeOf } from '../../../../src/core/store/record-id.ts';
import type { ApiCall } from '../../actors/actor.ts';
import type { Exchange } from '../../actors/exchange.ts';
import { finalActor } from '../../actors/final-steps.ts';
import { conditionsOf, meets } from '../../oracle/listed-records.ts';
import { type RunHistory, parsedRecord } from '../../oracle/run-history.ts';
import { recordSheets } from '../../world/billing-sheets.ts';
import type { Invariant } from '../invariant.ts';

/** Lists and events come newest first, each once. */
export const listsInOrder: Invariant = {
  name: 'lists are in order',
  check: ({ exchanges, world, skewMs }) =>
    exchanges.flatMap(({ call, actor, answer }) => {
      if (answer?.body.object !== 'list' || isSortedOtherwise(call)) return [];
      const listed = answer.body.data as readonly Entry[];
      // A copy is listed beside its original until it is settled.
      const entries = actor === finalActor ? listed : listed.filter(({ id }) => !world.editedIds.has(id));
      const ids = entries.map(({ id }) => id);
      const misplaced = entries.filter(
        (entry, index) =>
          ids.indexOf(entry.id) !== index || madeAt(entry) > latestAfter(entries[index - 1] ?? entry, skewMs),
      );
      return misplaced.map(({ id }) => `${actor} ${call.path}?${call.query ?? ''} has ${id} out of place`);
    }),
};

interface Entry {
  readonly id: string;
  readonly object?: string;
  readonly created_at?: string;
}

// Ids tell when they were made; events of one transaction were made at once. The id of a delivery tells the time of its
// event, which a recovery sends again later than a younger one.
function madeAt({ id, object, created_at = '' }: Entry): number {
  return object === 'delivery' ? Date.parse(created_at) : timeOf(id);
}

// The machines whose clocks time two deliveries may differ; records and events have one clock, the journal's.
function latestAfter(entry: Entry, skewMs: number): number {
  return madeAt(entry) + (entry.object === 'delivery' ? skewMs : 0);
}

function isSortedOtherwise({ query = '' }: ApiCall): boolean {
  return /(^|&)sort=(?!-created_at(&|$))/.test(query);
}

/** The lists at the end show every record that is there, and none that is gone. */
export const listsComplete: Invariant = {
  name: 'lists are complete',
  check: (run) =>
    recordSheets.flatMap(({ plural }) => (plural === null ? [] : completenessFaults(run, plural))),
};

function completenessFaults({ finalReads, last }: RunHistory, plural: string): string[] {
  const answer = finalReads.lists.get(plural);
  if (answer?.body.object !== 'list' || answer.body.has_more === true) return [];
  const listed = new Set((answer.body.data as readonly { readonly id: string }[]).map(({ id }) => id));
  const records = [...last.values()]
    .map(({ record }) => record)
    .filter(({ object }) => `${object}s` === plural);
  const there = new Set(records.filter(({ kind }) => kind !== 'deleted').map(({ id }) => id));
  return [
    ...[...there].filter((id) => !listed.has(id)).map((id) => `${plural} lack ${id}`),
    ...[...listed].filter((id) => !there.has(id)).map((id) => `${plural} show ${id}, which is not there`),
  ];
}

type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

const timeZone = 'Europe/Berlin';
const plurals = ['events', ...recordSheets.map(({ plural }) => plural)];

/** A list shows what meets its conditions and nothing else; over all its pages, what stands still comes once. */
export const listsAsAsked: Invariant = {
  name: 'lists hold what was asked for',
  check(run) {
    const walks = walksOf(run.exchanges);
    if (walks.length === 0) return [];
    const stillOnes = [...stillRecords(run), ...stillEvents(run)];
    return walks.flatMap((pages) => faultsOf(pages, stillOnes));
  },
};

/** Events from before the run; the API forgets them after a month. */
function stillEvents({ retiredMs, scene }: RunHistory): [string, Shown][] {
  if (retiredMs.size > 0) return [];
  const events = scene.journal.flatMap(({ entry }) => entry.events);
  return events.map(({ id }) => [id, { id, object: 'event' }]);
}

/** Pages of one list that follow each other, the first without a cursor. */
function walksOf(exchanges: readonly Exchange[]): Exchange[][] {
  const walks: Exchange[][] = [];
  for (const exchange of exchanges) {
    const { call, answer } = exchange;
    const plural = call.path.split('/')[3] ?? '';
    if (call.method !== 'GET' || call.path.split('/').length !== 4) continue;
    if (answer?.status !== 200 || !plurals.includes(plural)) continue;
    const cursor = new URLSearchParams(call.query).get('cursor');
    const walk = walks.find(
      (pages) => cursor !== null && pages[pages.length - 1]?.answer?.body.next_cursor === cursor,
    );
    if (walk === undefined) walks.push([exchange]);
    else walk.push(exchange);
  }
  return walks;
}

/** Records that nobody has written since the scene. */
function stillRecords({ last, scene, world }: RunHistory): Map<string, Shown> {
  const still = new Map<string, Shown>();
  for (const [id, { record, transaction }] of last) {
    const isStill = transaction <= scene.journal.length && record.kind !== 'deleted';
    const isTouched = world.editedIds.has(id) || world.deletedIds.has(id);
    if (isStill && !isTouched) still.set(id, parsedRecord(record) as Shown);
  }
  return still;
}

function faultsOf(pages: readonly Exchange[], still: readonly [string, Shown][]): string[] {
  const [first] = pages;
  const final = pages[pages.length - 1];
  if (first === undefined || final === undefined) return [];
  const { path, query = '' } = first.call;
  const plural = path.split('/')[3] ?? '';
  const conditions = conditionsOf(query);
  const [from, to] = [dayOf(first, 'first'), dayOf(final, 'last')];
  // Over midnight other invoices are overdue.
  if (from !== to) return [];
  const listed = pages.flatMap(({ answer }) => answer?.body.data as readonly Shown[]);
  const ids = listed.map(({ id }) => id);
  const known = new Map(still);
  const isWhole = final.answer?.body.has_more !== true;
  const wanted = still.filter(
    ([, record]) => pluralOf(record) === plural && meets(record, plural, conditions, from),
  );
  const faults = [
    ...ids.filter((id, index) => known.has(id) && ids.indexOf(id) !== index).map((id) => `shows ${id} twice`),
    ...listed
      .filter((record) => known.has(record.id) && !meets(record, plural, conditions, from))
      .map(({ id }) => `shows ${id}, which was not asked for`),
    ...(isWhole ? wanted.filter(([id]) => !ids.includes(id)).map(([id]) => `does not show ${id}`) : []),
    ...disorder(
      query,
      listed.filter(({ id }) => known.has(id)),
    ),
  ];
  return faults.map((fault) => `${first.actor} ${path}?${query} in ${pages.length} pages ${fault}`);
}

function disorder(query: string, listed: readonly Shown[]): string[] {
  const sort = new URLSearchParams(query).get('sort') ?? '-created_at';
  const field = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return listed.flatMap((record, index) => {
    const before = listed[index - 1];
    if (before === undefined) return [];
    return compare(before[field], record[field]) * sign > 0 ? [`shows ${record.id} out of order`] : [];
  });
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

function pluralOf({ object }: Shown): string {
  return `${String(object)}s`;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

function dayOf({ attempts }: Exchange, which: 'first' | 'last'): string {
  const calls = attempts.flatMap((attempt) => attempt.calls);
  const nowMs = calls[which === 'first' ? 0 : calls.length - 1]?.nowMs ?? 0;
  return days.format(nowMs);
}
