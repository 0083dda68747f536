/** The end of every run: the dust settles, somebody writes, and the API is asked what there is. */
import { type Answer, get, post, type Script, type ScriptCall } from './actor.ts';
import { recordSheets } from './billing-sheets.ts';
import { dispatchAll } from './last-dispatch.ts';
import { hand } from './hand-acts.ts';
import type { SimulatedWorld } from './simulated-world.ts';

/** What the API says when everything is over. */
export interface Closing {
  /** The creation that must succeed, whatever has happened before. */
  written: Answer | null;
  /** The lists of all records, by plural. */
  readonly lists: Map<string, Answer | null>;
  events: Answer | null;
  /** True when the dispatcher ran until nothing was due: every delivery has come to its end. */
  isDispatched: boolean;
}

/** Beyond the window of the rate limit. */
const quietMs = 61_000;

/** The player of the script that closes a run: what it reads is settled. */
export const closingPlayer = 'end';

export function createClosing(): Closing {
  return { written: null, lists: new Map(), events: null, isDispatched: false };
}

/** What the hourly sweep does for rows, from the menu. */
const checkAllRows: ScriptCall = {
  kind: 'script',
  functionName: 'checkAllRows',
  execution: 'menu',
  makeArguments: () => [],
};

/**
 * The script that closes a run.
 * @param isThorough false: nothing is sent and listed, which takes long
 */
export function* closeRun(closing: Closing, world: SimulatedWorld, isThorough: boolean): Script {
  yield { kind: 'wait', ms: quietMs };
  // The quotas are full again.
  world.exhausted.clear();
  world.triggersLacking = 0;
  for (const act of world.amends) yield hand(act);
  closing.written = yield post('customers', { name: 'The last one' });
  if (world.isTouched) yield checkAllRows;
  if (!isThorough) return;
  yield* dispatchAll(world);
  closing.isDispatched = true;
  for (const { plural } of recordSheets) {
    if (plural !== null) closing.lists.set(plural, yield get(plural, { query: 'limit=500' }));
  }
  closing.events = yield get('events', { query: 'limit=500' });
}
