/** Sums up the state of the workspace for the first page of the developer area. */
import { listKeys } from '../../../core/access/key-store.ts';
import { readKeyUses, usesSince } from '../../../core/access/key-uses.ts';
import { loadSettings } from '../../../core/settings.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { Overview } from '../../../pages/protocol.ts';
import { readMissingPermissions, withoutPermission } from '../../permissions.ts';
import { dispatchesInTime } from '../../workbook/set-up-triggers.ts';
import { shownDelivery } from '../delivery-log.ts';
import { statusOf } from '../shown-key.ts';
import { webAppUrl } from '../web-app-url.ts';
import { hasFailed, readWebhookState } from '../webhook-state.ts';

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
    ...deliveryFacts(workspace, !missing.includes('script.scriptapp')),
    requests_today: readKeyUses(workspace).reduce((sum, { byDay }) => sum + usesSince(byDay, today), 0),
    missing_permissions: missing.map((permission) => withoutPermission[permission]),
  };
}

function deliveryFacts(
  workspace: Workspace,
  maySeeTriggers: boolean,
): Pick<Overview, 'dispatcher_installed' | 'last_delivery' | 'failed_deliveries' | 'last_failures'> {
  const { day, urls } = readWebhookState(workspace);
  const tried = day.find(({ log }) => log.length > 0);
  const failed = day.filter(hasFailed);
  return {
    dispatcher_installed: maySeeTriggers && dispatchesInTime(ScriptApp, workspace),
    last_delivery: tried === undefined ? null : shownDelivery(tried, urls),
    failed_deliveries: failed.length,
    last_failures: failed.slice(0, failuresShown).map((delivery) => shownDelivery(delivery, urls)),
  };
}
