/** Mutations of the commit: the journal first, then the rows, under the lock, and finished by the next writer. */
import type { commitTransaction } from '../../../src/core/store/transaction/commit.ts';
import type { beginTransaction } from '../../../src/core/store/transaction/begin-transaction.ts';
import type { appendEntry } from '../../../src/core/store/journal/append-entry.ts';
import type { laterWrites, marksIn } from '../../../src/core/store/journal/row-marks.ts';
import type { findRows } from '../../../src/core/store/locate/find-rows.ts';
import type { overlayUnfinishedRows } from '../../../src/core/store/read/read-records.ts';
import type { finishUnfinished, redoTail } from '../../../src/core/store/transaction/redo-tail.ts';
import type { Session } from '../../../src/core/store/session.ts';
import type { placeWrites } from '../../../src/core/store/write/place-writes.ts';
import type { planChange } from '../../../src/core/store/write/plan-change.ts';
import type { writeRows } from '../../../src/core/store/write/write-rows.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import type { Mutation } from './mutation.ts';

/** The journal entries that `records_before_journal` holds back, by the session of their execution. */
const heldBack = new WeakMap<Session, () => void>();

/** The headers that `header_read_early` has read before the commit, by the session of their execution and by sheet. */
const readEarly = new WeakMap<Session, Map<string, readonly Cell[]>>();

export const commitMutations: readonly Mutation[] = [
  {
    name: 'records_before_journal',
    description:
      'The rows are written and flushed before the journal row, so a kill leaves rows that never happened.',
    seams: {
      appendEntry:
        (original: typeof appendEntry): typeof appendEntry =>
        (session, tail, entry) => {
          heldBack.set(session, () => original(session, tail, entry));
        },
      writeRows:
        (original: typeof writeRows): typeof writeRows =>
        (session, plans) => {
          original(session, plans);
          const append = heldBack.get(session);
          if (append === undefined) return;
          heldBack.delete(session);
          session.workspace.document.flush();
          append();
        },
    },
  },
  {
    name: 'unfinished_not_finished',
    description: 'A read leaves the rows of an acknowledged commit unwritten, so it does not see it.',
    seams: {
      finishUnfinished:
        (_original: typeof finishUnfinished): typeof finishUnfinished =>
        () =>
          undefined,
    },
  },
  {
    name: 'one_flush',
    description: 'The journal row is flushed with the rows, so a kill may keep the rows and lose the commit.',
    seams: {
      appendEntry:
        (original: typeof appendEntry): typeof appendEntry =>
        (session, tail, entry) => {
          const document = { ...session.workspace.document, flush: () => undefined };
          const workspace = { ...session.workspace, document };
          original(Object.create(session, { workspace: { value: workspace } }), tail, entry);
        },
    },
  },
  {
    name: 'lock_released_early',
    description: 'The lock is released behind the commit, so two writers place their rows at once.',
    seams: {
      writeRows:
        (original: typeof writeRows): typeof writeRows =>
        (session, plans) => {
          session.workspace.lock.release();
          original(session, plans);
        },
    },
  },
  {
    name: 'commit_taken_back',
    description:
      'A write whose rows fail behind its commit is answered as if nothing was done, so its caller books twice.',
    seams: {
      commitTransaction:
        (original: typeof commitTransaction): typeof commitTransaction =>
        (...given) => {
          try {
            return original(...given);
          } catch (error) {
            // Without its own class, the error that carries the committed answer is a refusal like any other.
            if (error instanceof Error && 'outcomes' in error)
              Object.setPrototypeOf(error, Object.getPrototypeOf(Object.getPrototypeOf(error)));
            throw error;
          }
        },
    },
  },
  {
    name: 'redo_left_out',
    description:
      'Nobody finishes the transaction of an execution that died, so its rows are missing for good.',
    seams: { redoTail: (): typeof redoTail => () => undefined },
  },
  {
    name: 'half_row_not_read_again',
    description:
      'A row that was read while it was half written is shown so, when a writer finishes it before the journal is read.',
    seams: {
      overlayUnfinishedRows:
        (original: typeof overlayUnfinishedRows): typeof overlayUnfinishedRows =>
        (session, table, read) =>
          original(session, table, read, () => read),
    },
  },
  {
    name: 'hint_not_verified',
    description:
      'The row where a record stood is taken for the one where it stands, so a sort misplaces the next change.',
    seams: {
      findRows:
        (original: typeof findRows): typeof findRows =>
        (finding, table, id, likelyRow) => {
          const found = original(finding, table, id, likelyRow);
          return likelyRow > 1 ? { ...found, rows: [likelyRow] } : found;
        },
    },
  },
  {
    name: 'header_read_early',
    description:
      'The columns are taken as they stood before the commit, so a value goes under the header of another column.',
    seams: {
      planChange:
        (original: typeof planChange): typeof planChange =>
        (session, change, rev) => {
          const planned = original(session, change, rev);
          const headers = readEarly.get(session) ?? new Map<string, readonly Cell[]>();
          readEarly.set(session, headers);
          for (const write of planned.writes) {
            if (write.kind === 'property' || headers.has(write.table.sheet)) continue;
            const { sheet } = write.table;
            headers.set(sheet, session.workspace.document.readRow(sheet, 1));
          }
          return planned;
        },
      placeWrites:
        (original: typeof placeWrites): typeof placeWrites =>
        (session, writes) => {
          const { document } = session.workspace;
          const readRow: typeof document.readRow = (sheet, row) => [
            ...(readEarly.get(session)?.get(sheet) ?? document.readRow(sheet, row)),
          ];
          const workspace = { ...session.workspace, document: { ...document, readRow } };
          return original(Object.create(session, { workspace: { value: workspace } }), writes);
        },
    },
  },
  {
    name: 'old_copy_written',
    description: 'The copy of a row is taken for the record, although the journal tells of a later write.',
    seams: { laterWrites: (): typeof laterWrites => () => () => 0 },
  },
  {
    name: 'gaps_forgotten',
    description: 'That a record was deleted is known to the cache alone, which forgets it.',
    seams: {
      marksIn:
        (original: typeof marksIn): typeof marksIn =>
        (entries) =>
          original(entries).filter(({ kind }) => kind !== 'deleted'),
    },
  },
  {
    name: 'version_not_raised',
    description: 'A changed record keeps its version.',
    seams: {
      beginTransaction:
        (original: typeof beginTransaction): typeof beginTransaction =>
        (...given) => {
          const tx = original(...given);
          return {
            ...tx,
            change: (resource, record, changes) =>
              Object.assign(tx.change(resource, record, changes), { version: record.version }),
          };
        },
    },
  },
];
