/** Every write with everything that can go wrong at each of its service calls: all cases, not a sample. */
import type { ServiceCall } from '../../emulator/execution/gate.ts';
import { lossesMax } from '../faults/execution-faults.ts';
import { asksGoogle, leavesTraces } from '../faults/fault.ts';
import { sortAll } from '../faults/person-moves.ts';
import type { Deviation, Plan } from '../schedule/plan.ts';
import { runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import { crashedWorkloads } from '../workloads/crashed/index.ts';
import type { Scene } from '../world/scene.ts';

/** A seed whose runs begin with the cache as it was left, and one whose runs begin with none; neither skews clocks. */
const warmSeed = 3;
const coldSeed = 1;

/** Finds the calls of each write when nothing happens to it, and puts each fault at each of them. */
export function crashPlans(scene: Scene): Plan[] {
  return crashedWorkloads.flatMap(({ name, struck, every = 1 }) => {
    const undisturbed = { seed: warmSeed, workloads: [name], deviations: [] };
    const { executions } = runPlan(scene, undisturbed, replayScheduler(undisturbed), { isThorough: false });
    const calls = executions.find(({ id }) => id === struck)?.calls ?? [];
    if (calls.length === 0) throw new Error(`${name} has no execution ${struck}.`);
    const faults = faultsOf(
      struck,
      calls.map(({ call }) => call),
    );
    return faults
      .filter((_, position) => position % every === 0)
      .map((fault, position) => ({
        seed: position % 2 === 0 ? warmSeed : coldSeed,
        workloads: [name],
        deviations: [fault],
      }));
  });
}

function faultsOf(struck: string, calls: readonly ServiceCall[]): Deviation[] {
  let isUnflushed = false;
  const faults = calls.flatMap((call, position): Deviation[] => {
    const at = `${struck}/${position}`;
    const variants = isUnflushed ? lossesMax : 1;
    if (/^Range\.set/.test(call.member)) isUnflushed = true;
    if (call.member === 'SpreadsheetApp.flush') isUnflushed = false;
    if (!asksGoogle(call)) return [];
    const order = position % 2 === 0 ? 'ascending' : 'descending';
    const ofRead = [
      { at, what: 'throw_once', choice: 0 },
      { at, what: 'person_sorts', choice: sortAll(order) },
    ];
    const ofCache = /^Cache\.get/.test(call.member) ? [{ at, what: 'cache_miss', choice: 0 }] : [];
    const ofWrite = [
      ...Array.from({ length: variants }, (_, choice) => ({ at, what: 'kill', choice })),
      { at, what: 'throw_always', choice: 0 },
      { at, what: 'throw_always', choice: 1 },
      { at, what: 'applied_and_thrown', choice: 0 },
    ];
    return [...ofRead, ...ofCache, ...(leavesTraces(call) ? ofWrite : [])];
  });
  return [...faults, { at: `${struck}/end`, what: 'lost_answer', choice: 0 }];
}
