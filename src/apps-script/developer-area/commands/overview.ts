/** Sums up the state of the workspace for the first page of the developer area. */
import { listKeys } from '../../../core/access/list-keys.ts';
import { readKeyUses, usesSince } from '../../../core/access/key-uses.ts';
import { loadSettings } from '../../../core/settings.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { Overview, ShownTrigger } from '../../../pages/protocol.ts';
import { standingRefusals } from '../../../core/api/standing-refusals.ts';
import { readLastRuns } from '../../../core/events/last-runs.ts';
import { lastRunWords, lateSentence, missingSentence, triggerNames } from '../../health/trigger-words.ts';
import { missingTriggers } from '../../workbook/set-up-triggers.ts';
import { type Permission, readMissingPermissions, withoutPermission } from '../../permissions.ts';
import { shownDelivery } from '../delivery-log.ts';
import { statusOf } from '../shown-key.ts';
import { webAppUrl } from '../web-app-url.ts';
import { hasFailed, isRetrying, readWebhookState } from '../webhook-state.ts';

const dayMs = 86_400_000;
const failuresShown = 5;

export function overview(workspace: Workspace): Overview {
  const nowMs = workspace.clock.now();
  const { name, time_zone } = loadSettings(workspace, undefined);
  const today = Math.floor(nowMs / dayMs);
  const { missing } = readMissingPermissions();
  return {
    workspace: { name, time_zone },
    build: workspace.build.id,
    web_app_url: webAppUrl(),
    active_keys: listKeys(workspace).filter((key) => statusOf(key, nowMs) === 'active').length,
    ...deliveryFacts(workspace),
    refusals: standingRefusals(workspace),
    triggers: shownTriggers(workspace, missing),
    requests_today: readKeyUses(workspace).reduce((sum, { byDay }) => sum + usesSince(byDay, today), 0),
    missing_permissions: missing.map((permission) => withoutPermission[permission]),
  };
}

function deliveryFacts(
  workspace: Workspace,
): Pick<Overview, 'last_delivery' | 'failed_deliveries' | 'retrying_deliveries' | 'last_failures'> {
  const { day, urls } = readWebhookState(workspace);
  const tried = day.find(({ log }) => log.length > 0);
  const troubled = day.filter((delivery) => hasFailed(delivery) || isRetrying(delivery));
  return {
    last_delivery: tried === undefined ? null : shownDelivery(tried, { urls }),
    failed_deliveries: troubled.filter(hasFailed).length,
    retrying_deliveries: troubled.filter(isRetrying).length,
    last_failures: troubled.slice(0, failuresShown).map((delivery) => shownDelivery(delivery, { urls })),
  };
}

const remedy = 'Choose Billing API › Set up in the spreadsheet, or Fix in Health.';

function shownTriggers(workspace: Workspace, withheld: readonly Permission[]): ShownTrigger[] {
  const nowMs = workspace.clock.now();
  const maySeeTriggers = !withheld.includes('script.scriptapp');
  const missing = maySeeTriggers ? missingTriggers(ScriptApp, workspace) : [];
  return readLastRuns(workspace).map((run): ShownTrigger => {
    const name = triggerNames[run.trigger];
    const shown = (state: ShownTrigger['state'], words: string, wrong = ''): ShownTrigger => ({
      name,
      state,
      words,
      advice: wrong === '' ? '' : `${wrong} ${remedy}`,
    });
    if (missing.includes(run.trigger)) return shown('missing', 'no trigger', missingSentence(run.trigger));
    const words = lastRunWords(run, nowMs);
    if (run.state === 'late') return shown('late', `late, ${words}`, lateSentence(run, nowMs));
    if (run.trigger === 'runDispatcher' && withheld.includes('script.external_request'))
      return shown('held', 'wait for a permission');
    // A time proves that there is a trigger, also where the script may not look at the list.
    return shown(run.state === 'awaited' && !maySeeTriggers ? 'unknown' : run.state, words);
  });
}
