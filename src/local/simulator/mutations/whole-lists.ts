/**
 * Mutations of what lists show, and of what endpoints live by. That a rolled key ends before its successor is there is
 * left out: of all crash points only a few of `page_roll_key` show it, which come after some 7,000 others.
 */
import type { Mutation } from './mutation.ts';

export const wholeListMutations: readonly Mutation[] = [
  {
    name: 'page_skips_record',
    description: 'A page begins one record too late, so who walks through a list misses some.',
    replacements: [
      {
        file: 'src/core/api/operations/list.ts',
        find: 'const before = after === null ? null : sequenceOf(after.id, resource.idPrefix);',
        replace: 'const before = after === null ? null : (sequenceOf(after.id, resource.idPrefix) ?? 0) - 1;',
      },
    ],
  },
  {
    name: 'bound_excludes_itself',
    description: 'Records of the day that a list begins with are not found.',
    replacements: [
      {
        file: 'src/core/api/bound-condition.ts',
        find: "const own = bound === 'gte' || bound === 'lte' ? [day] : [];",
        replace: "const own = bound === 'lte' ? [day] : [];",
      },
    ],
  },
  {
    name: 'filter_forgets_value',
    description: 'Of several values that a list is asked for only the first is looked for.',
    replacements: [
      {
        file: 'src/core/api/read-filters.ts',
        find: '...(isPlain && { searches: [oneOfTexts(field, values.map(String))] }),',
        replace: '...(isPlain && { searches: [oneOfTexts(field, values.slice(0, 1).map(String))] }),',
      },
    ],
  },
  {
    name: 'secrets_discarded',
    description: 'Whoever makes a secret discards those of the other endpoints.',
    replacements: [
      {
        file: 'src/core/events/endpoints/secrets.ts',
        find: 'if (at !== underWay && !named.includes(at))',
        replace: 'if (at !== underWay && named.length >= 0)',
      },
    ],
  },
];
