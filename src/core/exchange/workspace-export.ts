/** The file that holds a whole workspace. */
import { isObject } from '../schema/merge-patch.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { ExportedSettings } from './exchange-port.ts';

/** The members of the file before its records. */
export interface ExportHead {
  readonly object: 'workspace_export';
  readonly format: number;
  /** RFC 3339. */
  readonly exported_at: string;
  readonly settings: ExportedSettings;
  /** The workspace as the API shows it, logo and all; missing in files of version 1.0. */
  readonly workspace?: JsonObject;
  /** The last number of every series: numbers go on where they stopped. */
  readonly series: Readonly<Record<string, number>>;
}

/** Records by the plural of their resource, the oldest first. */
export type ExportedRecords = Readonly<Record<string, readonly JsonObject[]>>;

/**
 * The version of the file's form; it rises when files of the earlier form could not be read as files of the new one.
 */
export const exportFormat = 1;

export type ReadExport =
  | { readonly ok: true; readonly head: ExportHead; readonly records: ExportedRecords }
  | { readonly ok: false; readonly reason: string };

/** The text of an export file. */
export function writeExport(head: ExportHead, records: ExportedRecords): string {
  return `${JSON.stringify({ ...head, ...records }, null, 1)}\n`;
}

/** Reads an export file, or returns the reason why the text is none. */
export function readExport(plurals: readonly string[], text: string): ReadExport {
  const file = parse(text);
  if (!isObject(file) || file.object !== 'workspace_export')
    return { ok: false, reason: 'The file is no export of a workspace.' };
  if (file.format !== exportFormat)
    return {
      ok: false,
      reason: `The file has the format ${String(file.format)}, and this is ${exportFormat}.`,
    };
  const series = isObject(file.series) ? file.series : {};
  if (!Object.values(series).every((last) => Number.isSafeInteger(last) && Number(last) >= 0))
    return { ok: false, reason: 'The series of the file are no numbers.' };
  const records = plurals.map((plural) => [plural, file[plural] ?? []] as const);
  const broken = records.find(([, list]) => !Array.isArray(list));
  if (broken !== undefined) return { ok: false, reason: `${broken[0]} is no list.` };
  return {
    ok: true,
    head: {
      ...(file as unknown as ExportHead),
      settings: (isObject(file.settings) ? file.settings : {}) as unknown as ExportedSettings,
      workspace: isObject(file.workspace) ? file.workspace : {},
      series: series as Record<string, number>,
    },
    records: Object.fromEntries(records) as ExportedRecords,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    return null;
  }
}
