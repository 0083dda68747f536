/** A failure that may happen at a service call. Each kind has one line in the register. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { writesCells } from '../execution/placing-window.ts';
import type { PendingCall, Process } from '../execution/process.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';

/** Where a run stands: before a call of an execution, or behind its last one. */
export interface Moment {
  /** The point as a plan names it. */
  readonly at: string;
  readonly process: Process;
  /** Null behind the last call, when only the answer is still on its way. */
  readonly call: ServiceCall | null;
  readonly world: SimulatedWorld;
}

/** The effect of a failure on calls. */
export interface Effect {
  /** How long it lasts: this call, or this one and all later ones of the execution. */
  readonly lasts: 'call' | 'execution';
  /** Carries out the call in its own way; null when the call happens as usual. */
  carryOut(process: Process, pending: PendingCall): unknown;
}

export interface InjectedFailure {
  readonly name: string;
  /** How often it is drawn, in proportion to the others. */
  readonly weight: number;
  /** True where it can make a difference. */
  isPossible(moment: Moment): boolean;
  /**
   * Strikes.
   * @param choice a whole number that decides among its variants
   * @returns null when it changes the world alone and the call happens as usual
   */
  inject(moment: Moment, choice: number): Effect | null;
}

/** True where a person may touch the data: anywhere but between the read that fixes where a row stands and its flush. */
export function mayTouch({ call, world }: Moment): boolean {
  return call !== null && asksGoogle(call) && !world.isPlacing() && !writesCells(call.member);
}

/** Calls that leave nothing behind: to die or to fail after one of them is to do so before it. */
const harmless = /^(Utilities|Spreadsheet)\.|\.(get\w*|find\w*)$/;

/** True for a call that changes something, be it only what is buffered. */
export function leavesTraces(call: ServiceCall | null): boolean {
  return call !== null && !harmless.test(call.member);
}

/** True for a call that asks Google: an A1 range is made without it. */
export function asksGoogle(call: ServiceCall | null): boolean {
  return call !== null && call.member !== 'Spreadsheet.getRange';
}
