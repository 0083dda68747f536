/** The thread of one checkpoint: writes it, and says what has come of it. */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PlacedRow } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import { createCheckpointWriter, type CheckpointContent } from './checkpoint-writer.ts';
import { failureOf, type WriterReport, type RowsMessage, type RowsWanted } from './checkpoint-messages.ts';

/** So much nicer than other work that a checkpoint waits for answers, and still ends where all cores are busy. */
const writerNiceness = 5;

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

async function carryOut(port: MessagePort, request: CheckpointContent<unknown>): Promise<WriterReport> {
  // On Linux a thread has a priority of its own: where the cores are busy, answers come first.
  if (process.platform === 'linux') setPriority(writerNiceness);
  try {
    const write = createCheckpointWriter({ rows: (sheet) => rowsFrom(port, sheet) });
    return { isWritten: await write(request) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

if (parentPort !== null) {
  const port = parentPort;
  void carryOut(port, workerData as CheckpointContent<unknown>).then((report) => {
    port.postMessage(report);
    port.close();
  });
}
