/** Runs of the script that are no requests: commands of the owner, and triggers that Google starts. */
import type { CommandName, CommandInput } from '../../../src/pages/protocol.ts';
import { createClockEvent } from '../../../src/emulator/triggers/clock-triggers.ts';
import { eventObject, type PersonEvent } from '../../../src/emulator/triggers/fire-person-event.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { Script, ScriptCall } from './actor.ts';

/** A command of the menu. @param answers what the owner types into its prompts */
export function menuCommand(functionName: string, answers: readonly string[] = []): ScriptCall {
  return { kind: 'script', functionName, execution: 'menu', makeArguments: () => [], answers };
}

/** A command of the page. */
export function pageCommand<Name extends CommandName>(command: Name, input: CommandInput<Name>): ScriptCall {
  return {
    kind: 'script',
    functionName: 'developerArea',
    execution: 'page',
    command,
    makeArguments: () => [JSON.stringify({ command, input })],
  };
}

/** A run of a function by its clock trigger. @param nowMs when it was due */
export function clockRun(functionName: string, nowMs: number): ScriptCall {
  const event = createClockEvent(nowMs, functionName);
  return { kind: 'script', functionName, execution: 'time_trigger', makeArguments: () => [event] };
}

/** The runs that an act of a person leads to, one actor for each installed trigger. */
export function personRuns({ emulator, workbook }: SimulatedWorld, event: PersonEvent): Script[] {
  const wanted = event.kind === 'edit' ? 'ON_EDIT' : 'ON_CHANGE';
  return emulator.world.triggers
    .list()
    .filter(({ eventType, disabled }) => eventType === wanted && !disabled)
    .map(({ handler, uid }) =>
      runOnce({
        kind: 'script',
        functionName: handler,
        execution: 'installable_trigger',
        makeArguments: (services) => [
          eventObject({ workbook }, services, event, { authMode: 'FULL', triggerUid: uid }),
        ],
      }),
    );
}

function* runOnce(call: ScriptCall): Script {
  yield call;
}
