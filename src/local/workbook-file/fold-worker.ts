/** The thread of one fold: makes it, and says what has come of it. */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PlacedRow } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import { createFold, type FoldRequest } from './fold.ts';
import { failureOf, type FoldReport, type RowsMessage, type RowsWanted } from './fold-messages.ts';

/** So much nicer than other work that a fold waits for answers, and still ends where all cores are busy. */
const foldNiceness = 5;

// Rows are asked for when they are written, so that few of them wait in memory.
async function* rowsFrom(port: MessagePort, sheet: number): AsyncGenerator<readonly PlacedRow[]> {
  for (;;) {
    const answered = once(port, 'message');
    port.postMessage({ sheet } satisfies RowsWanted);
    const [rows] = (await answered) as [RowsMessage];
    if (rows === null) return;
    yield rows;
  }
}

async function carryOut(port: MessagePort, request: FoldRequest<unknown>): Promise<FoldReport> {
  // On Linux a thread has a priority of its own: where the cores are busy, answers come first.
  if (process.platform === 'linux') setPriority(foldNiceness);
  try {
    const fold = createFold({ rows: (sheet) => rowsFrom(port, sheet) });
    return { isFolded: await fold(request) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

if (parentPort !== null) {
  const port = parentPort;
  void carryOut(port, workerData as FoldRequest<unknown>).then((report) => {
    port.postMessage(report);
    port.close();
  });
}
