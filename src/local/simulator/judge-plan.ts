/** Runs a plan and says what did not hold. */
import { followPlan } from './chooser.ts';
import { drawFrom } from './drawn-chooser.ts';
import { drawPlan } from './drawn-plan.ts';
import { violationsOf } from './invariants/index.ts';
import type { Plan } from './plan.ts';
import { type RunOptions, runPlan } from './run.ts';
import type { Scene } from './scene.ts';

export interface Judgement {
  /** The run as it was, every draw of its seed written down. */
  readonly plan: Plan;
  /** Sentences; none when every promise was kept. */
  readonly violations: readonly string[];
}

/** Runs what a seed draws. */
export function judgeSeed(scene: Scene, seed: number, options?: RunOptions): Judgement {
  const chooser = drawFrom(seed);
  const drawn = drawPlan(seed);
  const violations = guarded(() => violationsOf(runPlan(scene, drawn, chooser, options)));
  return { plan: { ...drawn, deviations: chooser.drawn }, violations };
}

/** Runs what a plan says. */
export function judgePlan(scene: Scene, plan: Plan, options?: RunOptions): Judgement {
  return { plan, violations: guarded(() => violationsOf(runPlan(scene, plan, followPlan(plan), options))) };
}

// What the simulator itself cannot go on with is found like everything else: with its seed.
function guarded(judge: () => string[]): string[] {
  try {
    return judge();
  } catch (error) {
    return [`the run itself: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
