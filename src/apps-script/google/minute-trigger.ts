/** The trigger that starts the dispatcher every minute, behind the core's interface. */
import type { MinuteTrigger } from '../../core/minute-trigger.ts';
import { serviceCall } from './service-call.ts';

type Trigger = GoogleAppsScript.Script.Trigger;

/** The functions that Google calls every minute and every ten minutes. */
export const minuteHandler = 'runDispatcher';
export const upkeepHandler = 'runUpkeep';

export function googleMinuteTrigger(app: GoogleAppsScript.Script.ScriptApp): MinuteTrigger {
  const installed = (handler: string): Trigger[] =>
    app.getProjectTriggers().filter((one: Trigger) => one.getHandlerFunction() === handler);
  return {
    install: () =>
      serviceCall(() => {
        if (installed(minuteHandler).length > 0) return false;
        app.newTrigger(minuteHandler).timeBased().everyMinutes(1).create();
        return true;
      }),
    remove: () =>
      serviceCall(() => {
        // A workbook that was set up by version 1.0 has no other trigger of the dispatcher until Set up has run again.
        if (installed(upkeepHandler).length === 0) return;
        for (const one of installed(minuteHandler)) app.deleteTrigger(one);
      }),
  };
}
