/** Checks that the script's triggers are installed, and that Google starts those of the clock. */
import { cachedStateName } from '../../../core/events/dispatcher/find-work.ts';
import { isByMinute } from '../../../core/events/cadence.ts';
import { awaitRuns, type LastRun, readLastRuns } from '../../../core/events/last-runs.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { missingTriggers, setUpTriggers } from '../../workbook/set-up-triggers.ts';
import { fixable, type HealthCheck } from '../health-check.ts';
import { lastRunWords, lateAdvice, lateSentence, triggerNames } from '../trigger-words.ts';

export const triggersCheck: HealthCheck = {
  id: 'triggers',
  title: 'Triggers',
  run({ workspace }) {
    const missing = missingTriggers(ScriptApp, workspace);
    const nowMs = workspace.clock.now();
    const runs = readLastRuns(workspace);
    const late = runs.filter(({ state, trigger }) => state === 'late' && !missing.includes(trigger));
    if (missing.length + late.length > 0) {
      return fixable('fault', [
        ...missing.map((handler) => `The trigger of "${handler}" is missing.`),
        ...late.map((run) => lateSentence(run, nowMs)),
        ...(late.length > 0 ? [lateAdvice] : []),
      ]);
    }
    // A workbook of an earlier version has no times: they are awaited from this look on.
    awaitRuns(
      workspace,
      runs.flatMap(({ trigger, sinceMs }) => (sinceMs === null ? trigger : [])),
    );
    const told = runs.map((run) => `${triggerNames[run.trigger]}: ${lastRunWords(run, nowMs)}.`);
    const isAsked = askDispatcher(workspace, runs, nowMs);
    return {
      state: 'good',
      sentences: [
        'All triggers are installed: webhooks, edits and the hourly check.',
        told.join(' '),
        ...(isByMinute(workspace)
          ? []
          : ['No webhook endpoint is enabled, so Google starts the dispatcher every ten minutes alone.']),
        ...(isAsked
          ? ['Webhooks leave their time every ten minutes, and now in the next one: check again then.']
          : []),
      ],
      isFixable: false,
    };
  },
  fix({ workspace }) {
    setUpTriggers(ScriptApp, workspace);
    return [];
  },
};

// Google starts the dispatcher each minute; a time younger than that needs no other.
const freshMs = 90_000;

/**
 * Makes the next run of the dispatcher one that leaves its time, so that whoever looks again sees whether Google starts
 * it: a run does so when the cache has lost what the last one saw, which may happen at any time.
 * @returns true when the next run was asked for
 */
function askDispatcher({ cache }: Workspace, runs: readonly LastRun[], nowMs: number): boolean {
  const ranMs = runs.find(({ trigger }) => trigger === 'runDispatcher')?.ranMs ?? null;
  if (ranMs === null || nowMs - ranMs < freshMs) return false;
  cache.remove(cachedStateName);
  return true;
}
