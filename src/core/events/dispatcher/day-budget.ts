/** Keeps the dispatcher within what Google grants an account in a day, and decides what is given up first. */

const dayMs = 86_400_000;

/** How long the triggers of a consumer account may run in a day, in milliseconds. */
export const triggerMsMax = 90 * 60_000;
/** How many requests a consumer account may send in a day; others may need some of them. */
export const fetchesMax = 20_000;

/** Runs that find nothing to do, one each minute, take about a second each with the script's start. */
export const idleReserveMs = 24 * 60_000;

/** Shares of the day at which something is given up: slow receivers, then retries, then all. */
const shares = { slow: 0.6, retries: 0.85, all: 0.98 } as const;

export interface DayBudget {
  /** Milliseconds since the Unix epoch: when the day began, which is when something was used first. */
  readonly fromMs: number;
  /** What runs that sent something have taken. */
  readonly runMs: number;
  readonly fetches: number;
}

/** What may be sent: everything, all but to slow receivers, first attempts alone, or nothing. */
export type Allowance = 'all' | 'no_slow' | 'first_attempts' | 'none';

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

/** The budget after the host has said that the day's requests are used up, whoever used them. */
export function exhausted(budget: DayBudget): DayBudget {
  return { ...budget, fetches: Math.max(budget.fetches, fetchesMax) };
}

/** What the rest of the day allows. */
export function allowanceOf({ runMs, fetches }: DayBudget): Allowance {
  const used = Math.max(runMs / (triggerMsMax - idleReserveMs), fetches / fetchesMax);
  if (used >= shares.all) return 'none';
  if (used >= shares.retries) return 'first_attempts';
  return used >= shares.slow ? 'no_slow' : 'all';
}
