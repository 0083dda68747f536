/** Runs the clock triggers that are due. */
import type { RunExecution } from '../execution/emulated-execution.ts';
import type { World } from '../world.ts';
import { dueLaunches, launchTrigger, type TriggerLaunch, type TriggerRun } from './launch-trigger.ts';

export interface TriggerRunner {
  readonly world: World;
  readonly run: RunExecution;
}

/** Runs every enabled clock trigger whose time has come, one after the other. */
export function fireDueTriggers({ world, run }: TriggerRunner): readonly TriggerRun[] {
  return dueLaunches(world).flatMap((begin) => {
    const launch = begin();
    return launch === null ? [] : [carryOut(run, launch)];
  });
}

/**
 * Runs one installed clock trigger now.
 * @throws Error for a uid that is not installed
 */
export function fireTrigger({ world, run }: TriggerRunner, uid: string): TriggerRun {
  return carryOut(run, launchTrigger(world, uid));
}

function carryOut(run: RunExecution, launch: TriggerLaunch): TriggerRun {
  const { handler, makeArguments, start, refusal, conclude } = launch;
  return conclude(refusal ?? run(handler, makeArguments, start));
}
