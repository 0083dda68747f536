/** Mutations of the door: who is let in, and how often. */
import type { Mutation } from './mutation.ts';

const access = 'src/core/access';

export const keyMutations: readonly Mutation[] = [
  {
    name: 'admissions_not_logged',
    description: 'A request that is let in is not written down, so everybody is the first of the minute.',
    replacements: [
      {
        file: `${access}/rate-limiter.ts`,
        find: 'const logChanged = decision.admitted || missed;',
        replace: 'const logChanged = missed;',
      },
    ],
  },
  {
    name: 'revoked_key_kept',
    description: 'The owner is told that a key is revoked, and nothing is stored.',
    replacements: [
      {
        file: `${access}/key-store.ts`,
        find: '    storeKey(workspace, record);\n    return { ok: true, record };',
        replace: '    return { ok: true, record };',
      },
    ],
  },
  {
    name: 'key_table_kept',
    description: 'A key is revoked while the copy of all keys that the cache holds still names it.',
    replacements: [
      {
        file: `${access}/key-store.ts`,
        find: '    forgetKeyTable(workspace);\n',
        replace: '    if (workspace.clock.now() < 0) forgetKeyTable(workspace);\n',
      },
    ],
  },
];
