/** Every write with everything that can go wrong at each of its service calls: all cases, not a sample. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { lossesMax } from '../failures/execution-failures.ts';
import { asksGoogle, leavesTraces } from '../failures/injected-failure.ts';
import { lockChoiceChanges } from '../failures/lock-choice-changes.ts';
import { sortAll, swapAll } from '../failures/person-moves.ts';
import { type Deviation, type Plan, switchName } from '../schedule/plan.ts';
import { runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import type { CrashedWorkload } from '../workloads/crashed/crashed-workload.ts';
import { crashedWorkloads } from '../workloads/crashed/index.ts';
import type { SimulatedScene } from '../world/scene.ts';

/** A seed whose runs begin with the cache as it was left, and one whose runs begin with none; neither skews clocks. */
const warmSeed = 3;
const coldSeed = 1;

/**
 * Finds the calls of each write when nothing happens to it, and puts each failure at each of them: one write after the
 * other, because a hunt that ends early needs but the first.
 */
export function* crashPlans(scene: SimulatedScene): Generator<Plan> {
  for (const workload of crashedWorkloads) yield* plansOf(scene, workload);
}

function plansOf(
  scene: SimulatedScene,
  { name, struck, reader, changesLock, every = 1 }: CrashedWorkload,
): Plan[] {
  const planWith = (seed: number, deviations: readonly Deviation[]): Plan => ({
    seed,
    workloads: [name],
    deviations,
  });
  if (changesLock === true)
    return [warmSeed, coldSeed, ...otherLockSeeds].flatMap((seed) =>
      lockChanges(scene, planWith(seed, []), struck),
    );
  const calls = callsIn(scene, planWith(warmSeed, []), struck);
  if (reader !== undefined)
    return killsAtFlushes(struck, calls).flatMap((kill) =>
      overtakings(scene, planWith(warmSeed, [kill]), reader),
    );
  return failuresOf(struck, calls)
    .filter((_, position) => position % every === 0)
    .map((failure, position) => planWith(position % 2 === 0 ? warmSeed : coldSeed, [failure]));
}

/** The calls of an execution of a plan. */
function callsIn(scene: SimulatedScene, plan: Plan, execution: string): ServiceCall[] {
  const { executions } = runPlan(scene, plan, replayScheduler(plan), { isThorough: false });
  const calls = executions.find(({ id }) => id === execution)?.calls ?? [];
  if (calls.length === 0) throw new Error(`${plan.workloads.join()} has no execution ${execution}.`);
  return calls.map(({ call }) => call);
}

/** A kill at a flush leaves any part of what was written. */
function killsAtFlushes(struck: string, calls: readonly ServiceCall[]): Deviation[] {
  return calls.flatMap(({ member }, position) =>
    member === 'SpreadsheetApp.flush' ? killsAt(`${struck}/${position}`, lossesMax) : [],
  );
}

function killsAt(at: string, variants: number): Deviation[] {
  return Array.from({ length: variants }, (_, choice) => ({ at, what: 'kill', choice }));
}

// The actors of a workload with a reader are the writer that dies, the reader, and one who writes next.
const nextWriter = 2;

/** Lets the next writer go on at each call of the reader that asks Google for something. */
function overtakings(scene: SimulatedScene, plan: Plan, reader: string): Plan[] {
  return callsIn(scene, plan, reader).flatMap((call, position) => {
    const overtaking = { at: `${reader}/${position}`, what: switchName, choice: nextWriter };
    return asksGoogle(call) ? [{ ...plan, deviations: [...plan.deviations, overtaking] }] : [];
  });
}

/** Like the two seeds above, in runs that begin with the other choice of locks. */
const otherLockSeeds = [7, 5];

// Of two actors the second one.
const other = 1;

/** Lets the choice of locks change where a request asks for one, and the other request go on at each call behind that. */
function lockChanges(scene: SimulatedScene, plan: Plan, struck: string): Plan[] {
  const asks = callsIn(scene, plan, struck).flatMap(({ member }, position) =>
    member === 'Lock.tryLock' ? [position] : [],
  );
  return asks.flatMap((asked) =>
    [0, 1].flatMap((choice) => {
      const change = { at: `${struck}/${asked}`, what: lockChoiceChanges.name, choice };
      const changed = { ...plan, deviations: [change] };
      return callsIn(scene, changed, struck).flatMap((_call, position) =>
        position > asked
          ? [
              {
                ...plan,
                deviations: [change, { at: `${struck}/${position}`, what: switchName, choice: other }],
              },
            ]
          : [],
      );
    }),
  );
}

// Odd choices name sets of values with the first one in them, which a request asks for because it decides most: the
// table of all keys.
const staleSets = [1, 3, 5, 7, 9, 11, 13];

function failuresOf(struck: string, calls: readonly ServiceCall[]): Deviation[] {
  let isUnflushed = false;
  const failures = calls.flatMap((call, position): Deviation[] => {
    const at = `${struck}/${position}`;
    const variants = isUnflushed ? lossesMax : 1;
    if (/^Range\.set/.test(call.member)) isUnflushed = true;
    if (call.member === 'SpreadsheetApp.flush') isUnflushed = false;
    if (!asksGoogle(call)) return [];
    const order = position % 2 === 0 ? 'ascending' : 'descending';
    const ofRead = [
      { at, what: 'throw_once', choice: 0 },
      { at, what: 'person_sorts', choice: sortAll(order) },
      { at, what: 'person_swaps_blanks', choice: swapAll },
    ];
    const stale = call.member === 'Cache.getAll' ? staleSets : staleSets.slice(0, 1);
    const ofCache = /^Cache\.get/.test(call.member)
      ? [
          { at, what: 'cache_miss', choice: 0 },
          ...stale.map((choice) => ({ at, what: 'stale_cache', choice })),
        ]
      : [];
    const ofWrite = [
      ...killsAt(at, variants),
      { at, what: 'throw_always', choice: 0 },
      { at, what: 'throw_always', choice: 1 },
      { at, what: 'applied_and_thrown', choice: 0 },
    ];
    return [...ofRead, ...ofCache, ...(leavesTraces(call) ? ofWrite : [])];
  });
  return [...failures, { at: `${struck}/end`, what: 'lost_answer', choice: 0 }];
}
