/** Takes edits of the Settings sheet, tells faults at their cells, and reads the layout version. */
import { settingsSheetName } from '../../core/business/show-in-sheet.ts';
import { takeSettingsEdit } from '../../core/business/take-settings-edit.ts';
import { tellOwnerOfIban } from '../../core/business/tell-owner.ts';
import { startSession } from '../../core/store/start-session.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLabelled, versionLabel } from './shown-settings.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The layout version in the sheet, which a copy of the spreadsheet keeps; null when there is none. */
export function readLayoutVersion(spreadsheet: Spreadsheet): number | null {
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  const text = sheet === null ? '' : (readLabelled(sheet).get(versionLabel)?.text ?? '');
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

export interface TakenSettings {
  /** True when a setting has changed. */
  readonly isChanged: boolean;
  /** A sentence for each cell that cannot be read. */
  readonly faults: readonly string[];
}

/**
 * Commits the settings that a person has changed in the sheet. A cell with a wrong value gets a note that says so, and
 * the present setting stays in force.
 * @throws Refusal workspace_misconfigured when the layout of the sheets belongs to another version of the script;
 * workspace_busy
 */
export function takeSettings(workspace: Workspace, spreadsheet: Spreadsheet): TakenSettings {
  const { isChanged, rows } = takeSettingsEdit(startSession(workspace), spreadsheet.getSpreadsheetTimeZone());
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  if (sheet !== null) {
    const notes = sheet.getRange(1, 2, sheet.getLastRow(), 1).getNotes();
    for (const { row, fault } of rows)
      if ((notes[row - 1]?.[0] ?? '') !== (fault ?? '')) sheet.getRange(row, 2).setNote(fault ?? '');
  }
  tellOwnerOfIban(workspace);
  return { isChanged, faults: rows.flatMap(({ fault }) => fault ?? []) };
}
