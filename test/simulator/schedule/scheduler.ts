/** Decides what a run leaves open: which actor goes on at a point, and which failures happen there. */
import type { InjectedFailure } from '../failures/injected-failure.ts';
import { type Deviation, type Plan, switchName } from './plan.ts';

export interface Scheduler {
  /**
   * The actor to go on with, or null to go on as usual.
   * @param at the point of the run
   * @param runnable positions of the runners that can go on
   * @param current the one that goes on by itself, null when it cannot
   */
  next(at: string, runnable: readonly number[], current: number | null): number | null;
  /** The failures at this point. @param possible the failures that can make a difference there; asked only when needed */
  injectFailures(at: string, possible: () => readonly InjectedFailure[]): readonly Deviation[];
}

/** Follows a plan, and the usual course where it says nothing. */
export function replayScheduler({ deviations }: Pick<Plan, 'deviations'>): Scheduler {
  const switches = new Map<string, number>();
  const others = new Map<string, Deviation[]>();
  for (const deviation of deviations) {
    if (deviation.what === switchName) switches.set(deviation.at, deviation.choice);
    else others.set(deviation.at, [...(others.get(deviation.at) ?? []), deviation]);
  }
  return {
    next: (at) => switches.get(at) ?? null,
    injectFailures: (at) => others.get(at) ?? [],
  };
}
