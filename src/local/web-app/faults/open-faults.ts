/** Opens the faults that a developer has set, as a front end takes them. */
import { publishedLatency } from '../../emulator/execution/latency.ts';
import { createExecutionSlots } from '../execution-slots.ts';
import type { FrontEndOptions } from '../front-end.ts';
import { createFaults } from './fault-plan.ts';
import type { FaultSettings } from './read-fault-settings.ts';

/** Faults, slots and times of a front end, all at their beginning. */
export function openFaults(settings: FaultSettings): Partial<FrontEndOptions> {
  const { seed, plan, simultaneousMax, latencyScale, language } = settings;
  return {
    language,
    faults: createFaults(plan, seed),
    lastingMs: ({ usage }) => latencyScale * (publishedLatency.request.baseMs + usage.ms),
    ...(simultaneousMax === null ? {} : { slots: createExecutionSlots({ max: simultaneousMax }) }),
  };
}
