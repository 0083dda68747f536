/** Takes what a person has typed into the sheet Settings: the same change as one over the API, told with another source. */
import type { JsonObject } from '../schema/represent.ts';
import { loadSettings, type Settings } from '../settings.ts';
import { workspaceIdOf } from '../store/save-settings.ts';
import { withTextStrategy } from '../store/row/text-cell-strategy.ts';
import type { Session } from '../store/session.ts';
import { beginUnasked } from '../store/transaction/unasked.ts';
import { holdLock, tryPublishHints } from '../store/transaction/hold-lock.ts';
import type { Workspace } from '../workspace.ts';
import { type ReadCells, readCells } from './setting-cells.ts';
import { readSettingsCells } from './show-in-sheet.ts';
import { findWorkspaceRecord, workspaceRecordOf, settingsOf, tooLong } from './workspace-record.ts';
import { workspaceResource } from './workspace-resource.ts';

export interface TakenEdit {
  /** True when a setting has changed. */
  readonly isChanged: boolean;
  /** The rows that were read, each with a sentence for a cell that cannot be. */
  readonly rows: ReadCells['rows'];
}

/**
 * Commits the settings that the sheet says otherwise than those in force. Three calls when there are none.
 * @param timeZone that of the spreadsheet, which is a setting, too; missing: as it is in force
 * @throws Refusal workspace_busy
 */
export function takeSettingsEdit(session: Session, timeZone?: string): TakenEdit {
  const id = workspaceIdOf(session.workspace, loadSettings(session.workspace, undefined));
  const seen = readEdit(session, id, timeZone);
  if (!isChange(seen)) return { isChanged: false, rows: seen.rows };
  const taken = holdLock(session, (): ReadCells => {
    const { tx, commit } = beginUnasked(session);
    const record = tx.find(workspaceResource, id);
    const edit = readEdit(session, id, timeZone);
    if (record === null || !isChange(edit)) return edit;
    tx.change(workspaceResource, record, edit.changes, ['workspace.updated']);
    commit();
    return edit;
  });
  tryPublishHints(session);
  return { isChanged: isChange(taken), rows: taken.rows };
}

function isChange({ changes }: ReadCells): boolean {
  return Object.keys(changes).length > 0;
}

/** What the sheet says otherwise than the settings in force, which are the record. */
export function compareSettings(
  session: Session,
  timeZone: string,
): ReadCells & { readonly record: Readonly<JsonObject> } {
  const id = workspaceIdOf(session.workspace, loadSettings(session.workspace, undefined));
  const record = findWorkspaceRecord(session.workspace, workspaceResource, id)?.record ?? {};
  return { ...readEdit(session, id, timeZone), record };
}

/**
 * The settings that a sheet shows which was made now, and which belong to nobody's change: two calls.
 * @param settings those in force
 */
export function typedSettings(workspace: Workspace, settings: Settings, timezone: string): Partial<Settings> {
  const record = workspaceRecordOf(settings, null);
  const document = withTextStrategy(workspace.document, settings);
  const labelled = readSettingsCells({ ...workspace, document }, timezone) ?? new Map();
  const typed = settingsOf({ ...record, ...readCells(labelled, record).changes, timezone });
  return { ...typed, version: settings.version, updated_at: settings.updated_at };
}

// Three calls.
function readEdit({ workspace }: Session, id: string, timeZone?: string): ReadCells {
  const record = findWorkspaceRecord(workspace, workspaceResource, id)?.record as JsonObject;
  const timezone = timeZone ?? String(record.timezone);
  const labelled = readSettingsCells(workspace, timezone);
  const read = readCells(labelled ?? new Map(), record);
  const fault = tooLong({ ...record, ...read.changes });
  if (fault !== null) return { changes: {}, rows: read.rows.map(({ row }) => ({ row, fault })) };
  return timezone === record.timezone ? read : { ...read, changes: { ...read.changes, timezone } };
}
