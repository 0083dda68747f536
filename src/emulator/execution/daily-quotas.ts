/** The owner's daily quotas: counted from the first use, and full again 24 hours later. */
import type { Execution } from './execution.ts';

/** A consumer account's limits by the quota page (https://developers.google.com/apps-script/guides/services/quotas). */
const dailyLimits = {
  /** Each read or write of a property. */
  properties: 50_000,
  urlfetch: 20_000,
  /** Recipients, not messages. */
  email: 100,
  /** Milliseconds that triggers run. */
  triggers: 90 * 60_000,
} as const;

type QuotaName = keyof typeof dailyLimits;

const dayMs = 24 * 60 * 60_000;

export interface DailyQuotas {
  /** Uses units of a quota; false when fewer are left, and then none is used. */
  spend(name: QuotaName, units: number, nowMs: number): boolean;
  /** Uses units of a quota, also when fewer are left: a run that has begun is not cut short. */
  use(name: QuotaName, units: number, nowMs: number): void;
  remaining(name: QuotaName, nowMs: number): number;
}

/** Quotas that nothing has been used of. */
export function createDailyQuotas(): DailyQuotas {
  const windows = new Map<QuotaName, { startMs: number; used: number }>();
  const windowOf = (name: QuotaName, nowMs: number): { startMs: number; used: number } => {
    const current = windows.get(name);
    if (current && nowMs < current.startMs + dayMs) return current;
    const fresh = { startMs: nowMs, used: 0 };
    windows.set(name, fresh);
    return fresh;
  };
  return {
    spend(name, units, nowMs) {
      const window = windowOf(name, nowMs);
      if (window.used + units > dailyLimits[name]) return false;
      window.used += units;
      return true;
    },
    use(name, units, nowMs) {
      windowOf(name, nowMs).used += units;
    },
    remaining: (name, nowMs) => dailyLimits[name] - windowOf(name, nowMs).used,
  };
}

/** @throws Exception `Service invoked too many times for one day: …`, the words of the quota page */
export function spendQuota(execution: Execution, quotas: DailyQuotas, name: QuotaName, units: number): void {
  if (quotas.spend(name, units, execution.clock.now())) return;
  throw execution.realm.exception(`Service invoked too many times for one day: ${name}.`);
}
