/** Mutations of what lists show, and of what endpoints and keys live by. */
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
  {
    name: 'key_ends_before_successor',
    description: 'A key that is rolled ends before its successor is there, and a kill leaves neither.',
    replacements: [
      {
        file: 'src/core/access/key-store.ts',
        find: '    // The successor first: an execution that is killed in between leaves the old key as it was.\n',
        replace: '    storeKey(workspace, { ...old, revoked_at: timeText(nowMs) });\n',
      },
    ],
  },
];
