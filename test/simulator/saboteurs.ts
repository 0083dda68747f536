/** The saboteurs: each leaves out one step that keeps a promise. The simulator is worth what it finds of these. */
import type { forgetKeyTable } from '../../src/core/access/api-key.ts';
import type { recoverRateLog } from '../../src/core/access/rate-log.ts';
import type { chooseDeliveries } from '../../src/core/events/dispatcher/choose-deliveries.ts';
import type { beginMail, noteOutcome } from '../../src/core/mails/mail-outcome.ts';
import type { applyDocumentLines } from '../../src/core/sheet-edits/lines/apply-document-lines.ts';
import type { planSlices } from '../../src/core/sheet-edits/sweep/seen-rows.ts';
import type { appendEntry } from '../../src/core/store/journal/append-entry.ts';
import type { findEntryByKey } from '../../src/core/store/journal/find-entry.ts';
import { journalSheet } from '../../src/core/store/journal/journal-entry.ts';
import type { laterWrites } from '../../src/core/store/journal/row-marks.ts';
import type { overlayUnfinishedRows } from '../../src/core/store/read/read-records.ts';
import type { commitTransaction } from '../../src/core/store/transaction/commit.ts';
import type { redoTail } from '../../src/core/store/transaction/redo-tail.ts';
import type { commitWrites, Write } from '../../src/core/store/transaction/commit-writes.ts';
import type { writeRows } from '../../src/core/store/write/write-rows.ts';
import type { openTestMode } from '../../src/core/test-mode.ts';
import type { Workspace } from '../../src/core/workspace.ts';
import type { WrappedExport } from './script/wrap-exports.ts';

export interface Saboteur {
  /** As it is called on the command line. */
  readonly name: string;
  /** Which promise it breaks, and why. */
  readonly description: string;
  /** True for one that takes many runs to be found: `.ci/full` looks for it, and not each proof. */
  readonly isSlow?: true;
  /**
   * The wrappers of functions and constants, by the name under which one module of the script exports each. A wrapper
   * is given the original and returns what stands in its place. It runs inside the script.
   */
  readonly seams: Readonly<Record<string, (original: never) => unknown>>;
}

/** One for each mechanism that keeps a promise. */
export const saboteurs: readonly Saboteur[] = [
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
    name: 'old_copy_written',
    description: 'The copy of a row is taken for the record, although the journal tells of a later write.',
    isSlow: true,
    seams: { laterWrites: (): typeof laterWrites => () => () => 0 },
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
    name: 'cache_miss_is_empty_log',
    description: 'A log of admissions that the cache has lost counts as empty, so everybody is let in again.',
    seams: {
      recoverRateLog:
        (original: typeof recoverRateLog): typeof recoverRateLog =>
        (_checkpoint, clockMs) =>
          original(null, clockMs),
    },
  },
  {
    name: 'key_table_kept',
    description: 'A key is revoked while the copy of all keys that the cache holds still names it.',
    seams: { forgetKeyTable: (): typeof forgetKeyTable => () => undefined },
  },
  {
    name: 'key_only_in_tail',
    description: 'A key is looked for among the newest transactions alone.',
    seams: {
      findEntryByKey:
        (original: typeof findEntryByKey): typeof findEntryByKey =>
        (session, tail, idempotencyKey) =>
          original(session, { ...tail, isComplete: true }, idempotencyKey),
    },
  },
  {
    name: 'refusal_undoes_group',
    description: 'Where one request of a group is refused, those behind it are refused with it.',
    seams: {
      commitWrites:
        (original: typeof commitWrites): typeof commitWrites =>
        (session, writes, ...rest) => {
          let refusal: unknown = null;
          const refusing = ({ decide, ...write }: Write): Write => ({
            ...write,
            decide(tx) {
              if (refusal !== null) throw refusal;
              try {
                return decide(tx);
              } catch (error) {
                if (error instanceof Error && 'code' in error) refusal = error;
                throw error;
              }
            },
          });
          return original(session, writes.map(refusing), ...rest);
        },
    },
  },
  {
    name: 'typed_lines_left',
    description: 'What people type into the rows of line items is neither taken nor restored.',
    seams: {
      applyDocumentLines: (): typeof applyDocumentLines => () => ({ notes: [], leaving: [] }),
    },
  },
  {
    name: 'sweep_without_rows',
    description: 'The sweep looks at no row, so what no trigger was told of is never settled.',
    seams: { planSlices: (): typeof planSlices => () => [] },
  },
  {
    name: 'never_retried',
    description: 'A delivery that has failed waits for a second attempt that nobody makes.',
    seams: {
      chooseDeliveries:
        (original: typeof chooseDeliveries): typeof chooseDeliveries =>
        (candidates, facts) =>
          original(
            candidates.filter(({ attempts }) => attempts === 0),
            facts,
          ),
    },
  },
  {
    name: 'mail_marked_afterwards',
    description:
      'A mail is marked when it has gone out and not before, so two runs send it, or one sends it again.',
    isSlow: true,
    seams: {
      beginMail: (): typeof beginMail => (tx, id) => {
        const email = tx.find('email', id);
        return email?.status === 'queued' ? email : null;
      },
      noteOutcome:
        (original: typeof noteOutcome): typeof noteOutcome =>
        (tx, sent) =>
          original(tx, { ...sent, from: 'queued' }),
    },
  },
  {
    name: 'test_journal_without_prefix',
    description: 'Test mode writes its entries to the journal of live mode.',
    seams: {
      openTestMode: (original: typeof openTestMode) => (live: Workspace) => {
        const { document } = live;
        const test = original(live);
        const sheetOf = (sheet: string): Workspace['document'] =>
          sheet === journalSheet ? document : test.document;
        return {
          ...test,
          document: {
            ...test.document,
            read: (sheet, area) => sheetOf(sheet).read(sheet, area),
            readRow: (sheet, row) => sheetOf(sheet).readRow(sheet, row),
            write: (sheet, ...rest) => sheetOf(sheet).write(sheet, ...rest),
            gridRows: (sheet) => sheetOf(sheet).gridRows(sheet),
            lastContentRow: (sheet) => sheetOf(sheet).lastContentRow(sheet),
            addRows: (sheet, rows) => sheetOf(sheet).addRows(sheet, rows),
          },
        } satisfies Workspace;
      },
    },
  },
];

/** @throws Error for a name that is not in the list */
export function saboteurNamed(name: string): Saboteur {
  const saboteur = saboteurs.find((one) => one.name === name);
  if (saboteur !== undefined) return saboteur;
  throw new Error(`There is no saboteur ${name}; there are ${saboteurs.map((one) => one.name).join(', ')}.`);
}

/**
 * The exports that a saboteur wraps; none for no saboteur.
 * @throws Error for a name that is not in the list
 */
export function wrappedBy(name: string | null): readonly WrappedExport[] {
  if (name === null) return [];
  return Object.keys(saboteurNamed(name).seams).map((seam) => ({
    name: seam,
    module: 'test/simulator/saboteurs.ts',
    wrapper: `saboteurNamed(${JSON.stringify(name)}).seams.${seam}`,
  }));
}
