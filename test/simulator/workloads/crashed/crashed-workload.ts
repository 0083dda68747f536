/** A workload that is tried with every failure at each call of one of its executions, and never drawn for a run. */
import type { ApiCall, Script, Workload } from '../../actors/actor.ts';
import type { SceneFacts } from '../../world/scene.ts';

type Ids = SceneFacts['ids'];

export interface CrashedWorkload extends Workload {
  /** The execution that the failures strike. */
  readonly struck: string;
  /** An execution that reads what a dead one has left, while the third actor goes on at one of its calls. */
  readonly reader?: string;
  /** True: the only failure is that the choice of locks changes, and the second actor goes on at each call behind it. */
  readonly changesLock?: boolean;
  /** Failures strike every n-th of its many similar calls; every call when it is left out. */
  readonly every?: number;
}

/** A single request. */
export function crashedWrite(name: string, call: (ids: Ids) => ApiCall): CrashedWorkload {
  return step(name, 1, (ids) => once(call(ids)));
}

/** @param number which step of the script is struck, counted from 1 */
export function step(
  name: string,
  number: number,
  script: (ids: Ids) => Script,
  every?: number,
): CrashedWorkload {
  return crashed(name, `0.0.${number}.0`, script, every);
}

/** The trigger that is told of what a person does. @param number which step is the person's, counted from 1 */
export function telling(
  name: string,
  number: number,
  script: (ids: Ids) => Script,
  every?: number,
): CrashedWorkload {
  return crashed(name, `told-0.0.${number}-hand-0-0.1.0`, script, every);
}

function crashed(
  name: string,
  struck: string,
  script: (ids: Ids) => Script,
  every?: number,
): CrashedWorkload {
  const actors = ({ ids }: SceneFacts): Script[] => [script(ids)];
  return { name, weight: 0, struck, actors, ...(every === undefined ? {} : { every }) };
}

/**
 * A write that dies half-way while two others are about: one reads the record, and one comes to write.
 * @param calls the write, the read, and what comes next
 */
export function overtaken(
  name: string,
  calls: (ids: Ids) => readonly [ApiCall, ApiCall, ApiCall],
): CrashedWorkload {
  const actors = ({ ids }: SceneFacts): Script[] => calls(ids).map(once);
  return { name, weight: 0, struck: '0.0.1.0', reader: '0.1.1.0', actors };
}

function* once(call: ApiCall): Script {
  yield call;
}
