/** The end of an execution: with a value, with an error, or stopped from outside. */
import { basename } from 'node:path';
import type { ServiceUsage } from './meter.ts';

export type ExecutionOutcome = Success | Failure;

interface Success {
  readonly ok: true;
  /** The value that the function returned, an object of the script's realm. */
  readonly value: unknown;
  readonly usage: ServiceUsage;
}

interface Failure {
  readonly ok: false;
  readonly reason: 'threw' | 'stopped' | 'function_missing';
  /** As Google words it, for example `Exception: … (line 12, file "Code")`. */
  readonly text: string;
  /** The thrown error. */
  readonly error: unknown;
  readonly usage: ServiceUsage;
}

/** The failure when the script has no function of that name. */
export function functionMissing(functionName: string, usage: ServiceUsage): Failure {
  const text = `Script function not found: ${functionName}`;
  return { ok: false, reason: 'function_missing', text, error: new Error(text), usage };
}

/** The failure that an uncaught error makes. */
export function executionFailure(error: unknown, scriptFolder: string, usage: ServiceUsage): Failure {
  const stopped = error instanceof ExecutionStopped;
  const text = stopped ? error.message : `${describe(error)}${placeOf(error, scriptFolder)}`;
  return { ok: false, reason: stopped ? 'stopped' : 'threw', text, error, usage };
}

/** Google's text of an error. Errors of another realm fail `instanceof`, so their members are read instead. */
function describe(error: unknown): string {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  return message === undefined ? String(error) : `${name}: ${message}`;
}

/** The first place of the script in the stack, as Google appends it. */
function placeOf(error: unknown, scriptFolder: string): string {
  const stack = String((Object(error) as { readonly stack?: unknown }).stack ?? '');
  const frame = stack.split('\n').find((line) => line.includes(`${scriptFolder}/`));
  const place = /([^/(]+\.js):(\d+):\d+\)?$/.exec(frame ?? '');
  return place?.[1] ? ` (line ${place[2]}, file "${basename(place[1], '.js')}")` : '';
}

/** Stops an execution: a kill, the time limit, or a pause by a simulator. Every later service call throws it again. */
export class ExecutionStopped extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ExecutionStopped';
  }
}
