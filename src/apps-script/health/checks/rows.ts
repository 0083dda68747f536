/** Checks the newest rows of every sheet for unreadable records, and for edits that no trigger has applied. */
import { resources } from '../../../core/resources/index.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { readRecords } from '../../../core/store/read/read-records.ts';
import type { Session } from '../../../core/store/session.ts';
import { recordTable } from '../../../core/store/table.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { sweepNow } from '../../triggers/sheet-edits.ts';
import { restoreData } from '../../workbook/restore/restore-data.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

/** The number of rows that are read of each sheet in two document calls. The hourly sweep reads the rest. */
const rowsRead = 2000;

/** No more records are named, because a larger number means that a whole column is wrong. */
const shownMax = 10;

interface SheetRows {
  readonly rows: number;
  /** The number of records that a person has edited and no trigger has applied. */
  readonly edited: number;
  /** A sentence for each record that cannot be read. */
  readonly unreadable: readonly string[];
  /** True when one of them has lost the data that the API keeps in the row's hidden column. */
  readonly hasLostData: boolean;
}

export const rowsCheck: HealthCheck = {
  id: 'rows',
  title: 'Rows',
  run({ workspace }) {
    const { rows, edited, unreadable, hasLostData } = readAllSheets(workspace);
    const hidden = unreadable.length - shownMax;
    const told = [
      ...unreadable.slice(0, shownMax),
      ...(hidden > 0 ? [`And ${hidden} more.`] : []),
      ...(edited > 0 ? [`Rows changed in the sheet that the API has not read yet: ${edited}.`] : []),
    ];
    if (told.length === 0)
      return good(`The newest rows were checked (${rows}): all can be read, and the API has every change.`);
    return edited > 0 || hasLostData ? fixable('warning', told) : forPerson('warning', told);
  },
  fix({ workspace }) {
    restoreData(workspace);
    sweepNow();
  },
};

function readAllSheets(workspace: Workspace): SheetRows {
  const session = startSession(workspace);
  const sheets = resources.map((resource) => readSheet(session, resource));
  return {
    rows: sheets.reduce((sum, { rows }) => sum + rows, 0),
    edited: sheets.reduce((sum, { edited }) => sum + edited, 0),
    unreadable: sheets.flatMap(({ unreadable }) => unreadable),
    hasLostData: sheets.some(({ hasLostData }) => hasLostData),
  };
}

function readSheet(session: Session, resource: Resource): SheetRows {
  const last = session.workspace.document.lastContentRow(resource.sheet);
  if (last < 2) return { rows: 0, edited: 0, unreadable: [], hasLostData: false };
  const { rows } = readRecords(session, recordTable(resource), Math.max(2, last - rowsRead + 1), last);
  return {
    rows: rows.length,
    edited: rows.filter(({ decoded }) => decoded.ok && !decoded.stored.isUntouched).length,
    unreadable: rows.flatMap(({ row, decoded }) => {
      if (decoded.ok) return [];
      const { column, reason } = decoded.quarantine;
      // A person cannot type the API's own data again, so the journal has to restore it.
      const remedy =
        column === 'Data'
          ? ' Fix restores it from the journal if it is there; if not, copy the cell from the version history of the spreadsheet.'
          : '';
      return [`${resource.sheet}, row ${row}: the cell "${column}" ${reason}.${remedy}`];
    }),
    hasLostData: rows.some(({ decoded }) => !decoded.ok && decoded.quarantine.column === 'Data'),
  };
}
