/** The register of mutations: each leaves out one of the steps that keep the promises. */
import type { SourceReplacement } from '../../../build/replace-source.ts';
import { moneyMutations } from './money.ts';
import type { Mutation } from './mutation.ts';
import { handMutations } from './hands.ts';
import { keyMutations } from './keys.ts';
import { readingMutations } from './reading.ts';
import { tellingMutations } from './telling.ts';
import { wholeListMutations } from './whole-lists.ts';

const store = 'src/core/store';
const access = 'src/core/access';
const hands = 'src/core/sheet-edits';

export const mutations: readonly Mutation[] = [
  {
    name: 'records_before_journal',
    description:
      'The rows are written and flushed before the journal row, so a kill leaves rows that never happened.',
    replacements: [
      {
        file: `${store}/commit.ts`,
        find: '  appendEntry(session, tail, {',
        replace:
          '  writeRows(session, planned.flatMap(({ writes }) => writes));\n  flushRows(session);\n  appendEntry(session, tail, {',
      },
      {
        file: `${store}/commit.ts`,
        find: '  writeRows(\n    session,\n    planned.flatMap(({ writes }) => writes),\n  );\n',
        replace: '',
      },
    ],
  },
  {
    name: 'one_flush',
    description: 'The journal row is flushed with the rows, so a kill may keep the rows and lose the commit.',
    replacements: [
      {
        file: `${store}/journal/append-entry.ts`,
        find: '  try {\n    flushCells(session);\n  } catch (_flushFailed) {\n    confirm(',
        replace: '  try {\n    void 0;\n  } catch (_flushFailed) {\n    confirm(',
      },
    ],
  },
  {
    name: 'lock_released_early',
    description: 'The lock is released behind the commit, so two writers place their rows at once.',
    replacements: [
      {
        file: `${store}/commit.ts`,
        find: '  writeRows(\n    session,\n    planned.flatMap',
        replace: '  session.workspace.lock.release();\n  writeRows(\n    session,\n    planned.flatMap',
      },
    ],
  },
  {
    name: 'limiter_without_lock',
    description: 'Admissions are counted without the lock, so two requests take the same last place.',
    replacements: [
      {
        file: `${access}/admit-request.ts`,
        find: 'if (!workspace.lock.tryAcquire(lockWaitMs)) return',
        replace: 'if (lockWaitMs < 0) return',
      },
    ],
  },
  {
    name: 'cache_miss_is_empty_log',
    description: 'A log of admissions that the cache has lost counts as empty, so everybody is let in again.',
    replacements: [
      {
        file: `${access}/rate-checkpoint.ts`,
        find: 'if (checkpoint === null) return',
        replace: 'if (checkpoint === null || clockMs > 0) return',
      },
    ],
  },
  {
    name: 'hint_not_verified',
    description:
      'The row where a record stood is taken for the one where it stands, so a sort misplaces the next change.',
    replacements: [
      {
        file: `${store}/locate/find-rows.ts`,
        find: 'isThere = cells[table.idIndex] === id;',
        replace: 'isThere = cells.length > 0;',
      },
    ],
  },
  {
    name: 'tail_not_proven',
    description: 'The last rows are taken for the newest records, so a list after a sort shows others.',
    replacements: [
      {
        file: `${store}/read/newest-page.ts`,
        find: 'if (!isChain || !isWhole) return null;',
        replace: 'if (isChain && !isChain && isWhole) return null;',
      },
    ],
  },
  {
    name: 'redo_left_out',
    description:
      'Nobody finishes the transaction of an execution that died, so its rows are missing for good.',
    replacements: [
      {
        file: `${store}/redo-tail.ts`,
        find: 'if (tail.isApplied || ',
        replace: 'if (tail.transaction > 0 || tail.isApplied || ',
      },
    ],
  },
  {
    name: 'copies_are_originals',
    description: 'A row that was copied with its id is taken for the record, which then has two rows.',
    replacements: [
      { file: `${hands}/originals.ts`, find: 'return original === row;', replace: 'return original > 0;' },
    ],
  },
  {
    name: 'typed_cells_left',
    description: 'What people type into a row, such as a status, is neither taken nor restored.',
    replacements: [
      {
        file: `${hands}/settle-row.ts`,
        find: 'if (isEdited) settleEdited(',
        replace: 'if (isEdited && row < 2) settleEdited(',
      },
    ],
  },
  {
    name: 'typed_lines_left',
    description: 'What people type into the rows of line items is neither taken nor restored.',
    replacements: [
      {
        file: `${hands}/settle-items.ts`,
        find: 'for (const touched of queue) {',
        replace: 'for (const touched of queue.slice(queue.length)) {',
      },
    ],
  },
  {
    name: 'sweep_without_rows',
    description: 'The sweep looks at no row, so what no trigger was told of is never settled.',
    replacements: [
      {
        file: `${hands}/sweep.ts`,
        find: 'const last = Math.min(end, first + rowsPerSlice - 1);',
        replace: 'const last = Math.min(end, first + rowsPerSlice - 1, 1);',
      },
    ],
  },
  {
    name: 'retired_too_early',
    description: 'The journal forgets after a day, so events that can still be asked for are gone.',
    replacements: [
      {
        file: 'src/core/jobs/retention.ts',
        find: 'const keptMs = 30 * 86_400_000;',
        replace: 'const keptMs = 86_400_000;',
      },
    ],
  },
  {
    name: 'undo_not_noticed',
    description: 'A row that comes back by an undo stays there while its record counts as deleted.',
    replacements: [
      {
        file: `${hands}/settle-row.ts`,
        find: 'if (hand.wasDeleted(String(written.id)))',
        replace: "if (hand.wasDeleted(''))",
      },
    ],
  },
  ...moneyMutations,
  ...handMutations,
  ...keyMutations,
  ...readingMutations,
  ...tellingMutations,
  ...wholeListMutations,
];

/**
 * What a mutation replaces; nothing for none.
 * @throws Error for a name that is not in the register
 */
export function replacementsOf(name: string | null): readonly SourceReplacement[] {
  if (name === null) return [];
  const mutation = mutations.find((one) => one.name === name);
  if (mutation !== undefined) return mutation.replacements;
  throw new Error(`There is no mutation ${name}; there are ${mutations.map((one) => one.name).join(', ')}.`);
}
