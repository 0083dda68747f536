/** Writes the record of the workspace as the journal has it: into the sheet Settings first, then into the properties. */
import type { JsonObject } from '../schema/represent.ts';
import { recall } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { loadSettings, type Settings, settingsName } from '../settings.ts';
import { writeSettings } from '../store/save-settings.ts';
import type { Workspace } from '../workspace.ts';
import { showInSheet } from './show-in-sheet.ts';
import { logoIn, logoParts, logoPrefix, workspaceRecordOf, settingsOf } from './workspace-record.ts';

interface Written {
  readonly id: string;
  /** The record as JSON. */
  readonly written: string | null;
}

/**
 * Writes the record; writing it again changes nothing. The sheet comes first: while the settings are the old ones, a cell
 * that shows an old value is known to lack the new one, and any other is a person's later edit. The properties of a
 * logo come before the settings that name them, and those of the logo before go last, so that each reader finds a whole
 * one. The caller holds the lock.
 */
export function keepWorkspaceRecord(
  workspace: Workspace,
  { fields }: Pick<Resource, 'fields'>,
  { id, written }: Written,
): void {
  const { properties } = workspace;
  const all = properties.getAll();
  const stored = loadSettings(workspace, all[settingsName]);
  // A copy of a spreadsheet has the journal of another workspace.
  if (stored.workspace_id !== id || written === null) return;
  const record = recall(fields, JSON.parse(written) as JsonObject);
  showInSheet(workspace, workspaceRecordOf(stored, logoIn(stored, all)), record);
  const { mark, values } = logoParts(record.logo as string | null, Number(record.version));
  const isNewLogo = record.logo !== logoIn(stored, all);
  if (isNewLogo) for (const [name, value] of values) properties.set(name, value);
  const logo_parts = isNewLogo ? mark : stored.logo_parts;
  writeSettings(workspace, { ...stored, ...settingsOf(record), ...noticeOf(stored, record), logo_parts });
  const [, version] = logo_parts.split('.');
  for (const name of Object.keys(all))
    if (name.startsWith(logoPrefix) && name.split('.')[1] !== version) properties.delete(name);
}

// The owner is told of the change behind the commit; until then the settings remember it.
function noticeOf(stored: Settings, record: JsonObject): Pick<Settings, 'iban_notice'> {
  const { iban, iban_notice: untold } = stored;
  if (record.iban === iban) return { iban_notice: untold };
  return { iban_notice: { from: untold?.from ?? iban, at: String(record.updated_at) } };
}
