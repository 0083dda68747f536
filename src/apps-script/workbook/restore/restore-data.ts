/** Restores the hidden data of records from the journal, where a person has cleared or damaged it. */
import { refillRecord } from './refill-cells.ts';
import { resources } from '../../../core/resources/index.ts';
import { holdLock } from '../../../core/store/transaction/hold-lock.ts';
import { layoutFromHeader } from '../../../core/store/layout.ts';
import { madeColumns } from '../../../core/store/made-columns.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { unpack } from '../../../core/store/row/row-codec.ts';
import { cellFormat, type RecordTable, recordTable } from '../../../core/store/table.ts';
import type { Cell, Workspace } from '../../../core/workspace.ts';
import { rewriteRows } from '../upgrade/rewrite-rows.ts';
import { openJournalRecords } from './journal-records.ts';

// The work is limited in time, because it holds the lock, for which requests wait at most 20 seconds.
const turnMs = 15_000;

/**
 * Restores as many records as the time allows, and leaves the others as they are.
 * @throws Refusal workspace_busy, workspace_misconfigured
 */
export function restoreData(workspace: Workspace): void {
  const session = startSession(workspace);
  const { document, clock } = session.workspace;
  const endMs = clock.now() + turnMs;
  holdLock(session, () => {
    const memory = openJournalRecords(document);
    for (const resource of resources) {
      const table = recordTable(resource);
      const known = {
        last: (id: string) => memory.last(resource, id),
        transaction: (id: string) => memory.transaction(id),
      };
      rewriteRows(
        { document, isLate: () => clock.now() > endMs, tell: () => undefined },
        {
          sheet: table.sheet,
          layoutOf: (header) => layoutFromHeader(table, header, madeColumns(session.settings, table.sheet)),
          formats: table.columns.map(cellFormat),
          rewrite: (cells) =>
            unpack(table, cells) === null ? refillRecord(table, lostIn(table, cells), known)(cells) : null,
        },
      );
    }
  });
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
