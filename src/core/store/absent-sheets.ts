/** Knows the sheets of resources that are newer than the workbook: until Set up makes them, they have no records. */
import { Refusal } from '../errors/refusal.ts';
import type { Resource } from '../schema/resource.ts';
import { loadSettings, type Settings } from '../settings.ts';
import type { SheetDocument, Workspace } from '../workspace.ts';
import { madeColumns } from './made-columns.ts';

/** The document in which a sheet that Set up has never made is read as one without rows. */
export function withAbsentSheets(workspace: Workspace, settings: Settings): SheetDocument {
  const absent = workspace.resources.filter(({ sheet }) => isAbsent(settings, sheet));
  return absent.length === 0 ? workspace.document : workspace.background.absentSheets(workspace, absent);
}

/**
 * Refuses a record of a resource whose sheet Set up has never made.
 * @throws Refusal workspace_misconfigured
 */
export function refuseAbsent(workspace: Workspace, settings: Settings, { sheet }: Resource): void {
  if (!isAbsent(settings, sheet) || !isAbsent(loadSettings(workspace, undefined), sheet)) return;
  throw new Refusal(
    'workspace_misconfigured',
    `The spreadsheet has no sheet "${sheet}" yet. Choose Billing API › Set up, which adds it.`,
    { members: { sheet } },
  );
}

/** True for the sheet of records that Set up has not made; those that are kept as properties have none. */
export function isAbsent(settings: Settings, sheet: string): boolean {
  return sheet !== '' && madeColumns(settings, sheet) === null;
}
