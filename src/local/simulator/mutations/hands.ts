/** Mutations of what becomes of people's hands in the sheets. */
import type { Mutation } from './mutation.ts';

const hands = 'src/core/sheet-edits';

export const handMutations: readonly Mutation[] = [
  {
    name: 'corrections_undone',
    description: 'What people type into a cell that they may correct is restored, as if it were not allowed.',
    replacements: [
      {
        file: `${hands}/rows/apply-row-edit.ts`,
        find: 'correctRecord(tx, resource, record, differing)',
        replace: 'correctRecord(tx, resource, record, differing.status === undefined ? {} : differing)',
      },
    ],
  },
  {
    name: 'corrections_erase',
    description: 'Whoever corrects one cell of a customer wipes the fields that have no column.',
    replacements: [
      {
        file: `${hands}/rows/correct-record.ts`,
        find: 'tx.change(resource, record, changes) : record;',
        replace:
          "tx.change(resource, record, resource.object === 'customer' ? { ...changes, notes: null, metadata: {} } : changes) : record;",
      },
    ],
  },
  {
    name: 'sweep_deletes_living',
    description: 'The sweep takes the first record of a sheet for one whose row is gone.',
    replacements: [
      {
        file: `${hands}/deletions/compare-ids.ts`,
        find: 'gone: [...expected].filter((id) => !present.has(id)),',
        replace: 'gone: [...expected].filter((id, at) => at === 0 || !present.has(id)),',
      },
    ],
  },
  {
    name: 'old_copy_written',
    description: 'The copy of a row is taken for the record, although the journal tells of a later write.',
    replacements: [
      {
        file: 'src/core/store/journal/row-marks.ts',
        find: 'decoded.stored.rev < written ? written : 0',
        replace: 'decoded.stored.rev < 0 ? written : 0',
      },
    ],
  },
  {
    name: 'gaps_forgotten',
    description: 'That a record was deleted is known to the cache alone, which forgets it.',
    replacements: [
      {
        file: 'src/core/store/journal/journal-tail.ts',
        find: "    if (kind === 'deleted' && !isGap) noteGaps(",
        replace: "    if (kind === 'deleted' && seq < 0) noteGaps(",
      },
    ],
  },
];
