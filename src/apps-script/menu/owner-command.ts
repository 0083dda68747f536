/** What all commands of the menu share: the permissions they need, who may choose them, and their questions. */
import type { Workspace } from '../../core/workspace.ts';
import { admitOwner } from '../owner.ts';
import { type Permission, requirePermissions } from '../permissions.ts';
import { openWorkspace } from '../workspace.ts';

export type Ui = GoogleAppsScript.Base.Ui;

/** Runs a command for the owner, and tells anybody else that it is not for them. */
export function asOwner(
  permissions: readonly Permission[],
  run: (ui: Ui, workspace: Workspace) => void,
): void {
  requirePermissions(['userinfo.email', ...permissions]);
  const ui = SpreadsheetApp.getUi();
  const workspace = openWorkspace();
  if (admitOwner(ui, workspace.properties)) run(ui, workspace);
}

/** Asks for a text. @returns null when the owner cancels */
export function askForText(ui: Ui, title: string, question: string): string | null {
  const response = ui.prompt(title, question, ui.ButtonSet.OK_CANCEL);
  return response.getSelectedButton() === ui.Button.OK ? response.getResponseText() : null;
}

/** Shows a message with the button OK. */
export function tell(ui: Ui, title: string, message: string): void {
  ui.alert(title, message, ui.ButtonSet.OK);
}
