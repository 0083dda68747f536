/** The menu commands that create and revoke API keys. */
import type { ApiKey } from '../../core/access/api-key.ts';
import { createKey, revokeKey } from '../../core/access/key-store.ts';
import { listKeys } from '../../core/access/list-keys.ts';
import { isScope, scopePresets } from '../../core/access/scope-list.ts';
import type { Scope } from '../../core/access/scopes.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { Workspace } from '../../core/workspace.ts';
import { askForText, asOwner, tell, type Ui } from './owner-command.ts';

/** Asks the owner for a name and a preset, and shows the new key once. */
export function createApiKey(): void {
  asOwner([], askForKey);
}

/** Lists the valid keys, and revokes the one whose name the owner types. */
export function revokeApiKey(): void {
  asOwner([], askForRevocation);
}

function askForKey(ui: Ui, workspace: Workspace): void {
  const name = askForText(ui, 'Create an API key', 'The name of the key:');
  if (name === null) return;
  const presets = Object.keys(scopePresets).join(', ');
  const typed = askForText(
    ui,
    'Create an API key',
    `Access (${presets}), or scopes such as invoices:read. For a key of test data write "test" in front:`,
  );
  if (typed === null) return;
  const access = typed.trim().replace(/^test\s+/, '');
  const ofMode = workspace.inMode(access === typed.trim());
  const preset = Object.entries(scopePresets).find(([known]) => known === access.trim());
  const scopes: readonly Scope[] = preset?.[1] ?? access.split(/[\s,]+/).filter((scope) => scope !== '');
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined || scopes.length === 0) {
    tell(ui, 'No key was created', `"${unknown ?? access}" is not one of ${presets}, and no scope.`);
    return;
  }
  const made = orAlert(ui, () => {
    if (!ofMode.livemode) ofMode.background.testSheets().make();
    return createKey(ofMode, { name, scopes, expires_at: null });
  });
  if (made === null) return;
  if (made.ok) tell(ui, 'Copy this key now. It is shown only once.', made.key);
  else tell(ui, 'No key was created', `Reason: ${made.problem}.`);
}

function askForRevocation(ui: Ui, workspace: Workspace): void {
  const all = [...listKeys(workspace), ...listKeys(workspace.inMode(false))];
  const keys = all.filter(({ revoked_at }) => revoked_at === null);
  const lines = keys.map(
    ({ name, mode, last4, created_at }) =>
      `${name} (${mode === 'test' ? 'test key ' : ''}…${last4}, made ${created_at.slice(0, 10)})`,
  );
  const typed = askForText(
    ui,
    'Revoke an API key',
    `${lines.join('\n')}\n\nType the last four characters of the key to revoke:`,
  );
  if (typed === null) return;
  const key: Pick<ApiKey, 'id' | 'name'> | undefined = keys.find(({ last4 }) => last4 === typed.trim());
  if (key === undefined) {
    tell(ui, 'No key was revoked', `No key ends in "${typed}".`);
    return;
  }
  const revoked = orAlert(ui, () => revokeKey(workspace, key.id));
  if (revoked === null) return;
  if (revoked.ok) tell(ui, 'Revoked', `"${key.name}" is refused from now on.`);
  else tell(ui, 'No key was revoked', `Reason: ${revoked.problem}.`);
}

/** Changes keys, and alerts the owner when nobody knows whether Google did it. @returns null after such an alert */
function orAlert<T>(ui: Ui, change: () => T): T | null {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(ui, 'Look at the list of keys', error.message);
    return null;
  }
}
