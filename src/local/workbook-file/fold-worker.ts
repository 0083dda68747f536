/** The thread of one fold: makes it, and says what has come of it. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { StoredCell, WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { createWorkbook } from '../emulator/spreadsheet/workbook/workbook.ts';
import { createFold, type FoldRequest } from './fold.ts';
import { failureOf, type FoldReport, type SnapshotPiece } from './fold-messages.ts';

/** So much nicer than other work that a fold waits for answers, and still ends where all cores are busy. */
const foldNiceness = 5;

/** The snapshot with the rows that the messages bring. */
function receiveRows({ sheets, ...rest }: WorkbookSnapshot): Promise<WorkbookSnapshot> {
  const rows: (readonly StoredCell[])[][] = sheets.map(() => []);
  return new Promise((resolve) => {
    parentPort?.on('message', (piece: SnapshotPiece) => {
      if (piece !== null) for (const row of piece.rows) rows[piece.sheet]?.push(row);
      else
        resolve({ ...rest, sheets: sheets.map((sheet, index) => ({ ...sheet, rows: rows[index] ?? [] })) });
    });
  });
}

async function carryOut({ snapshot, ...order }: FoldRequest<unknown>): Promise<FoldReport> {
  // On Linux a thread has a priority of its own: where the cores are busy, answers come first.
  if (process.platform === 'linux') setPriority(foldNiceness);
  try {
    const whole = snapshot && (await receiveRows(snapshot));
    const fold = createFold((loaded) => createWorkbook(loaded));
    return { isFolded: await fold({ ...order, snapshot: whole }) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

void carryOut(workerData as FoldRequest<unknown>).then((report) => {
  parentPort?.postMessage(report);
  parentPort?.close();
});
