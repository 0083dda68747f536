/** Mutations of what becomes of people's edits in the sheets. */
import type { compareIds, missingOf } from '../../../src/core/sheet-edits/deletions/compare-ids.ts';
import type { addRollups } from '../../../src/core/sheet-edits/deletions/recompute-rollups.ts';
import type { applyDocumentLines } from '../../../src/core/sheet-edits/lines/apply-document-lines.ts';
import type { applyRowEdit } from '../../../src/core/sheet-edits/rows/apply-row-edit.ts';
import type { correctRecord } from '../../../src/core/sheet-edits/rows/correct-record.ts';
import type { findOriginalRows } from '../../../src/core/sheet-edits/rows/find-original-row.ts';
import type { runSlice } from '../../../src/core/sheet-edits/edit-run.ts';
import type { planSlices } from '../../../src/core/sheet-edits/sweep/seen-rows.ts';
import type { Mutation } from './mutation.ts';

export const sheetEditMutations: readonly Mutation[] = [
  {
    name: 'copies_are_originals',
    description: 'A row that was copied with its id is taken for the record, which then has two rows.',
    seams: { findOriginalRows: (): typeof findOriginalRows => () => () => true },
  },
  {
    name: 'typed_cells_left',
    description: 'What people type into a row, such as a status, is neither taken nor restored.',
    seams: {
      applyRowEdit:
        (original: typeof applyRowEdit): typeof applyRowEdit =>
        (hand, read) => {
          if (!read.decoded.ok || read.decoded.stored.isUntouched) original(hand, read);
        },
    },
  },
  {
    name: 'typed_lines_left',
    description: 'What people type into the rows of line items is neither taken nor restored.',
    seams: {
      applyDocumentLines: (): typeof applyDocumentLines => () => ({
        outcome: 'same',
        notes: [],
        leaving: [],
      }),
    },
  },
  {
    name: 'sweep_without_rows',
    description: 'The sweep looks at no row, so what no trigger was told of is never settled.',
    seams: { planSlices: (): typeof planSlices => () => [] },
  },
  {
    name: 'sweep_goes_on_too_far',
    description:
      'The sweep goes on one row behind the place where it stopped: the first row of each slice is never looked at.',
    seams: {
      planSlices:
        (original: typeof planSlices): typeof planSlices =>
        (seen, rows) =>
          original(seen, rows).map((slice) => ({ ...slice, first: slice.first + 1 })),
    },
  },
  {
    name: 'slices_keep_lock',
    description:
      'The lock is kept from one slice of an edit or a sweep to the next, so all others wait for the whole.',
    seams: {
      runSlice:
        (original: typeof runSlice): typeof runSlice =>
        (workbook, ...given) => {
          const { workspace } = workbook;
          const lock = { ...workspace.lock, release: () => undefined };
          return original({ ...workbook, workspace: { ...workspace, lock } }, ...given);
        },
    },
  },
  {
    name: 'undo_not_noticed',
    description: 'A row that comes back by an undo stays there while its record counts as deleted.',
    seams: {
      applyRowEdit:
        (original: typeof applyRowEdit): typeof applyRowEdit =>
        (hand, read) =>
          original({ ...hand, wasDeleted: () => false }, read),
    },
  },
  {
    name: 'corrections_undone',
    description: 'What people type into a cell that they may correct is restored, as if it were not allowed.',
    seams: {
      correctRecord:
        (original: typeof correctRecord): typeof correctRecord =>
        (tx, resource, record, values) =>
          original(tx, resource, record, values.status === undefined ? {} : values),
    },
  },
  {
    name: 'corrections_erase',
    description: 'Whoever corrects one cell of a customer wipes the fields that have no column.',
    seams: {
      correctRecord:
        (original: typeof correctRecord): typeof correctRecord =>
        (tx, resource, record, values) => {
          const erased = resource.object === 'customer' ? { notes: null, metadata: {} } : {};
          const change: typeof tx.change = (target, before, changes) =>
            tx.change(target, before, { ...changes, ...erased });
          return original({ ...tx, change }, resource, record, values);
        },
    },
  },
  {
    name: 'sweep_deletes_living',
    description:
      'The sweep takes the first record of a sheet for one whose row is gone, and does not look again.',
    seams: {
      compareIds:
        (original: typeof compareIds): typeof compareIds =>
        (session, resource, known) => {
          const comparison = original(session, resource, known);
          const [first] = comparison.present;
          if (first === undefined) return comparison;
          return { ...comparison, gone: [first, ...comparison.gone] };
        },
      missingOf: (): typeof missingOf => (_session, _resource, ids) => ids,
    },
  },
  {
    name: 'sums_left_to_hands',
    description: 'What a person does to the rows of payments changes no invoice.',
    seams: { addRollups: (): typeof addRollups => () => undefined },
  },
];
