/**
 * Lists the settings of the workspace, each declared once: the API and its documentation, the cells of the sheet Settings,
 * the screen Business, and what an export carries are all derived from here.
 */
import type { Field } from '../schema/field.ts';
import type { Setting } from './setting.ts';
import { bankSettings } from './settings/bank.ts';
import { documentsSettings } from './settings/documents.ts';
import { numberingSettings } from './settings/numbering.ts';
import { taxSettings } from './settings/tax.ts';
import { whoYouAreSettings } from './settings/who-you-are.ts';

/** In the order in which the API, the sheet and the form show them. */
const workspaceSettings = {
  ...whoYouAreSettings,
  ...taxSettings,
  ...bankSettings,
  ...documentsSettings,
  ...numberingSettings,
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof workspaceSettings;

/** The settings in their order, by name. */
export const settingEntries = Object.entries(workspaceSettings) as readonly (readonly [
  SettingName,
  Setting<Field>,
])[];

/** The fields alone, as a resource declares them. */
export const settingFields = Object.fromEntries(
  settingEntries.map(([name, { field }]) => [name, field]),
) as unknown as { readonly [Name in SettingName]: (typeof workspaceSettings)[Name]['field'] };
