/** Starts an actor's current step as an execution of the script. */
import { createWebAppEvent } from '../../emulator/web-app/web-app-event.ts';
import { localOwner } from '../../runtime/local-workspace.ts';
import type { ApiCall, PersonEdit, ScriptCall } from '../actors/actor.ts';
import { type Exchange, requestOf } from '../actors/exchange.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { ProcessOptions } from './process.ts';

/** The step that an actor is at. */
export type Task = RequestTask | ScriptCall | PersonEdit;

interface RequestTask {
  readonly kind: 'request';
  readonly exchange: Exchange;
}

/** Begins the history of a request. @param key the idempotency key of a write that brings none */
export function beginExchange(world: SimulatedWorld, call: ApiCall, actor: string, key: string): Exchange {
  return {
    actor,
    call,
    idempotencyKey: call.method === 'GET' ? null : (call.idempotencyKey ?? key),
    attempts: [],
    begunAt: world.tick,
    answeredAt: null,
    answer: null,
  };
}

/** Names the purpose of an execution. */
export function purposeOf(task: RequestTask | ScriptCall): string {
  if (task.kind === 'request') return `${task.exchange.call.method} ${task.exchange.call.path}`;
  return task.command === undefined ? task.functionName : `${task.functionName} ${task.command}`;
}

/** How an execution for a task is started. @param id names the execution */
export function launchOf(
  task: RequestTask | ScriptCall,
  world: SimulatedWorld,
  id: string,
): Pick<ProcessOptions, 'launch' | 'start'> {
  if (task.kind === 'request') {
    const { call, idempotencyKey } = task.exchange;
    const event = createWebAppEvent(requestOf(call, world.scene.facts.keys, idempotencyKey));
    return {
      launch: { id, functionName: 'doPost', makeArguments: () => [event], onTurn: () => undefined },
      start: { kind: 'web_app', activeUser: '' },
    };
  }
  const { functionName, makeArguments, execution, answers = [] } = task;
  // Answers that were given are in the log of the execution, so each is taken once.
  const rest = [...answers];
  const onTurn = (): void => {
    world.emulator.world.screen.answer = ({ kind }) => ({
      button: 'OK',
      text: kind === 'prompt' ? (rest.shift() ?? '') : '',
    });
  };
  return {
    launch: { id, functionName, makeArguments, onTurn },
    start: { kind: execution, activeUser: localOwner },
  };
}
