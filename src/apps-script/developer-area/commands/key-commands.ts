/** Lists, creates, rolls and revokes API keys for the owner. */
import {
  createKey,
  type KeyResult,
  type NewKey,
  revokeKey,
  rollKey,
} from '../../../core/access/key-store.ts';
import { listKeys } from '../../../core/access/list-keys.ts';
import {
  activeKeysMax,
  type KeyProblem,
  keyNameLengthMax,
  overlapHoursMax,
} from '../../../core/access/key-request.ts';
import { readKeyUses } from '../../../core/access/key-uses.ts';
import { allScopes, scopePresets } from '../../../core/access/scope-list.ts';
import { type CommandTable, CommandProblem } from '../command.ts';
import { shownKey } from '../shown-key.ts';

const dayMs = 86_400_000;

export const keyCommands: Pick<CommandTable, 'list_keys' | 'create_key' | 'roll_key' | 'revoke_key'> = {
  list_keys(workspace) {
    const uses = new Map(readKeyUses(workspace).map((one) => [one.id, one]));
    return {
      keys: listKeys(workspace).map((key) => shownKey(workspace, key, uses.get(key.id) ?? null)),
      scopes: allScopes,
      presets: scopePresets,
    };
  },
  create_key(workspace, { name, scopes, expires_in_days: days }) {
    const expires_at = days === null ? null : new Date(workspace.clock.now() + days * dayMs).toISOString();
    if (!workspace.livemode) workspace.background.testSheets().make();
    const { key, record } = made(createKey(workspace, { name: String(name), scopes, expires_at }));
    return { key, shown: shownKey(workspace, record, null) };
  },
  roll_key(workspace, { id, overlap_hours }) {
    const { key, record } = made(rollKey(workspace, id, overlap_hours));
    return { key, shown: shownKey(workspace, record, null) };
  },
  revoke_key(workspace, { id, name }) {
    const key = listKeys(workspace).find((one) => one.id === id);
    // Read before, because a read that fails afterwards would report a revocation that is done as failed.
    const uses = readKeyUses(workspace).find((one) => one.id === id) ?? null;
    // The script checks the typed name too, and not only the page, because a revocation cannot be undone.
    if (key !== undefined && key.name !== name.trim()) throw new CommandProblem('The name is another one.');
    const { record } = made(revokeKey(workspace, id));
    return shownKey(workspace, record, uses);
  },
};

const sentences: Readonly<Record<KeyProblem, string>> = {
  invalid_name: `Give the key a name of at most ${keyNameLengthMax} characters.`,
  invalid_scopes: 'Choose at least one thing that the key may do.',
  invalid_expiry: 'Choose a day in the future, or none.',
  invalid_overlap: `The old key can stay good for 0 to ${overlapHoursMax} hours.`,
  too_many_keys: `There are ${activeKeysMax} keys already. Revoke one first.`,
  not_found: 'This key is not there any more.',
  key_ended: 'This key has ended already.',
  workspace_busy: 'A request is being written. Try again.',
};

/** @throws CommandProblem with a sentence that describes the problem */
function made<Made = NewKey>(result: KeyResult<Made>): Made {
  if (!result.ok) throw new CommandProblem(sentences[result.problem]);
  return result;
}
