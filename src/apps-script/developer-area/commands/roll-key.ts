/** Makes the successor of an API key. */
import { rollKey } from '../../../core/access/key-store.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { InputOf, MadeKey } from '../../../pages/protocol.ts';
import { made } from '../key-problems.ts';
import { shownKey } from '../shown-key.ts';

/** @throws Fault when the key cannot be rolled */
export function rollKeyCommand(workspace: Workspace, input: InputOf<'roll_key'>): MadeKey {
  const { key, record } = made(rollKey(workspace, input.id, input.overlap_hours));
  return { key, shown: shownKey(workspace, record, null) };
}
