/** Restores the hidden data of records from the journal, where a person has cleared or damaged it. */
import { refillRecord } from './refill-cells.ts';
import { resources } from '../../../core/resources/index.ts';
import { endRunning, showRunning } from '../../../core/store/running-work.ts';
import { holdLock } from '../../../core/store/transaction/hold-lock.ts';
import { pauseMs } from '../../../core/store/transaction/slice.ts';
import { layoutFromHeader } from '../../../core/store/layout.ts';
import { madeColumns } from '../../../core/store/made-columns.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { unpack } from '../../../core/store/row/row-codec.ts';
import { cellFormat, type RecordTable, recordTable } from '../../../core/store/table.ts';
import type { Cell, Workspace } from '../../../core/workspace.ts';
import { serviceCall } from '../../google/service-call.ts';
import { type JournalRecords, openJournalRecords } from './journal-records.ts';
import { rewriteRows } from './rewrite-rows.ts';

// Google ends a command of a page after six minutes, and the sweep behind this one needs three of them.
const turnMs = 60_000;

/**
 * Restores as many records as the time allows, and leaves the others as they are. The lock is held for some hundred rows
 * at a time, and only where data is lost: no request can write such a record meanwhile.
 * @throws Refusal workspace_busy, workspace_misconfigured
 */
export function restoreData(workspace: Workspace): void {
  const session = startSession(workspace);
  const { document, clock } = session.workspace;
  const endMs = clock.now() + turnMs;
  let opened: JournalRecords | null = null;
  const memory = (): JournalRecords => {
    opened ??= openJournalRecords(document);
    return opened;
  };
  const tell = (progress: string): void => showRunning(workspace, `Restoring hidden data: ${progress}`);
  for (const resource of resources) {
    const table = recordTable(resource);
    const known = {
      last: (id: string) => memory().last(resource, id),
      transaction: (id: string) => memory().transaction(id),
    };
    rewriteRows(
      {
        document,
        isLate: () => clock.now() > endMs,
        tell,
        hold(step) {
          serviceCall(() => Utilities.sleep(pauseMs));
          return holdLock(session, step);
        },
      },
      {
        sheet: table.sheet,
        layoutOf: (header) => layoutFromHeader(table, header, madeColumns(session.settings, table.sheet)),
        formats: table.columns.map(cellFormat),
        rewrite: (cells) =>
          unpack(table, cells) === null ? refillRecord(table, lostIn(table, cells), known)(cells) : null,
      },
    );
  }
  endRunning(workspace);
}

// Finds the lost cells. Revision and check are lost when they were cleared too; otherwise they still belong to the record.
function lostIn(
  { columns, dataIndex, revIndex, checkIndex }: RecordTable,
  cells: readonly Cell[],
): Set<number> {
  const lost = columns.flatMap((_, index) => {
    const isCleared = (index === revIndex || index === checkIndex) && cells[index] === '';
    return index >= dataIndex || isCleared ? [index] : [];
  });
  return new Set(lost);
}
