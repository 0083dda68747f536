/** A record's version counts its states from one, and each of them bears the time of its transaction. */
import { type State, statesOf } from '../model/histories.ts';
import type { JudgedRun } from '../judged-run.ts';
import { isRestored } from '../restored-records.ts';
import type { Invariant } from './invariant.ts';

export const versionsRise: Invariant = {
  name: 'versions rise one by one',
  check: (run) => statesOf(run).flatMap((state) => faultsOf(run, state)),
};

function faultsOf(run: JudgedRun, { kind, id, shown, entry, before }: State): string[] {
  // Of a record whose row was deleted by hand nothing is told but its id.
  if (kind === 'deleted') return [];
  // What comes from an export keeps the version and the times that it had.
  if (isRestored(run, entry, kind, shown)) return [];
  const { version, updated_at } = shown;
  const wanted = wantedVersion(before);
  return [
    ...(version === wanted ? [] : [`${id} has version ${String(version)} instead of ${String(wanted)}`]),
    ...(updated_at === entry.at ? [] : [`${id} was changed at ${entry.at} and says ${String(updated_at)}`]),
  ];
}

function wantedVersion(before: State | undefined): number {
  if (before === undefined) return 1;
  const last = before.kind === 'deleted' ? before.before : before;
  return Number(last?.shown.version) + 1;
}
