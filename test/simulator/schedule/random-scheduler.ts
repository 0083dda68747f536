/** Draws workloads, schedules and failures from a seed, and notes them, so that a plan can repeat them. */
import type { InjectedFailure } from '../failures/injected-failure.ts';
import { workloads } from '../workloads/index.ts';
import { type Deviation, type Plan, switchName } from './plan.ts';
import type { Scheduler } from './scheduler.ts';
import { createRandom, type SeededRandom } from '../../seeded-random.ts';

interface RandomScheduler extends Scheduler {
  /** The deviations drawn so far. */
  readonly drawn: readonly Deviation[];
}

/** How a run is disturbed; each seed draws its own. */
interface Intensity {
  readonly schedule: Schedule;
  readonly failuresMax: number;
  readonly failureChance: number;
}

type Schedule = (runnable: readonly number[], current: number | null) => number | null;

const failureChances = [0.006, 0.02, 0.05];
const failuresMax = 4;
const choices = 2 ** 16;

/** A scheduler whose draws depend on the seed alone. */
export function randomScheduler(seed: number): RandomScheduler {
  const random = createRandom(`${seed}/scheduler`);
  const intensity = drawIntensity(random);
  const drawn: Deviation[] = [];
  let failures = 0;
  return {
    drawn,
    next(at, runnable, current) {
      if (runnable.length < 2 && current !== null) return null;
      const next = intensity.schedule(runnable, current);
      if (next === null || next === current) return null;
      drawn.push({ at, what: switchName, choice: next });
      return next;
    },
    injectFailures(at, possible) {
      // The end of an execution is one point where others have many: it draws as often as all of them.
      const chance = at.endsWith('/end') ? intensity.failureChance * 8 : intensity.failureChance;
      if (failures >= intensity.failuresMax || !random.chance(chance)) return [];
      const failure = pickWeighted(random, possible());
      if (failure === null) return [];
      failures += 1;
      const deviation = { at, what: failure.name, choice: random.below(choices) };
      drawn.push(deviation);
      return [deviation];
    },
  };
}

// One run in eight is disturbed by nothing but its schedule.
function drawIntensity(random: SeededRandom): Intensity {
  return {
    schedule: random.chance(0.5) ? byPriorities(random) : atRandom(random),
    failuresMax: random.chance(0.125) ? 0 : 1 + random.below(failuresMax),
    failureChance: random.pick(failureChances),
  };
}

/** At each point another actor may go on. */
function atRandom(random: SeededRandom): Schedule {
  const chance = random.pick([0.02, 0.06, 0.15]);
  return (runnable, current) => {
    if (current !== null && !random.chance(chance)) return null;
    return runnable.length === 0 ? null : random.pick(runnable);
  };
}

// Points of a run at which runners may change, and how many of them lower a priority.
const pointsOfRun = 90;
const changesMax = 4;

/**
 * PCT (Burckhardt and others, ASPLOS 2010): the actor with the highest priority goes on, and at a few points the one
 * that is on falls behind all others. A bug that needs few changes in few places is found with a known probability.
 */
function byPriorities(random: SeededRandom): Schedule {
  const changes = new Set(
    Array.from({ length: 1 + random.below(changesMax) }, () => random.below(pointsOfRun)),
  );
  const priorities = new Map<number, number>();
  const priorityOf = (actor: number): number => {
    const known = priorities.get(actor) ?? random.next();
    priorities.set(actor, known);
    return known;
  };
  let point = 0;
  return (runnable, current) => {
    point += 1;
    if (current !== null && changes.has(point)) priorities.set(current, -point);
    const [first, ...others] = runnable;
    if (first === undefined) return null;
    return others.reduce((best, actor) => (priorityOf(actor) > priorityOf(best) ? actor : best), first);
  };
}

function pickWeighted(random: SeededRandom, possible: readonly InjectedFailure[]): InjectedFailure | null {
  let rest = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  for (const failure of possible) {
    rest -= failure.weight;
    if (rest < 0) return failure;
  }
  return null;
}

// Two or three workloads bring two to six actors: bugs of more hands than that are rarer than the time they take.
const workloadsMin = 2;
const workloadsMax = 3;

/** Draws the workloads of a run. */
export function drawPlan(seed: number): Omit<Plan, 'deviations'> {
  const random = createRandom(`${seed}/plan`);
  const count = workloadsMin + random.below(workloadsMax - workloadsMin + 1);
  const lots = workloads.flatMap(({ name, weight }) => Array.from({ length: weight }, () => name));
  return { seed, workloads: Array.from({ length: count }, () => random.pick(lots)) };
}
