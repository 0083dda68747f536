/** Makes an API key. */
import { createKey } from '../../../core/access/key-store.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { KeyWish, MadeKey } from '../../../pages/protocol.ts';
import { made } from '../key-problems.ts';
import { shownKey } from '../shown-key.ts';

const dayMs = 86_400_000;

/** @throws Fault when there can be no such key */
export function createKeyCommand(workspace: Workspace, wish: KeyWish): MadeKey {
  const { name, scopes, expires_in_days: days } = wish;
  const expires_at = days === null ? null : new Date(workspace.clock.now() + days * dayMs).toISOString();
  const { key, record } = made(createKey(workspace, { name: String(name), scopes, expires_at }));
  return { key, shown: shownKey(workspace, record, null) };
}
