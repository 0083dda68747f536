/** Charges the runs of installed triggers to the owner's day, and refuses them for the rest of it once it is used up. */
import { createMeter } from '../execution/meter.ts';
import type { ExecutionOutcome } from '../execution/outcome.ts';
import type { World } from '../world.ts';

/**
 * The refusal when the day's time is used up: Google starts no more triggers then, of clocks and of edits alike (GmailScheduler#31,
 * OctoGAS#16). Null while there is some left.
 */
export function refuseForToday({ clock, quotas, triggerNow }: World): ExecutionOutcome | null {
  if (quotas.remaining('triggers', triggerNow()) > 0) return null;
  const text = 'Service using too much computer time for one day';
  return { ok: false, reason: 'stopped', text, error: new Error(text), usage: createMeter(clock).usage };
}

/**
 * Begins a run that is not refused; the returned function charges it. Google counts the start of the script too, and what
 * the published measurements leave out, such as reading an HTML file, is charged here without moving the clock.
 */
export function beginCharge({
  clock,
  folder,
  latency,
  quotas,
  triggerNow,
}: World): (outcome: ExecutionOutcome) => void {
  const { baseMs, perBundleKbMs } = latency.request;
  const [beganMs, dayMs] = [clock.now(), triggerNow()];
  return ({ usage }) => {
    const startUpMs = baseMs + folder.scriptKb * perBundleKbMs;
    const overlookedMs = usage.pessimisticMs - usage.ms;
    quotas.use('triggers', startUpMs + clock.now() - beganMs + overlookedMs, dayMs);
  };
}
