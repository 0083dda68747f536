/**
 * Mutations of what is read: only who knows what there is can tell that something lacks. One is left out, that a row
 * which readers are shown from the journal counts as written: of some 20,000 runs one shows it.
 */
import type { daysBeyond } from '../../../src/core/api/lists/bound-condition.ts';
import type { readFilters } from '../../../src/core/api/lists/read-filters.ts';
import type { withVerifiedColumns } from '../../../src/core/store/locate/verified-columns.ts';
import type { fillsPage, readNewest } from '../../../src/core/store/read/newest-page.ts';
import type { countGaps } from '../../../src/core/store/session.ts';
import type { Mutation } from './mutation.ts';

export const listMutations: readonly Mutation[] = [
  {
    name: 'tail_not_proven',
    description: 'The last rows are taken for the newest records, so a list after a sort shows others.',
    seams: {
      // Each gap in the numbers passes for one of deleted records.
      countGaps: (): typeof countGaps => (_session, _sheet, after, before) => before - after - 1,
    },
  },
  {
    name: 'oldest_not_listed',
    description: 'A list that is read from the end of its sheet stops one row before the first record.',
    seams: {
      readNewest:
        (original: typeof readNewest): typeof readNewest =>
        (session, table, limit, before) => {
          const { rows, hasMore } = original(session, table, limit, before);
          return { rows: rows.filter(({ row }) => row > 2), hasMore };
        },
    },
  },
  {
    name: 'columns_not_proven',
    description:
      'Nobody looks whether the columns of a search stood where they were thought to, so what there is is not found.',
    seams: {
      withVerifiedColumns:
        (original: typeof withVerifiedColumns): typeof withVerifiedColumns =>
        (session, table, ask) =>
          original(session, table, ask, () => true),
    },
  },
  {
    name: 'page_cut_short',
    description: 'A page that a deletion has left one record short is taken for the last.',
    seams: { fillsPage: (): typeof fillsPage => () => true },
  },
  {
    name: 'page_skips_record',
    description: 'A page begins one record too late, so who walks through a list misses some.',
    seams: {
      readNewest:
        (original: typeof readNewest): typeof readNewest =>
        (session, table, limit, before) =>
          original(session, table, limit, before === null ? null : before - 1),
    },
  },
  {
    name: 'bound_excludes_itself',
    description: 'Records of the day that a list begins with are not found.',
    seams: {
      daysBeyond:
        (original: typeof daysBeyond): typeof daysBeyond =>
        (field, bound, day) =>
          original(field, bound === 'gte' ? 'gt' : bound, day),
    },
  },
  {
    name: 'filter_forgets_value',
    description: 'Of several values that a list is asked for only the first is looked for.',
    seams: {
      readFilters:
        (original: typeof readFilters): typeof readFilters =>
        (session, resource, query) => {
          const firsts = Object.entries(query).map(([name, text]) => [
            name,
            name === 'q' ? text : text.replace(/,.*/, ''),
          ]);
          return original(session, resource, Object.fromEntries(firsts));
        },
    },
  },
];
