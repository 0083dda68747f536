/** The menu commands that create and revoke API keys. */
import type { ApiKey } from '../../core/access/api-key.ts';
import { createKey, listKeys, revokeKey } from '../../core/access/key-store.ts';
import { type Scope, scopePresets } from '../../core/access/scopes.ts';
import { admitOwner } from '../owner.ts';
import { openWorkspace } from '../workspace.ts';

type Ui = GoogleAppsScript.Base.Ui;

/** Asks the owner for a name and a preset, and shows the new key once. */
export function createApiKey(): void {
  const ui = SpreadsheetApp.getUi();
  const workspace = openWorkspace();
  if (!admitOwner(ui, workspace.properties)) return;
  const name = ask(ui, 'Create an API key', 'The name of the key:');
  if (name === null) return;
  const presets = Object.keys(scopePresets).join(', ');
  const preset = ask(ui, 'Create an API key', `Access (${presets}):`);
  if (preset === null) return;
  const scopes: readonly Scope[] | undefined = Object.entries(scopePresets).find(
    ([known]) => known === preset.trim(),
  )?.[1];
  if (scopes === undefined) {
    ui.alert('No key was created', `"${preset}" is not one of ${presets}.`, ui.ButtonSet.OK);
    return;
  }
  const made = createKey(workspace, { name, scopes, expires_at: null });
  if (made.ok) ui.alert('Copy this key now. It is shown only once.', made.key, ui.ButtonSet.OK);
  else ui.alert('No key was created', `Reason: ${made.problem}.`, ui.ButtonSet.OK);
}

/** Lists the valid keys, and revokes the one whose name the owner types. */
export function revokeApiKey(): void {
  const ui = SpreadsheetApp.getUi();
  const workspace = openWorkspace();
  if (!admitOwner(ui, workspace.properties)) return;
  const keys = listKeys(workspace).filter(({ revoked_at }) => revoked_at === null);
  const lines = keys.map(
    ({ name, last4, created_at }) => `${name} (…${last4}, made ${created_at.slice(0, 10)})`,
  );
  const typed = ask(
    ui,
    'Revoke an API key',
    `${lines.join('\n')}\n\nType the last four characters of the key to revoke:`,
  );
  if (typed === null) return;
  const key: Pick<ApiKey, 'id' | 'name'> | undefined = keys.find(({ last4 }) => last4 === typed.trim());
  const revoked = key === undefined ? null : revokeKey(workspace, key.id);
  const text = revoked?.ok === true ? `"${key?.name}" is refused from now on.` : `No key ends in "${typed}".`;
  ui.alert(revoked?.ok === true ? 'Revoked' : 'No key was revoked', text, ui.ButtonSet.OK);
}

function ask(ui: Ui, title: string, question: string): string | null {
  const response = ui.prompt(title, question, ui.ButtonSet.OK_CANCEL);
  return response.getSelectedButton() === ui.Button.OK ? response.getResponseText() : null;
}
