/** What Google starts by itself: the clock's triggers, and those that hear of what people did. */
import { createClockEvent } from '../emulator/triggers/clock-triggers.ts';
import { eventObject, type PersonEvent } from '../emulator/triggers/fire-person-event.ts';
import type { Script, ScriptCall } from './actor.ts';
import type { SimulatedWorld } from './simulated-world.ts';

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
