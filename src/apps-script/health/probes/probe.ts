/** Declares a live probe: it tries or measures something on the owner's own Google, and says what it found. */
import type { Clock } from '../../../core/workspace.ts';
import type { HealthContext } from '../health-check.ts';

interface ProbeContext extends HealthContext {
  /** What the page has of a template literal with a comment in it; null when it did not say. */
  readonly literal: string | null;
}

export interface Probe {
  readonly id: string;
  readonly title: string;
  /** The lines of the report: what was found, without keys or data of customers, and what is done with it. */
  readonly run: (context: ProbeContext) => readonly string[];
}

/** The sheet on which probes work, apart from that of the check of texts, which may run beside them. */
export const scratchName = 'billing live probe';

/** The median of the milliseconds that each of some rounds takes. @param rounds an odd number */
export function medianMs(clock: Clock, rounds: number, act: (round: number) => void): number {
  const times = Array.from({ length: rounds }, (_none, round) => {
    const startMs = clock.now();
    act(round);
    return clock.now() - startMs;
  });
  return times.sort((one, other) => one - other)[(rounds - 1) / 2] ?? 0;
}

/** A measured figure beside that of the model. */
export function besideModel(what: string, ms: number, modelMs: number): string {
  return `${what}: ${Math.round(ms)} ms; the model says ${modelMs} ms.`;
}
