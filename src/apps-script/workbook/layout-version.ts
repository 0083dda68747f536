/** Finds out whether the sheets have the layout that this script works with: it touches no others. */
import { forgetCachedState } from '../../core/events/dispatcher/cached-state.ts';
import { loadSettings, schemaVersion, settingsName } from '../../core/settings.ts';
import { hintsName } from '../../core/store/hints.ts';
import { saveSettings } from '../../core/store/save-settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLayoutVersion } from './settings-sheet.ts';

/**
 * Says why the workbook is none of this script's, and closes the API to it; null when the layout is right. The sheet
 * Settings is asked first: a copy of a spreadsheet has its sheets but no properties, and a new one has neither.
 */
export function refuseOtherWorkbook(
  workspace: Workspace,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
): string | null {
  const { schema_version: recorded } = loadSettings(workspace, undefined);
  const found = readLayoutVersion(spreadsheet) ?? Math.floor(recorded);
  // A newer script that is still at it has recorded only half of its step.
  const highest = Math.max(found, Math.ceil(recorded));
  if (found === schemaVersion && highest === schemaVersion) return null;
  const isClosed = workspace.properties.get(settingsName) !== null && recorded !== schemaVersion;
  if (!isClosed) {
    saveSettings(workspace, { schema_version: found });
    workspace.cache.remove(hintsName);
    forgetCachedState(workspace);
  }
  return highest > schemaVersion
    ? `This spreadsheet was set up by a newer version of the script: it has layout ${highest}, this script uses layout ${schemaVersion}. Install the newest version of the script.`
    : `This spreadsheet was set up by a script from before version 1.0: it has layout ${found}, this script uses layout ${schemaVersion}. Set up a new spreadsheet, and import there what you have exported here.`;
}
