/** The lists at the end show every record that is there, and none that is gone. */
import { recordSheets } from '../billing-sheets.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { Invariant } from './invariant.ts';

export const listsComplete: Invariant = {
  name: 'lists are complete',
  check: (run) => recordSheets.flatMap(({ plural }) => (plural === null ? [] : faultsOf(run, plural))),
};

function faultsOf({ closing, last }: JudgedRun, plural: string): string[] {
  const answer = closing.lists.get(plural);
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
