/** Mutations of requests that travel together: each is answered alone, and committed under its own key. */
import type { handleMany } from '../../../src/core/api/packs/handle-many.ts';
import type { commitTransaction } from '../../../src/core/store/transaction/commit.ts';
import type { GroupedWrite, transactGroup } from '../../../src/core/store/transaction/transact-group.ts';
import type { Mutation } from './mutation.ts';

const requestIdHeader = 'X-Request-Id';

export const packMutations: readonly Mutation[] = [
  {
    name: 'pack_answers_swapped',
    description: 'The first two requests of a pack get the answers of each other, under their own ids.',
    seams: {
      handleMany:
        (original: typeof handleMany): typeof handleMany =>
        (...given) => {
          const answers = original(...given);
          const [first, second, ...others] = answers;
          if (first === undefined || second === undefined) return answers;
          const named = (answer: typeof first, by: typeof first): typeof first => ({
            ...answer,
            headers: { ...answer.headers, [requestIdHeader]: by.headers[requestIdHeader] ?? '' },
          });
          return [named(second, first), named(first, second), ...others];
        },
    },
  },
  {
    name: 'refusal_undoes_group',
    description: 'Where one request of a group is refused, those behind it are refused with it.',
    seams: {
      transactGroup:
        (original: typeof transactGroup): typeof transactGroup =>
        (session, writes) => {
          let refusal: unknown = null;
          const refusing = ({ decide, ...write }: GroupedWrite): GroupedWrite => ({
            ...write,
            decide(tx) {
              if (refusal !== null) throw refusal;
              try {
                return decide(tx);
              } catch (error) {
                if (error instanceof Error && 'code' in error) refusal = error;
                throw error;
              }
            },
          });
          return original(session, writes.map(refusing));
        },
    },
  },
  {
    name: 'group_key_forgotten',
    description:
      'The journal keeps the key of the first request of a group alone, so another may be done twice.',
    seams: {
      commitTransaction:
        (original: typeof commitTransaction): typeof commitTransaction =>
        (session, tail, tx, requests) =>
          original(
            session,
            tail,
            tx,
            requests.map((one, index) => (index === 0 ? one : { ...one, idempotencyKey: '' })),
          ),
    },
  },
];
