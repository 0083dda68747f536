/** Keeps the dispatcher within the daily quotas of a Google account, and decides what is given up first. */

const dayMs = 86_400_000;

/** How long the triggers of a consumer account may run in a day, in milliseconds. */
export const triggerMsMax = 90 * 60_000;
/** How many requests a consumer account may send in a day; others may need some of them. */
export const fetchesMax = 20_000;

/** Runs that find nothing to do, one each minute, take about a second each with the script's start. */
export const idleReserveMs = 24 * 60_000;

/** Shares of the day at which something is given up: trials, then retries, then all. */
const shares = { trials: 0.6, retries: 0.85, all: 0.98 } as const;

export interface DayBudget {
  /** Milliseconds since the Unix epoch: when the day began, which is when something was used first. */
  readonly fromMs: number;
  /** The time that runs which sent something have taken. */
  readonly runMs: number;
  readonly fetches: number;
}

/** The deliveries that may be sent: everything, all but trials of endpoints that hung, first attempts alone, or nothing. */
export type Allowance = 'all' | 'no_trials' | 'first_attempts' | 'none';

/** The budget of the day that this instant belongs to. */
export function budgetAt(budget: DayBudget | null, nowMs: number): DayBudget {
  return budget !== null && nowMs < budget.fromMs + dayMs && nowMs >= budget.fromMs
    ? budget
    : { fromMs: nowMs, runMs: 0, fetches: 0 };
}

/** The budget after something was used. */
export function spend(
  budget: DayBudget,
  used: { readonly runMs: number; readonly fetches: number },
): DayBudget {
  return { ...budget, runMs: budget.runMs + used.runMs, fetches: budget.fetches + used.fetches };
}

/** The budget after the host has refused a request because the day's quota is used up, here or by other scripts. */
export function exhausted(budget: DayBudget): DayBudget {
  return { ...budget, fetches: Math.max(budget.fetches, fetchesMax) };
}

/** Decides what may be sent in the rest of the day. */
export function allowanceOf({ runMs, fetches }: DayBudget): Allowance {
  const used = Math.max(runMs / (triggerMsMax - idleReserveMs), fetches / fetchesMax);
  if (used >= shares.all) return 'none';
  if (used >= shares.retries) return 'first_attempts';
  return used >= shares.trials ? 'no_trials' : 'all';
}
