/**
 * Writes checkpoints in threads of their own, so that requests are answered meanwhile. A thread ends with its checkpoint, and
 * its memory with it.
 */
import { Worker } from 'node:worker_threads';
import type { WorkbookChanges } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import type { WriteCheckpoint, CheckpointContent } from './checkpoint-writer.ts';
import { compileThread } from '../compile-thread.ts';
import { rowsOf } from './xlsx/xlsx-writer.ts';
import { errorOf, type WriterReport, type RowsMessage, type RowsWanted } from './checkpoint-messages.ts';

const startThread = (script: string, workerData: unknown): Worker =>
  new Worker(script, { eval: true, workerData });

/** Writes in a thread. Rejects when it fails, and when the thread dies. */
export async function createCheckpointThread<State>(start = startThread): Promise<WriteCheckpoint<State>> {
  // The compiler is a process, and Ctrl+C ends it with this one: the last checkpoint must not need it any more.
  const script = await compileThread(new URL('./checkpoint-worker.ts', import.meta.url));
  return async ({ changes, ...request }) => {
    const sheets = changes.sheets.map((sheet) => ({ ...sheet, changed: [] }));
    const order: CheckpointContent<State> = { ...request, changes: { ...changes, sheets } };
    const thread = start(script, order);
    const nextRows = cutRows(changes);
    const told = await new Promise<WriterReport>((resolve, reject) => {
      // Requests are answered between two pieces.
      thread.on('message', (message: WriterReport | RowsWanted) => {
        if ('sheet' in message) thread.postMessage(nextRows(message.sheet));
        else resolve(message);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`its thread has ended with code ${code}`)));
    });
    if ('isWritten' in told) return told.isWritten;
    throw errorOf(told.failure);
  };
}

/** Hands out the changed rows of a sheet piece by piece. */
function cutRows(changes: WorkbookChanges): (sheet: number) => RowsMessage {
  const pieces = changes.sheets.map((_, sheet) => rowsOf(changes, sheet));
  return (sheet) => pieces[sheet]?.next().value ?? null;
}
