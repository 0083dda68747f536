/** Makes a run that breaks a promise as small as it can be while it still breaks that promise. */
import { checkPlan } from '../oracle/check-plan.ts';
import type { Deviation, Plan } from '../schedule/plan.ts';
import type { SimulatedScene } from '../world/scene.ts';

/** Beyond so many trials what is left is small enough to read. */
const trialsMax = 300;

/** @returns a plan that breaks the same promise, with nothing in it that can be left out alone */
export function minimise(scene: SimulatedScene, plan: Plan, violations: readonly string[]): Plan {
  const promise = promiseOf(violations[0] ?? '');
  let trials = 0;
  const stillBreaks = (candidate: Plan): boolean => {
    if (trials >= trialsMax) return false;
    trials += 1;
    return checkPlan(scene, candidate).violations.some((violation) => promiseOf(violation) === promise);
  };
  const fewer = leaveOutWorkloads(plan, stillBreaks);
  return { ...fewer, deviations: leaveOutDeviations(fewer, stillBreaks) };
}

// Positions name the actors, so a workload that is left out leaves its place empty.
function leaveOutWorkloads(plan: Plan, stillBreaks: (candidate: Plan) => boolean): Plan {
  let kept = plan;
  for (const position of plan.workloads.keys()) {
    const workloads = kept.workloads.map((name, index) => (index === position ? '' : name));
    const candidate = { ...kept, workloads };
    if (stillBreaks(candidate)) kept = candidate;
  }
  return kept;
}

// Delta debugging (Zeller): halves first, then smaller pieces, down to single deviations.
function leaveOutDeviations(plan: Plan, stillBreaks: (candidate: Plan) => boolean): readonly Deviation[] {
  let kept = plan.deviations;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < kept.length; ) {
      const rest = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (stillBreaks({ ...plan, deviations: rest })) kept = rest;
      else start += size;
    }
  }
  return kept;
}

/** The name of the promise that a violation speaks of: two runs that break one promise are one finding. */
export function promiseOf(violation: string): string {
  return violation.slice(0, violation.indexOf(':'));
}
