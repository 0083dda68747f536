/** Draws from a seed what is done in a run. */
import type { Plan } from './plan.ts';
import { createRandom } from './seeded-random.ts';
import { workloads } from './workloads/index.ts';

// Two or three workloads bring two to six actors: bugs of more hands than that are rarer than the time they take.
const workloadsMin = 2;
const workloadsMax = 3;

export function drawPlan(seed: number): Omit<Plan, 'deviations'> {
  const random = createRandom(`${seed}/plan`);
  const count = workloadsMin + random.below(workloadsMax - workloadsMin + 1);
  const lots = workloads.flatMap(({ name, weight }) => Array.from({ length: weight }, () => name));
  return { seed, workloads: Array.from({ length: count }, () => random.pick(lots)) };
}
