/** Checks that the journal has all transactions in their order, and that their records are written to the sheets. */
import { journalHeaders, journalSheet } from '../../../core/store/journal/journal-entry.ts';
import { readJournalTail } from '../../../core/store/journal/journal-tail.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { isTailWritten } from '../../../core/store/transaction/is-tail-written.ts';
import { redoTail } from '../../../core/store/transaction/redo-tail.ts';
import { holdLock } from '../../../core/store/transaction/hold-lock.ts';
import { readRecords } from '../../../core/store/read/read-records.ts';
import type { Session } from '../../../core/store/session.ts';
import { recordTable } from '../../../core/store/table.ts';
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
    if (newestRevision(session) > tail.transaction) {
      return forPerson('fault', [
        `The last entries of the hidden sheet "journal" were removed: it ends with transaction ${tail.transaction}, and the sheets have newer rows. If nothing was written since, restore it from the version history of the spreadsheet. Otherwise numbers go on above the highest in the sheets, and the events of the removed entries are lost.`,
      ]);
    }
    // The mark comes with the dispatcher's next run; until then the rows themselves tell.
    if (!tail.isApplied && !isTailWritten(session, tail, true)) {
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
    return [];
  },
};

// The newest records stand in the last rows, unless a person has sorted the sheet: then an older one may hide a cut.
const rowsRead = 20;

/** The newest transaction that one of the last rows of a sheet names. */
function newestRevision(session: Session): number {
  const revisions = session.resources.flatMap((resource) => {
    const last = session.workspace.document.lastContentRow(resource.sheet);
    if (last < 2) return [];
    const { rows } = readRecords(session, recordTable(resource), Math.max(2, last - rowsRead + 1), last);
    return rows.map(({ decoded }) => (decoded.ok && decoded.stored.isUntouched ? decoded.stored.rev : 0));
  });
  return Math.max(0, ...revisions);
}

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
