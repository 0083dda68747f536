/** Reads the record of the workspace from the settings and the properties of its logo. */
import { utf8Length } from '../store/utf8-length.ts';
import { loadSettings, type Settings, settingsName } from '../settings.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { decodePropertyRecord } from '../store/find-property-record.ts';
import { timeOf } from '../schema/record-id.ts';
import type { StoredRecord } from '../store/row/row-codec.ts';
import type { Workspace } from '../workspace.ts';
import { settingEntries, type SettingName } from './workspace-settings.ts';

/** A property holds 9 kB, and each character of a logo is one byte. */
const partLength = 9000;

/** Each of the logo's properties begins with this. */
export const logoPrefix = 'logo.';

/**
 * The record, or null when the workspace has another id: one service call.
 * @param resource the declaration of the workspace
 */
export function findWorkspaceRecord(
  workspace: Pick<Workspace, 'properties'>,
  resource: Resource,
  id: string,
): StoredRecord | null {
  const properties = workspace.properties.getAll();
  const settings = loadSettings(workspace, properties[settingsName]);
  if (settings.workspace_id !== id) return null;
  return decodePropertyRecord(
    resource,
    JSON.stringify(workspaceRecordOf(settings, logoIn(settings, properties))),
  );
}

/** What the API shows of the settings; those without a value are null. */
export function workspaceRecordOf(settings: Settings, logo: string | null): JsonObject {
  const created = new Date(timeOf(settings.workspace_id)).toISOString();
  const shown: Readonly<Record<string, unknown>> = { ...settings, logo };
  return {
    id: settings.workspace_id,
    ...Object.fromEntries(settingEntries.map(([name]) => [name, valueOr(shown[name])])),
    timezone: settings.time_zone,
    version: settings.version,
    created_at: created,
    updated_at: settings.updated_at || created,
  };
}

/** The settings of a record, its logo left out. */
export function settingsOf(record: Readonly<JsonObject>): Partial<Settings> {
  const names = settingEntries.map(([name]) => name).filter((name) => name !== 'logo');
  return {
    ...Object.fromEntries(names.map((name: SettingName) => [name, record[name] ?? null])),
    name: String(record.name ?? ''),
    time_zone: String(record.timezone),
    version: Number(record.version),
    updated_at: String(record.updated_at),
  };
}

/** The logo in the properties of the workspace, null when there is none. */
export function logoIn(
  { logo_parts }: Settings,
  properties: Readonly<Record<string, string>>,
): string | null {
  return logo_parts === ''
    ? null
    : partNames(logo_parts)
        .map((name) => properties[name] ?? '')
        .join('');
}

/**
 * Cuts a logo into the values of properties.
 * @param version of the record: the parts of another version have other names, and stay while they are in force
 */
export function logoParts(logo: string | null, version: number) {
  const parts = logo === null ? [] : (logo.match(new RegExp(`.{1,${partLength}}`, 'g')) ?? []);
  const mark = parts.length === 0 ? '' : `${logoPrefix}${version}.${parts.length}`;
  return { mark, values: partNames(mark).map((name, index) => [name, parts[index] ?? ''] as const) };
}

// The names of the properties that a mark stands for: `logo.7.2` for `logo.7.1` and `logo.7.2`.
function partNames(mark: string): string[] {
  const [, version, count = '0'] = mark.split('.');
  return Array.from({ length: Number(count) }, (_, index) => `${logoPrefix}${version}.${index + 1}`);
}

function valueOr(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

// All settings are one property of 9 kB, in which the headers of added columns have their place, too.
const settingsBytesMax = 6000;

/** A sentence when all settings together do not fit into their property, or null. */
export function tooLong(record: Readonly<JsonObject>): string | null {
  const bytes = utf8Length(JSON.stringify(settingsOf(record)));
  if (bytes <= settingsBytesMax) return null;
  return `All settings together, without the logo, must have at most ${settingsBytesMax} bytes. These have ${bytes}.`;
}
