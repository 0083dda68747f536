/** Draws schedules and faults from a seed, and notes them, so that a plan can repeat them without the seed. */
import type { Disturbance } from '../faults/fault.ts';
import { workloads } from '../workloads/index.ts';
import { type Deviation, type Plan, switchName } from './plan.ts';
import type { Chooser } from './scheduler.ts';
import { createRandom, type SeededRandom } from './seeded-random.ts';

interface DrawnChooser extends Chooser {
  /** What was drawn so far. */
  readonly drawn: readonly Deviation[];
}

/** How a run is disturbed; each seed draws its own. */
interface Mood {
  readonly schedule: Schedule;
  readonly disturbancesMax: number;
  readonly disturbanceChance: number;
}

type Schedule = (runnable: readonly number[], current: number | null) => number | null;

const disturbanceChances = [0.006, 0.02, 0.05];
const disturbancesMax = 4;
const choices = 2 ** 16;

/** Draws schedules and faults from a seed, and notes them, so that a plan can repeat them without the seed. */
export function drawFrom(seed: number): DrawnChooser {
  const random = createRandom(`${seed}/chooser`);
  const mood = drawMood(random);
  const drawn: Deviation[] = [];
  let disturbances = 0;
  return {
    drawn,
    next(at, runnable, current) {
      if (runnable.length < 2 && current !== null) return null;
      const next = mood.schedule(runnable, current);
      if (next === null || next === current) return null;
      drawn.push({ at, what: switchName, choice: next });
      return next;
    },
    disturb(at, possible) {
      // The end of an execution is one point where others have many: it draws as often as all of them.
      const chance = at.endsWith('/end') ? mood.disturbanceChance * 8 : mood.disturbanceChance;
      if (disturbances >= mood.disturbancesMax || !random.chance(chance)) return [];
      const disturbance = pickWeighted(random, possible());
      if (disturbance === null) return [];
      disturbances += 1;
      const deviation = { at, what: disturbance.name, choice: random.below(choices) };
      drawn.push(deviation);
      return [deviation];
    },
  };
}

// One run in eight is disturbed by nothing but its schedule.
function drawMood(random: SeededRandom): Mood {
  return {
    schedule: random.chance(0.5) ? byPriorities(random) : atRandom(random),
    disturbancesMax: random.chance(0.125) ? 0 : 1 + random.below(disturbancesMax),
    disturbanceChance: random.pick(disturbanceChances),
  };
}

/** At each point somebody else may go on. */
function atRandom(random: SeededRandom): Schedule {
  const chance = random.pick([0.02, 0.06, 0.15]);
  return (runnable, current) => {
    if (current !== null && !random.chance(chance)) return null;
    return runnable.length === 0 ? null : random.pick(runnable);
  };
}

// Points of a run at which players may change, and how many of them lower a priority.
const pointsOfRun = 90;
const changesMax = 4;

/**
 * PCT (Burckhardt and others, ASPLOS 2010): the player with the highest priority goes on, and at a few points the one
 * that is on falls behind all others. A bug that needs few changes in few places is found with a known probability.
 */
function byPriorities(random: SeededRandom): Schedule {
  const changes = new Set(
    Array.from({ length: 1 + random.below(changesMax) }, () => random.below(pointsOfRun)),
  );
  const priorities = new Map<number, number>();
  const priorityOf = (player: number): number => {
    const known = priorities.get(player) ?? random.next();
    priorities.set(player, known);
    return known;
  };
  let point = 0;
  return (runnable, current) => {
    point += 1;
    if (current !== null && changes.has(point)) priorities.set(current, -point);
    const [first, ...others] = runnable;
    if (first === undefined) return null;
    return others.reduce((best, player) => (priorityOf(player) > priorityOf(best) ? player : best), first);
  };
}

function pickWeighted(random: SeededRandom, possible: readonly Disturbance[]): Disturbance | null {
  let rest = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0);
  for (const disturbance of possible) {
    rest -= disturbance.weight;
    if (rest < 0) return disturbance;
  }
  return null;
}

// Two or three workloads bring two to six actors: bugs of more hands than that are rarer than the time they take.
const workloadsMin = 2;
const workloadsMax = 3;

/** Draws from a seed what is done in a run. */
export function drawPlan(seed: number): Omit<Plan, 'deviations'> {
  const random = createRandom(`${seed}/plan`);
  const count = workloadsMin + random.below(workloadsMax - workloadsMin + 1);
  const lots = workloads.flatMap(({ name, weight }) => Array.from({ length: weight }, () => name));
  return { seed, workloads: Array.from({ length: count }, () => random.pick(lots)) };
}
