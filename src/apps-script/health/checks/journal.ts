/** Checks that the journal has all transactions in their order, and that their records are written to the sheets. */
import { journalHeaders, journalSheet } from '../../../core/store/journal/journal-entry.ts';
import { readJournalTail } from '../../../core/store/journal/journal-tail.ts';
import { startSession } from '../../../core/store/open-session.ts';
import { redoTail } from '../../../core/store/redo-tail.ts';
import { holdLock } from '../../../core/store/hold-lock.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

export const journalCheck: HealthCheck = {
  id: 'journal',
  title: 'Journal',
  run({ workspace }) {
    const numbers = readNumbers(workspace);
    if (numbers.length === 0) return good('Nothing has been written yet.');
    const sorted = [...numbers].sort((left, right) => left - right);
    const gap = sorted.findIndex((number, index) => index > 0 && number !== (sorted[index - 1] ?? 0) + 1);
    if (gap > 0) {
      return forPerson('fault', [
        `The hidden sheet "journal" has missing or duplicate entries near transaction ${sorted[gap]}. Restore it from the version history of the spreadsheet.`,
      ]);
    }
    if (!numbers.every((number, index) => number === sorted[index])) {
      return fixable('warning', [
        'The hidden sheet "journal" was sorted. The API works, but slowly. Fix sorts it back.',
      ]);
    }
    const session = startSession(workspace);
    const tail = readJournalTail(session);
    if (!tail.isApplied && session.hints.applied < tail.transaction) {
      return fixable('warning', [
        'The last change may not be in its rows yet. The next write completes it, and so does Fix.',
      ]);
    }
    return good(`${numbers.length} entries, complete and in order.`);
  },
  fix({ workspace, spreadsheet }) {
    const session = startSession(workspace);
    holdLock(session, () => {
      const sheet = spreadsheet.getSheetByName(journalSheet);
      const rows = workspace.document.lastContentRow(journalSheet) - 1;
      if (sheet !== null && rows > 1) {
        sheet.getRange(2, 1, rows, sheet.getMaxColumns()).sort(numberColumn(workspace.document));
        workspace.document.flush();
      }
      redoTail(session, readJournalTail(session));
    });
  },
};

/** The numbers of all transactions from top to bottom. Blank rows that a person has inserted are left out. */
function readNumbers({ document }: Workspace): number[] {
  const rows = document.lastContentRow(journalSheet) - 1;
  if (rows < 1) return [];
  const column = numberColumn(document);
  const cells = document.read(journalSheet, { row: 2, column, rows, columns: 1 });
  return cells.flatMap(([cell]) => (typeof cell === 'number' ? [cell] : []));
}

// The columns are found by their headers, because a person may have inserted columns on the left.
function numberColumn(document: Workspace['document']): number {
  const [header = ''] = journalHeaders;
  return Math.max(1, document.readRow(journalSheet, 1).indexOf(header) + 1);
}
