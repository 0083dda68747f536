/** Keeps the dispatcher within the daily quotas of a Google account, and decides what is given up first. */
import { restOfDay, type TriggerDay, triggerMsMax, usedMs } from '../trigger-day.ts';

const dayMs = 86_400_000;

/** How many requests a consumer account may send in a day; others may need some of them. */
export const fetchesMax = 20_000;

/**
 * What a day needs besides sending: 23 minutes for ticks that find nothing, 5 for those every ten minutes, 5 for the sweep,
 * and 16 so that edits in the sheets reach the API. Of this, the rest of a day needs its share.
 */
const reserveMs = 49 * 60_000;

/** Shares of the day at which something is given up: trials, then retries, then all. */
const shares = { trials: 0.6, retries: 0.85, all: 0.98 } as const;

export interface DayBudget {
  /** Milliseconds since the Unix epoch: when the day began, which is when something was used first. */
  readonly fromMs: number;
  readonly fetches: number;
}

/** The deliveries that may be sent: everything, all but trials of endpoints that hung, first attempts alone, or nothing. */
export type Allowance = 'all' | 'no_trials' | 'first_attempts' | 'none';

/** The budget of the day that this instant belongs to. */
export function budgetAt(budget: DayBudget | null, nowMs: number): DayBudget {
  return budget !== null && nowMs < budget.fromMs + dayMs && nowMs >= budget.fromMs
    ? { fromMs: budget.fromMs, fetches: budget.fetches }
    : { fromMs: nowMs, fetches: 0 };
}

/** The budget after requests were sent. */
export function spend(budget: DayBudget, fetches: number): DayBudget {
  return { ...budget, fetches: budget.fetches + fetches };
}

/** The budget after the host has refused a request because the day's quota is used up, here or by other scripts. */
export function exhausted(budget: DayBudget): DayBudget {
  return { ...budget, fetches: Math.max(budget.fetches, fetchesMax) };
}

/** The milliseconds of trigger time that what is left of the day needs besides sending. */
export function reserveAt(day: TriggerDay, nowMs: number): number {
  return reserveMs * restOfDay(day, nowMs);
}

/** Decides what may be sent in the rest of the day. */
export function allowanceOf({ fetches }: DayBudget, day: TriggerDay, nowMs: number): Allowance {
  const freeMs = triggerMsMax - usedMs(day) - reserveAt(day, nowMs);
  const used = Math.max(1 - freeMs / (triggerMsMax - reserveMs), fetches / fetchesMax);
  if (used >= shares.all) return 'none';
  if (used >= shares.retries) return 'first_attempts';
  return used >= shares.trials ? 'no_trials' : 'all';
}
