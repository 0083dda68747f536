/** Starts an actor's current step as an execution of the script. */
import { createWebAppEvent } from '../../../src/emulator/web-app/web-app-event.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { PersonStep, ScriptCall } from '../actors/actor.ts';
import { requestFor } from '../actors/exchange.ts';
import type { RequestTask } from '../actors/request-task.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { ProcessOptions } from './process.ts';

/** The step that an actor is at. */
export type Task = RequestTask | ScriptCall | PersonStep;

/** Names the purpose of an execution. */
export function purposeOf(task: RequestTask | ScriptCall): string {
  if (task.kind === 'request')
    return task.sent.map(({ call: { method, path } }) => `${method} ${path}`).join(' and ');
  return task.command === undefined ? task.functionName : `${task.functionName} ${task.command}`;
}

/** How an execution for a task is started. @param id names the execution */
export function launchOf(
  task: RequestTask | ScriptCall,
  world: SimulatedWorld,
  id: string,
): Pick<ProcessOptions, 'launch' | 'start'> {
  if (task.kind === 'request') {
    const event = createWebAppEvent(requestFor(task.sent, world.scene.facts.keys));
    return {
      launch: { id, functionName: 'doPost', makeArguments: () => [event], onTurn: () => undefined },
      start: { kind: 'web_app', activeUser: '' },
    };
  }
  const { functionName, makeArguments, execution, answers = [] } = task;
  // Answers that were given are in the log of the execution, so each is taken once.
  const rest = [...answers];
  const onTurn = (): void => {
    world.emulator.world.screen.answer = ({ kind }) =>
      kind === 'prompt'
        ? { button: 'OK', text: rest.shift() ?? '' }
        : { button: rest.shift() ?? 'OK', text: '' };
  };
  return {
    launch: { id, functionName, makeArguments, onTurn },
    start: { kind: execution, activeUser: localOwner },
  };
}
