/** Lists and events come newest first, each once. */
import { timeOf } from '../../../core/store/record-id.ts';
import type { ApiCall } from '../actor.ts';
import { closingPlayer } from '../closing.ts';
import type { Invariant } from './invariant.ts';

export const listsInOrder: Invariant = {
  name: 'lists are in order',
  check: ({ exchanges, world }) =>
    exchanges.flatMap(({ call, player, answer }) => {
      if (answer?.body.object !== 'list' || isSortedOtherwise(call)) return [];
      const listed = (answer.body.data as readonly { readonly id: string }[]).map(({ id }) => id);
      // A copy is listed beside its original until it is settled.
      const ids = player === closingPlayer ? listed : listed.filter((id) => !world.editedByHand.has(id));
      // Ids tell when they were made; events of one transaction were made at once.
      const misplaced = ids.filter(
        (id, index) => ids.indexOf(id) !== index || timeOf(id) > timeOf(ids[index - 1] ?? id),
      );
      return misplaced.map((id) => `${player} ${call.path}?${call.query ?? ''} has ${id} out of place`);
    }),
};

function isSortedOtherwise({ query = '' }: ApiCall): boolean {
  return /(^|&)sort=(?!-created_at(&|$))/.test(query);
}
