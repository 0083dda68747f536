/** Tells at a glance how the workspace is. */
import { listKeys } from '../../../core/access/key-store.ts';
import { readKeyUses, usesSince } from '../../../core/access/key-uses.ts';
import { loadSettings } from '../../../core/settings.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { Overview } from '../../../pages/protocol.ts';
import { statusOf } from '../shown-key.ts';
import { webAppUrl } from '../web-app-url.ts';

const dayMs = 86_400_000;

export function overview(workspace: Workspace): Overview {
  const nowMs = workspace.clock.now();
  const { name, time_zone } = loadSettings(workspace, undefined);
  const today = Math.floor(nowMs / dayMs);
  return {
    workspace: { name, time_zone },
    build: workspace.build.id,
    web_app_url: webAppUrl(),
    active_keys: listKeys(workspace).filter((key) => statusOf(key, nowMs) === 'active').length,
    requests_today: readKeyUses(workspace).reduce((sum, { byDay }) => sum + usesSince(byDay, today), 0),
  };
}
