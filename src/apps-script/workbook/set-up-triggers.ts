/** Installs each trigger of the script once, and deletes doubles. */
import { hasEnabledEndpoint, installMinuteTrigger } from '../../core/events/cadence.ts';
import { readTriggerDay } from '../../core/events/trigger-day.ts';
import type { Workspace } from '../../core/workspace.ts';
import { minuteHandler, upkeepHandler } from '../google/minute-trigger.ts';

type ScriptApp = GoogleAppsScript.Script.ScriptApp;
type Trigger = GoogleAppsScript.Script.Trigger;

interface TriggerPlan {
  /** The global function that Google calls. */
  readonly handler: string;
  readonly install: (app: ScriptApp) => void;
  /** The sentence for the owner when Set up has installed it. */
  readonly told: string;
}

const plans: readonly TriggerPlan[] = [
  {
    handler: upkeepHandler,
    install: (app) => app.newTrigger(upkeepHandler).timeBased().everyMinutes(10).create(),
    told: 'Every ten minutes, the script looks for work, such as invoices that are overdue.',
  },
  {
    handler: 'handleEdit',
    install: (app) =>
      app.newTrigger('handleEdit').forSpreadsheet(SpreadsheetApp.getActive()).onEdit().create(),
    told: 'What you type in the sheets reaches the API from now on.',
  },
  {
    handler: 'handleChange',
    install: (app) =>
      app.newTrigger('handleChange').forSpreadsheet(SpreadsheetApp.getActive()).onChange().create(),
    told: 'A row that you delete is deleted in the API too from now on.',
  },
  {
    handler: 'sweepRows',
    install: (app) => app.newTrigger('sweepRows').timeBased().everyHours(1).create(),
    told: 'Every hour, all rows are checked for changes that were missed.',
  },
];

/** A dead minute trigger is noticed when the next run of every ten minutes has waited for it in vain. */
const provenAfterMs = 20 * 60_000;

/** @returns a sentence for each trigger that was missing */
export function setUpTriggers(app: ScriptApp, workspace: Workspace): string[] {
  const installed = app.getProjectTriggers();
  const keepOne = (handler: string): boolean => {
    const [first, ...doubles] = installed.filter((one: Trigger) => one.getHandlerFunction() === handler);
    for (const double of doubles) app.deleteTrigger(double);
    return first !== undefined;
  };
  const told = plans.flatMap((plan) => {
    if (keepOne(plan.handler)) return [];
    plan.install(app);
    return [plan.told];
  });
  keepOne(minuteHandler);
  if (!hasEnabledEndpoint(workspace)) workspace.minuteTrigger().remove();
  else if (installMinuteTrigger(workspace)) told.push('Webhooks are sent every minute from now on.');
  return told;
}

/** A sentence for each trigger that is missing, because someone has deleted it since Set up, or that does not run. */
export function triggerFaults(app: ScriptApp, workspace: Workspace): string[] {
  const installed = app.getProjectTriggers().map((one: Trigger) => one.getHandlerFunction());
  const isEveryMinute = hasEnabledEndpoint(workspace);
  const wanted = [...plans.map(({ handler }) => handler), ...(isEveryMinute ? [minuteHandler] : [])];
  const missing = wanted.filter((handler) => !installed.includes(handler));
  const { unprovenMs } = readTriggerDay(workspace);
  const isDead = isEveryMinute && unprovenMs !== null && workspace.clock.now() > unprovenMs + provenAfterMs;
  return [
    ...missing.map((handler) => `The trigger of "${handler}" is missing.`),
    ...(isDead && !missing.includes(minuteHandler)
      ? [`Google does not run the trigger of "${minuteHandler}".`]
      : []),
    ...(isDead || missing.includes(minuteHandler)
      ? ['Webhooks are sent every ten minutes instead of every minute.']
      : []),
  ];
}

/** True when the triggers are there that webhooks wait for. */
export function dispatchesInTime(app: ScriptApp, workspace: Workspace): boolean {
  const installed = app.getProjectTriggers().map((one: Trigger) => one.getHandlerFunction());
  const isQuickEnough = installed.includes(minuteHandler) || !hasEnabledEndpoint(workspace);
  return installed.includes(upkeepHandler) && isQuickEnough;
}
