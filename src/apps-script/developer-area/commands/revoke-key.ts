/** Ends an API key at once, for a person who has typed its name. */
import { listKeys, revokeKey } from '../../../core/access/key-store.ts';
import { readKeyUses } from '../../../core/access/key-uses.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { InputOf, ShownKey } from '../../../pages/protocol.ts';
import { Fault } from '../command.ts';
import { made } from '../key-problems.ts';
import { shownKey } from '../shown-key.ts';

/** @throws Fault when the name is another one, or there is no such key */
export function revokeKeyCommand(workspace: Workspace, { id, name }: InputOf<'revoke_key'>): ShownKey {
  const key = listKeys(workspace).find((one) => one.id === id);
  // What cannot be undone asks for the name here as well, not only in the page.
  if (key !== undefined && key.name !== name.trim()) throw new Fault('The name is another one.');
  const { record } = made(revokeKey(workspace, id));
  return shownKey(workspace, record, readKeyUses(workspace).find((one) => one.id === id) ?? null);
}
