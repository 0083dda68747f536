/** Mutations of what becomes of people's edits in the sheets. */
import type { correctRecord } from '../../../core/sheet-edits/correct-record.ts';
import type { originals } from '../../../core/sheet-edits/originals.ts';
import type { comparePopulation } from '../../../core/sheet-edits/population.ts';
import type { settleLines } from '../../../core/sheet-edits/settle-lines.ts';
import type { settleRow } from '../../../core/sheet-edits/settle-row.ts';
import type { rowsPerSlice } from '../../../core/sheet-edits/sweep.ts';
import type { draftTallies } from '../../../core/sheet-edits/tally.ts';
import type { Mutation } from './mutation.ts';

export const sheetEditMutations: readonly Mutation[] = [
  {
    name: 'copies_are_originals',
    description: 'A row that was copied with its id is taken for the record, which then has two rows.',
    seams: { originals: (): typeof originals => () => () => true },
  },
  {
    name: 'typed_cells_left',
    description: 'What people type into a row, such as a status, is neither taken nor restored.',
    seams: {
      settleRow:
        (original: typeof settleRow): typeof settleRow =>
        (hand, read) => {
          if (!read.decoded.ok || read.decoded.stored.isUntouched) original(hand, read);
        },
    },
  },
  {
    name: 'typed_lines_left',
    description: 'What people type into the rows of line items is neither taken nor restored.',
    seams: {
      settleLines: (): typeof settleLines => () => ({
        outcome: 'same',
        notes: [],
        cellNotes: [],
        leaving: [],
      }),
    },
  },
  {
    name: 'sweep_without_rows',
    description: 'The sweep looks at no row, so what no trigger was told of is never settled.',
    seams: { rowsPerSlice: (_rows: typeof rowsPerSlice): number => 0 },
  },
  {
    name: 'undo_not_noticed',
    description: 'A row that comes back by an undo stays there while its record counts as deleted.',
    seams: {
      settleRow:
        (original: typeof settleRow): typeof settleRow =>
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
    description: 'The sweep takes the first record of a sheet for one whose row is gone.',
    seams: {
      comparePopulation:
        (original: typeof comparePopulation): typeof comparePopulation =>
        (session, resource, known) => {
          const population = original(session, resource, known);
          const [first] = population.present;
          if (first === undefined) return population;
          return { ...population, gone: [first, ...population.gone] };
        },
    },
  },
  {
    name: 'sums_left_to_hands',
    description: 'What a person does to the rows of payments changes no invoice.',
    seams: { draftTallies: (): typeof draftTallies => () => undefined },
  },
];
