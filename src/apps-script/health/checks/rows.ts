/** Checks the newest rows of every sheet: records that cannot be read, and edits that the API has not learned of. */
import { resources } from '../../../core/resources/index.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { startSession } from '../../../core/store/open-session.ts';
import { readRecords } from '../../../core/store/read/read-records.ts';
import type { Session } from '../../../core/store/session.ts';
import { recordTable } from '../../../core/store/table.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { sweepRows } from '../../triggers/sheet-edits.ts';
import { restoreData } from '../../workbook/restore/restore-data.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

/** Two document calls' worth in each sheet; the hourly sweep sees the rest. */
const rowsLooked = 2000;

/** When more rows than this are wrong, a whole column is, and the first few show it. */
const shownMax = 10;

interface Looked {
  readonly rows: number;
  /** Records that a person has edited and no trigger has seen. */
  readonly edited: number;
  /** A sentence for each record that cannot be read. */
  readonly unreadable: readonly string[];
  /** True when one of them lacks the data that the API keeps in its row. */
  readonly hasLostData: boolean;
}

export const rowsCheck: HealthCheck = {
  id: 'rows',
  title: 'Rows',
  run({ workspace }) {
    const { rows, edited, unreadable, hasLostData } = lookAtAll(workspace);
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
    sweepRows();
  },
};

function lookAtAll(workspace: Workspace): Looked {
  const session = startSession(workspace);
  const looked = resources.map((resource) => lookAt(session, resource));
  return {
    rows: looked.reduce((sum, { rows }) => sum + rows, 0),
    edited: looked.reduce((sum, { edited }) => sum + edited, 0),
    unreadable: looked.flatMap(({ unreadable }) => unreadable),
    hasLostData: looked.some(({ hasLostData }) => hasLostData),
  };
}

function lookAt(session: Session, resource: Resource): Looked {
  const last = session.workspace.document.lastContentRow(resource.sheet);
  if (last < 2) return { rows: 0, edited: 0, unreadable: [], hasLostData: false };
  const { rows } = readRecords(session, recordTable(resource), Math.max(2, last - rowsLooked + 1), last);
  return {
    rows: rows.length,
    edited: rows.filter(({ decoded }) => decoded.ok && !decoded.stored.isUntouched).length,
    unreadable: rows.flatMap(({ row, decoded }) => {
      if (decoded.ok) return [];
      const { column, reason } = decoded.quarantine;
      // Nobody can type what the API keeps there.
      const remedy =
        column === 'Data'
          ? ' Fix restores it from the journal if it is there; if not, copy the cell from the version history of the spreadsheet.'
          : '';
      return [`${resource.sheet}, row ${row}: the cell "${column}" ${reason}.${remedy}`];
    }),
    hasLostData: rows.some(({ decoded }) => !decoded.ok && decoded.quarantine.column === 'Data'),
  };
}
