/** Runs a plan to its end: executions side by side, one call at a time, and then the final steps. */
import type { SimulatedExchange, EndedExecution } from '../actors/exchange.ts';
import { finalSteps, type FinalReads, finalActor, createFinalReads } from '../actors/final-steps.ts';
import { workloads } from '../workloads/index.ts';
import type { SimulatedScene } from '../world/scene.ts';
import { openWorld, type SimulatedWorld } from '../world/simulated-world.ts';
import { interleave, type Role } from './interleaving.ts';
import type { Plan } from './plan.ts';
import { type Scheduler, replayScheduler } from './scheduler.ts';
import { createRandom } from '../../seeded-random.ts';

/** A run that is over, to be judged. */
export interface FinishedRun {
  readonly scene: SimulatedScene;
  readonly plan: Omit<Plan, 'deviations'>;
  readonly world: SimulatedWorld;
  readonly exchanges: readonly SimulatedExchange[];
  readonly executions: readonly EndedExecution[];
  readonly finalReads: FinalReads;
  /** Clocks of two executions may differ by so many milliseconds at most. */
  readonly skewMs: number;
}

export interface RunOptions {
  /** Takes the lines of a trace; without it none is written. */
  readonly trace?: (line: string) => void;
  /** False: the lists at the end are left out. */
  readonly isThorough?: boolean;
  /** True: each attempt has a context of its own, as it is for some seeds in any case. */
  readonly isFresh?: boolean;
}

// One run in four begins with an empty cache, one in four has clocks that differ.
const coldEvery = 4;
const skewedEvery = 4;
const skewMsMax = 2_000;
// A fresh context for each attempt proves that the script keeps nothing; it takes ten times as long.
const freshEvery = 50;

/** Runs a plan to its end. */
export function runPlan(
  morning: SimulatedScene,
  plan: Omit<Plan, 'deviations'>,
  scheduler: Scheduler,
  { trace, isThorough = true, isFresh = plan.seed % freshEvery === 0 }: RunOptions = {},
): FinishedRun {
  const { seed } = plan;
  const scene = plan.workloads.some(isLater) ? morning.later() : morning;
  const note = trace === undefined ? () => undefined : (line: () => string) => trace(line());
  const world = openWorld(scene, { seed, isCold: seed % coldEvery === 1, note });
  const exchanges: SimulatedExchange[] = [];
  const executions: EndedExecution[] = [];
  const skewMs = seed % skewedEvery === 2 ? skewMsMax : 0;
  const common = {
    world,
    exchanges,
    executions,
    context: isFresh ? ('fresh' as const) : scene.context,
    skewOf: (id: string) => Math.round((createRandom(`${seed}/${id}/skew`).next() - 0.5) * skewMs),
  };
  interleave(common, scheduler, scriptsOf(scene, plan));
  world.note(() => 'the end');
  const finalReads = createFinalReads();
  const close = finalSteps(finalReads, world, isThorough);
  interleave(common, replayScheduler({ deviations: [] }), [{ name: finalActor, script: close }]);
  return { scene, plan, world, exchanges, executions, finalReads, skewMs };
}

function isLater(name: string): boolean {
  return workloads.some((one) => one.name === name && one.isLater === true);
}

function scriptsOf({ facts }: SimulatedScene, { seed, workloads: names }: Omit<Plan, 'deviations'>): Role[] {
  return names.flatMap((name, position) => {
    const random = createRandom(`${seed}/workload/${position}`);
    const scripts = workloads.find((one) => one.name === name)?.actors(facts, random) ?? [];
    return scripts.map((script, index) => ({ name: `${position}.${index}`, script }));
  });
}
