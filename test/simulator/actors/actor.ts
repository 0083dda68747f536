/** The actors of a run and their steps: a client of the API, an owner at the menu, a clock that fires a trigger. */
import type { MakeArguments } from '../../../src/emulator/execution/attempt.ts';
import type { ExecutionKind } from '../../../src/emulator/execution/execution.ts';
import type { CellEdit, SheetChange } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { SceneFacts } from '../world/scene.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';

/** A request as a client means it; sending it again, until there is an answer, is the gateway's part. */
export interface ApiCall {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which of the scene's keys; `main` unless said. */
  readonly key?: keyof SceneFacts['keys'];
  /** Every write has one, as the gateway sees to; this one when two writes are to share it. */
  readonly idempotencyKey?: string;
  /** The text that is sent as its body, where that is no JSON. */
  readonly text?: string;
  /** Takes the place of its envelope, which nobody can read then. */
  readonly envelope?: string | number;
  /** The code that it is refused with for itself, whatever else happens; none when it is as it should be. */
  readonly refusal?: string;
}

/** Requests that travel in one envelope, as the gateway sends those that have to wait. */
export interface Pack {
  readonly kind: 'pack';
  readonly calls: readonly ApiCall[];
  /** Its bits decide, one for each attempt, whether what has no answer goes together again or one by one. */
  readonly choice: number;
}

/** Another function of the script, started once: a command of the menu, a trigger. */
export interface ScriptCall {
  readonly kind: 'script';
  readonly functionName: string;
  readonly execution: ExecutionKind;
  readonly makeArguments: MakeArguments;
  /** The texts that a person types into the prompts, in order. */
  readonly answers?: readonly string[];
  /** Which of the commands behind the function it is, where it has several. */
  readonly command?: string;
}

/** Nothing for so many milliseconds. */
interface Wait {
  readonly kind: 'wait';
  readonly ms: number;
}

/** Something that a person does to the spreadsheet, of which triggers are told. */
export interface PersonStep {
  readonly kind: 'person_edit';
  /** @returns what Google tells the triggers; undefined when it refused the act */
  act(world: SimulatedWorld): CellEdit | SheetChange | undefined;
  /** Decides how often the triggers are told; once unless said. */
  readonly choice?: number;
}

type Step = ApiCall | Pack | ScriptCall | Wait | PersonStep;

/** An answer of the API. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The result of a step; null for a step that is no request. Of a pack it says nothing. */
export type StepReply = ReceivedAnswer | null;

/** The steps of an actor, each begun when the one before is done. */
export type Script<Result = void> = Generator<Step, Result, StepReply>;

/** Actors that run together, with one line in the register of workloads. */
export interface Workload {
  readonly name: string;
  /** How often it is drawn, in proportion to the others. */
  readonly weight: number;
  /** True: it begins most of a day later than others, with a long journal. */
  readonly isLater?: boolean;
  /** Builds its actors anew for each run. */
  actors(facts: SceneFacts, random: SeededRandom): readonly Script[];
}

/** The record that an answer shows. */
export function answeredRecord(reply: StepReply): Readonly<Record<string, unknown>> {
  return reply?.body ?? {};
}

export function get(path: string, options: Partial<ApiCall> = {}): ApiCall {
  return { kind: 'request', method: 'GET', path: `/api/v1/${path}`, ...options };
}

export function post(path: string, body?: unknown, options: Partial<ApiCall> = {}): ApiCall {
  return { kind: 'request', method: 'POST', path: `/api/v1/${path}`, body, ...options };
}

export function patch(path: string, body: unknown, options: Partial<ApiCall> = {}): ApiCall {
  return { kind: 'request', method: 'PATCH', path: `/api/v1/${path}`, body, ...options };
}

export function remove(path: string, options: Partial<ApiCall> = {}): ApiCall {
  return { kind: 'request', method: 'DELETE', path: `/api/v1/${path}`, ...options };
}
