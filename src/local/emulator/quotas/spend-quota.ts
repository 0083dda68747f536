/** Uses a daily quota, or fails as Google does when it is used up. */
import type { DailyQuotas, QuotaName } from './daily-quotas.ts';
import type { Execution } from '../execution/execution.ts';

/** @throws Exception `Service invoked too many times for one day: …`, the words of the quota page */
export function spendQuota(execution: Execution, quotas: DailyQuotas, name: QuotaName, units: number): void {
  if (quotas.spend(name, units, execution.clock.now())) return;
  throw execution.realm.exception(`Service invoked too many times for one day: ${name}.`);
}
