/** Plays the steps of an actor: one execution after the other, and a request again until it is answered. */
import type { ScriptContext } from '../../../src/emulator/loader/script-context.ts';
import type { CallHandler } from '../execution/call-handler.ts';
import { launchOf, purposeOf, type Task } from '../execution/launch.ts';
import { watchPlacing } from '../execution/placing-window.ts';
import { createProcessClock, openProcess, type Process } from '../execution/process.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { StepReply, Script } from './actor.ts';
import type { SimulatedExchange, EndedExecution } from './exchange.ts';
import { beginRequests, concludeRequests } from './request-task.ts';

export interface ActorRunner {
  readonly name: string;
  readonly isDone: boolean;
  /** True when it can go on now. */
  isReady(): boolean;
  /** When it can go on at the latest, in milliseconds of the world's clock. */
  wakesMs(): number;
  /** Goes on until it is paused, has to wait, or has ended an execution. @returns the point where it stands */
  play(): string;
}

export interface ActorRunnerOptions {
  readonly name: string;
  readonly script: Script;
  readonly world: SimulatedWorld;
  readonly handler: CallHandler;
  readonly context: ScriptContext | 'fresh';
  /** How far off the clock of an execution is, in milliseconds. */
  readonly skewOf: (processId: string) => number;
  /** Takes note of each request. */
  readonly exchanges: SimulatedExchange[];
  /** Takes note of each execution that has ended. */
  readonly executions: EndedExecution[];
}

interface State {
  steps: number;
  attempts: number;
  task: Task | null;
  process: Process | null;
  readyMs: number;
  reply: StepReply;
  isDone: boolean;
}

export function createActorRunner(options: ActorRunnerOptions): ActorRunner {
  const { name, world, handler } = options;
  const state: State = {
    steps: 0,
    attempts: 0,
    task: null,
    process: null,
    readyMs: 0,
    reply: null,
    isDone: false,
  };
  const waitOf = () => (state.process === null ? null : handler.waitOf(state.process));
  return {
    name,
    get isDone() {
      return state.isDone;
    },
    isReady() {
      if (state.isDone || world.clock.now() < state.readyMs) return false;
      if (state.task?.kind === 'person_edit' && world.isPlacing()) return false;
      const wait = waitOf();
      if (wait === null || world.clock.now() >= wait.untilMs) return true;
      return world.emulator.world.locks.holder(wait.lock) === undefined;
    },
    wakesMs: () => Math.max(state.readyMs, waitOf()?.untilMs ?? 0),
    play() {
      if (state.task !== null) return carryOn(options, state, state.task);
      const task = takeStep(options, state);
      state.task = task;
      // A person's hand may have to wait: that is asked before its turn.
      if (task === null || task.kind === 'person_edit')
        return `${name}.${state.steps}/${state.isDone ? 'done' : 'step'}`;
      return carryOn(options, state, task);
    },
  };
}

/** The next task, or null when the actor has to wait or is done. */
function takeStep({ name, script, world, exchanges }: ActorRunnerOptions, state: State): Task | null {
  const next = script.next(state.reply);
  state.reply = null;
  if (next.done === true) {
    state.isDone = true;
    return null;
  }
  const step = next.value;
  state.attempts = 0;
  state.steps += 1;
  if (step.kind === 'wait') {
    state.readyMs = world.clock.now() + step.ms;
    return null;
  }
  if (step.kind !== 'request' && step.kind !== 'pack') return step;
  const task = beginRequests(world, step, name, `${name}.${state.steps}`);
  exchanges.push(...task.sent);
  return task;
}

function carryOn(options: ActorRunnerOptions, state: State, task: Task): string {
  const { name, world, handler } = options;
  if (task.kind === 'person_edit') {
    const at = `${name}.${state.steps}/hand`;
    const did = task.act(world);
    if (did !== undefined) world.tellTriggers(did, at, task.choice ?? 0);
    state.task = null;
    return at;
  }
  if (state.process === null && isTriggerLacking(world, task)) {
    state.task = null;
    return `${name}.${state.steps}/never`;
  }
  const process = state.process ?? start(options, state, task);
  state.process = process;
  process.resume();
  const { id, calls, outcome } = process;
  if (outcome === null) return `${id}/${calls.length}`;
  const at = `${id}/end`;
  handler.injectFailures({ at, process, call: null, world });
  world.windows.delete(id);
  state.process = null;
  world.tick += 1;
  options.executions.push({ id, purpose: purposeOf(task), outcome, calls, endedAt: world.tick });
  if (task.kind === 'request') {
    const { next, readyMs, reply } = concludeRequests(world, task, process, outcome);
    state.task = next;
    if (next === null) state.reply = reply;
    else state.readyMs = readyMs;
  } else state.task = null;
  return at;
}

/** Takes away one of the runs that Google does not start. */
function isTriggerLacking(world: SimulatedWorld, task: Exclude<Task, { kind: 'person_edit' }>): boolean {
  const isTrigger = task.kind === 'script' && /trigger$/.test(task.execution);
  if (!isTrigger || world.triggersLacking === 0) return false;
  world.triggersLacking -= 1;
  return true;
}

function start(
  { name, world, handler, context, skewOf }: ActorRunnerOptions,
  state: State,
  task: Exclude<Task, { kind: 'person_edit' }>,
): Process {
  const id = `${name}.${state.steps}.${state.attempts}`;
  state.attempts += 1;
  world.windows.set(id, watchPlacing(world.scene.journalSheetId));
  return openProcess({
    ...launchOf(task, world, id),
    open: world.emulator.open,
    clock: createProcessClock(world.clock, skewOf(id)),
    context,
    carryOut: handler.carryOut,
  });
}
