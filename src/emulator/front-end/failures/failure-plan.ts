/** The failures of a front end: a plan says which kinds there are, a seed decides when each comes. */
import type { FrontEndFailures, Hop } from '../front-end-failures.ts';
import { type Chance, createChance, type RepeatedFailureOptions } from './chance.ts';
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
} from './failures-by-kind.ts';

/** Each kind of failure with its options; a kind that is not named never happens. */
export interface FailurePlan {
  readonly echo_not_found?: RepeatedFailureOptions;
  readonly echo_bounce?: EchoBounceOptions;
  readonly echo_delay?: EchoDelayOptions;
  readonly pages?: FirstHopPagesOptions;
  readonly hang_up?: HangUpOptions;
}

type FailureName = keyof FailurePlan;

export interface PlannedFailures extends FrontEndFailures {
  /** How often each hop was passed. */
  readonly passed: Readonly<Record<Hop, number>>;
  /** How often each kind of failure came; those that did not are missing. */
  readonly injected: Readonly<Partial<Record<FailureName, number>>>;
}

/** The failures of a plan; when two come at the same hop, the first of the plan does. */
export function createFailures(plan: FailurePlan, seed: number): PlannedFailures {
  const kinds = openKinds(plan, (name) => createChance(seed, name));
  const passed: Record<Hop, number> = { before_execution: 0, after_execution: 0, echo: 0 };
  const injected: Partial<Record<FailureName, number>> = {};
  return {
    passed,
    injected,
    at(hop, read) {
      passed[hop] += 1;
      for (const [name, failures] of kinds) {
        const failure = failures.at(hop, read);
        if (failure === undefined) continue;
        injected[name] = (injected[name] ?? 0) + 1;
        return failure;
      }
      return undefined;
    },
  };
}

function openKinds(
  plan: FailurePlan,
  chance: (name: FailureName) => Chance,
): [FailureName, FrontEndFailures][] {
  const kinds: [FailureName, FrontEndFailures][] = [];
  if (plan.echo_not_found)
    kinds.push(['echo_not_found', createEchoNotFound(chance('echo_not_found'), plan.echo_not_found)]);
  if (plan.echo_bounce)
    kinds.push(['echo_bounce', createEchoBounce(chance('echo_bounce'), plan.echo_bounce)]);
  if (plan.echo_delay) kinds.push(['echo_delay', createEchoDelay(chance('echo_delay'), plan.echo_delay)]);
  if (plan.pages) kinds.push(['pages', createFirstHopPages(chance('pages'), plan.pages)]);
  if (plan.hang_up) kinds.push(['hang_up', createHangUp(chance('hang_up'), plan.hang_up)]);
  return kinds;
}
