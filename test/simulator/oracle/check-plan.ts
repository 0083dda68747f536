/** Runs a plan and says what did not hold. */
import { violationsOf } from '../invariants/index.ts';
import type { Plan } from '../schedule/plan.ts';
import { randomScheduler, drawPlan } from '../schedule/random-scheduler.ts';
import { type FinishedRun, type RunOptions, runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import type { SimulatedScene } from '../world/scene.ts';

interface Verdict {
  /** The run as it was, every draw of its seed written down. */
  readonly plan: Plan;
  /** Sentences; none when every promise was kept. */
  readonly violations: readonly string[];
  /** How many executions there were. */
  readonly executions: number;
  /** How many service calls all of them made. */
  readonly serviceCalls: number;
}

/** Runs what a seed draws. */
export function checkSeed(scene: SimulatedScene, seed: number, options?: RunOptions): Verdict {
  const scheduler = randomScheduler(seed);
  const drawn = drawPlan(seed);
  const judged = judge(() => runPlan(scene, drawn, scheduler, options));
  return { plan: { ...drawn, deviations: scheduler.drawn }, ...judged };
}

/** Runs what a plan says. */
export function checkPlan(scene: SimulatedScene, plan: Plan, options?: RunOptions): Verdict {
  return { plan, ...judge(() => runPlan(scene, plan, replayScheduler(plan), options)) };
}

// An error of the simulator itself is reported like a violation, with its seed.
function judge(run: () => FinishedRun): Omit<Verdict, 'plan'> {
  try {
    const finished = run();
    const { executions } = finished;
    return {
      violations: violationsOf(finished),
      executions: executions.length,
      serviceCalls: executions.reduce((sum, { calls }) => sum + calls.length, 0),
    };
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { violations: [`the run itself: ${fault}`], executions: 0, serviceCalls: 0 };
  }
}
