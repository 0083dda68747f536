/** Lists and events come newest first, each once. */
import { timeOf } from '../../../core/store/record-id.ts';
import type { Invariant } from './invariant.ts';

export const listsInOrder: Invariant = {
  name: 'lists are in order',
  check: ({ exchanges }) =>
    exchanges.flatMap(({ call, player, answer }) => {
      if (answer?.body.object !== 'list') return [];
      const ids = (answer.body.data as readonly { readonly id: string }[]).map(({ id }) => id);
      // Ids tell when they were made; events of one transaction were made at once.
      const misplaced = ids.filter(
        (id, index) => ids.indexOf(id) !== index || timeOf(id) > timeOf(ids[index - 1] ?? id),
      );
      return misplaced.map((id) => `${player} ${call.path}?${call.query ?? ''} has ${id} out of place`);
    }),
};
