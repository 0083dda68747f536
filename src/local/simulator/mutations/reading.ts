/** Mutations of what is read: only who knows what there is can tell that something lacks. */
import type { Mutation } from './mutation.ts';

export const readingMutations: readonly Mutation[] = [
  {
    name: 'oldest_not_listed',
    description: 'A list that is read from the end of its sheet stops one row before the first record.',
    replacements: [
      {
        file: 'src/core/store/newest-page.ts',
        find: 'const first = Math.max(2, end - limit);',
        replace: 'const first = Math.max(3, end - limit);',
      },
    ],
  },
];
