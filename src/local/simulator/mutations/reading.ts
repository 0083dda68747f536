/**
 * Mutations of what is read: only who knows what there is can tell that something lacks. That a row which readers are
 * shown from the journal counts as written is left out: of some 20,000 runs one shows it.
 */
import type { Mutation } from './mutation.ts';

export const readingMutations: readonly Mutation[] = [
  {
    name: 'oldest_not_listed',
    description: 'A list that is read from the end of its sheet stops one row before the first record.',
    replacements: [
      {
        file: 'src/core/store/read/newest-page.ts',
        find: 'const first = Math.max(2, end - limit);',
        replace: 'const first = Math.max(3, end - limit);',
      },
      {
        file: 'src/core/store/read/newest-page.ts',
        find: 'first > 2 ? newestFirst.length > limit : rows.length === 0',
        replace: 'first > 3 ? newestFirst.length > limit : first > 2 || rows.length === 0',
      },
    ],
  },
  {
    name: 'columns_not_proven',
    description:
      'Nobody looks whether the columns of a search stood where they were thought to, so what there is is not found.',
    replacements: [
      {
        file: 'src/core/store/locate/verified-columns.ts',
        find: '    if (isSame(readLayout(session, table), layout)) return found;',
        replace: '    if (isSame(readLayout(session, table), layout) || found !== null) return found;',
      },
    ],
  },
  {
    name: 'page_cut_short',
    description: 'A page that a deletion has left one record short is taken for the last.',
    replacements: [
      {
        file: 'src/core/store/read/newest-page.ts',
        find: 'first > 2 ? newestFirst.length > limit : rows.length === 0',
        replace: 'first > 2 ? true : rows.length === 0',
      },
    ],
  },
];
