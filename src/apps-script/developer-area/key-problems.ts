/** Says in words why a wish for a key is not fulfilled. */
import type { KeyResult, NewKey } from '../../core/access/key-store.ts';
import {
  activeKeysMax,
  type KeyProblem,
  keyNameLengthMax,
  overlapHoursMax,
} from '../../core/access/key-request.ts';
import { Fault } from './command.ts';

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

/** @throws Fault with the problem in words */
export function made<Made = NewKey>(result: KeyResult<Made>): Made {
  if (!result.ok) throw new Fault(sentences[result.problem]);
  return result;
}
