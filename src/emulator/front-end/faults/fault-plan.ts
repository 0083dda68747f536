/** The faults of a front end: a plan says which kinds there are, a seed decides when each comes. */
import type { FrontEndFaults, Hop } from '../front-end-faults.ts';
import { type Chance, createChance, type RepeatedFaultOptions } from './chance.ts';
import {
  createEchoBounce,
  type EchoBounceOptions,
  createEchoDelay,
  type EchoDelayOptions,
  createEchoNotFound,
  createFirstHopPages,
  type FirstHopPagesOptions,
  createHangUp,
  type HangUpOptions,
} from './faults-by-kind.ts';

/** Each kind of fault with its options; a kind that is not named never happens. */
export interface FaultPlan {
  readonly echo_not_found?: RepeatedFaultOptions;
  readonly echo_bounce?: EchoBounceOptions;
  readonly echo_delay?: EchoDelayOptions;
  readonly pages?: FirstHopPagesOptions;
  readonly hang_up?: HangUpOptions;
}

type FaultName = keyof FaultPlan;

export interface PlannedFaults extends FrontEndFaults {
  /** How often each hop was passed. */
  readonly passed: Readonly<Record<Hop, number>>;
  /** How often each kind of fault came; those that did not are missing. */
  readonly injected: Readonly<Partial<Record<FaultName, number>>>;
}

/** The faults of a plan; when two come at the same hop, the first of the plan does. */
export function createFaults(plan: FaultPlan, seed: number): PlannedFaults {
  const kinds = openKinds(plan, (name) => createChance(seed, name));
  const passed: Record<Hop, number> = { before_execution: 0, after_execution: 0, echo: 0 };
  const injected: Partial<Record<FaultName, number>> = {};
  return {
    passed,
    injected,
    at(hop, read) {
      passed[hop] += 1;
      for (const [name, faults] of kinds) {
        const fault = faults.at(hop, read);
        if (fault === undefined) continue;
        injected[name] = (injected[name] ?? 0) + 1;
        return fault;
      }
      return undefined;
    },
  };
}

function openKinds(plan: FaultPlan, chance: (name: FaultName) => Chance): [FaultName, FrontEndFaults][] {
  const kinds: [FaultName, FrontEndFaults][] = [];
  if (plan.echo_not_found)
    kinds.push(['echo_not_found', createEchoNotFound(chance('echo_not_found'), plan.echo_not_found)]);
  if (plan.echo_bounce)
    kinds.push(['echo_bounce', createEchoBounce(chance('echo_bounce'), plan.echo_bounce)]);
  if (plan.echo_delay) kinds.push(['echo_delay', createEchoDelay(chance('echo_delay'), plan.echo_delay)]);
  if (plan.pages) kinds.push(['pages', createFirstHopPages(chance('pages'), plan.pages)]);
  if (plan.hang_up) kinds.push(['hang_up', createHangUp(chance('hang_up'), plan.hang_up)]);
  return kinds;
}
