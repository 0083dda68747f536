/** Invariants of lists: they are in order and complete. */
import { timeOf } from '../../../../src/core/schema/record-id.ts';
import type { ApiCall } from '../../actors/actor.ts';
import { finalActor } from '../../actors/final-steps.ts';
import type { RunHistory } from '../../oracle/run-history.ts';
import { sheetsOfRecords } from '../../world/billing-sheets.ts';
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
    sheetsOfRecords.flatMap(({ plural }) => (plural === null ? [] : completenessFaults(run, plural))),
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
