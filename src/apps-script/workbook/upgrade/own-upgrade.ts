/** The upgrade of the workbook that this script is bound to, to the layout that it works with. */
import { schemaVersion } from '../../../core/settings.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { serviceCall } from '../../google/service-call.ts';
import { servedBuild } from '../served-build.ts';
import { setUpTriggers } from '../set-up-triggers.ts';
import { upgradeSteps } from './upgrade-steps.ts';
import { outwaitMs, type Upgrade } from './upgrade-workbook.ts';

export function ownUpgrade(
  workspace: Workspace,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
): Upgrade {
  // The local runtime has no deployment: the running code is the served one, and no execution of older code can be waiting.
  const isLocal = workspace.build.keyMode === 'test';
  return {
    workspace,
    spreadsheet,
    steps: upgradeSteps,
    target: schemaVersion,
    servedBuild: () => (isLocal ? workspace.build.id : servedBuild()),
    installTriggers: () => void setUpTriggers(ScriptApp),
    pause: (ms) => serviceCall(() => Utilities.sleep(ms)),
    heldMinMs: isLocal ? 0 : outwaitMs,
  };
}
