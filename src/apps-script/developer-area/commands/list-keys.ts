/** Lists all API keys, and what a new one may be. */
import { listKeys } from '../../../core/access/key-store.ts';
import { readKeyUses } from '../../../core/access/key-uses.ts';
import { allScopes, scopePresets } from '../../../core/access/scopes.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { KeyList } from '../../../pages/protocol.ts';
import { shownKey } from '../shown-key.ts';

export function listKeysCommand(workspace: Workspace): KeyList {
  const uses = new Map(readKeyUses(workspace).map((one) => [one.id, one]));
  return {
    keys: listKeys(workspace).map((key) => shownKey(workspace, key, uses.get(key.id) ?? null)),
    scopes: allScopes,
    presets: scopePresets,
  };
}
