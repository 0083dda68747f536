/** Installs each trigger of the script once, deletes doubles, and installs anew those that Google has stopped starting. */
import { isByMinute, installMinuteTrigger } from '../../core/events/cadence.ts';
import { awaitRuns, type LastRun, readLastRuns } from '../../core/events/last-runs.ts';
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

/**
 * Installs what is missing. A trigger that is late is deleted and installed anew, because Google may have disabled it
 * without taking it off the list.
 * @returns a sentence for each trigger that was installed
 */
export function setUpTriggers(app: ScriptApp, workspace: Workspace): string[] {
  const installed = app.getProjectTriggers();
  const runs = readLastRuns(workspace);
  const lateOnes: readonly string[] = runs.flatMap(({ state, trigger }) => (state === 'late' ? trigger : []));
  const told = plans.map(({ handler, install, told: sentence }) => {
    const own = installed.filter((one: Trigger) => one.getHandlerFunction() === handler);
    const kept = lateOnes.includes(handler) ? 0 : Math.min(1, own.length);
    for (const surplus of own.slice(kept)) app.deleteTrigger(surplus);
    if (kept === 0) install(app);
    return { handler, sentences: kept === 0 ? [sentence] : [] };
  });
  const isAwaited = ({ trigger, sinceMs }: LastRun): boolean =>
    (sinceMs === null && trigger !== minuteHandler) ||
    told.some(({ handler, sentences }) => handler === trigger && sentences.length > 0);
  awaitRuns(
    workspace,
    runs.filter(isAwaited).map(({ trigger }) => trigger),
  );
  const [, ...doubles] = installed.filter((one: Trigger) => one.getHandlerFunction() === minuteHandler);
  for (const double of doubles) app.deleteTrigger(double);
  return [...told.flatMap(({ sentences }) => sentences), ...setUpMinuteTrigger(workspace)];
}

// One that no endpoint needs is left to its own next run with work, which takes it away.
function setUpMinuteTrigger(workspace: Workspace): string[] {
  const isNew = isByMinute(workspace) && installMinuteTrigger(workspace);
  return isNew ? ['Webhooks are sent every minute from now on.'] : [];
}

/** The functions whose triggers are missing, because someone has deleted them since Set up, or Google has refused one. */
export function missingTriggers(app: ScriptApp, workspace: Workspace): string[] {
  const installed = app.getProjectTriggers().map((one: Trigger) => one.getHandlerFunction());
  const minute = isByMinute(workspace) ? [minuteHandler] : [];
  return [...minute, ...plans.map(({ handler }) => handler)].filter(
    (handler) => !installed.includes(handler),
  );
}
