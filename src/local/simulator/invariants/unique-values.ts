/** No two records that are there share what no two may share. */
import type { JudgedRun } from '../judged-run.ts';
import { isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

const uniqueFields: Readonly<Record<string, readonly string[]>> = {
  customer: ['external_id'],
  product: ['external_id', 'sku'],
  quotation: ['external_id', 'number'],
  invoice: ['external_id', 'number'],
  payment: ['external_id'],
};

export const uniqueValues: Invariant = {
  name: 'what is unique is had once',
  check(run) {
    const holders = new Map<string, State>();
    const faults: string[] = [];
    for (const state of statesOf(run)) {
      const { object, id, shown, before } = state;
      for (const field of uniqueFields[object] ?? []) {
        const keyOf = (value: unknown): string => `${object} ${field} ${JSON.stringify(value)}`;
        const former = keyOf(before?.shown[field]);
        if (holders.get(former)?.id === id) holders.delete(former);
        const value = shown[field];
        if (!isLiving(state) || typeof value !== 'string') continue;
        const holder = holders.get(keyOf(value));
        // A number stays used, whatever becomes of the row.
        const isTaken = holder !== undefined && (field === 'number' || !wasGone(run, holder, state));
        if (isTaken) faults.push(`${holder.id} and ${id} have the ${field} ${value}`);
        else holders.set(keyOf(value), state);
      }
    }
    return faults;
  },
};

// A row that a person has deleted is gone at once, and nobody can know what it had: its deletion may be committed after
// another record has taken that. What comes back instead, or was there to be seen, still has it.
function wasGone(run: JudgedRun, holder: State, taker: State): boolean {
  const deletedAfter = run.world.deletedByHand.get(holder.id) ?? Number.POSITIVE_INFINITY;
  const next = statesOf(run).find(({ before }) => before === holder);
  return next !== undefined && !isLiving(next) && deletedAfter < taker.entry.transaction;
}
