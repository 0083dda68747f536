/** Folds in a thread of its own, so that requests are answered meanwhile. The thread ends with its fold, and its memory with it. */
import { Worker } from 'node:worker_threads';
import type { WorkbookChanges } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import type { Fold, FoldRequest } from './fold.ts';
import { compileThread } from '../compile-thread.ts';
import { rowsOf } from './xlsx/xlsx-writer.ts';
import { errorOf, type FoldReport, type RowsMessage, type RowsWanted } from './fold-messages.ts';

const startThread = (script: string, workerData: unknown): Worker =>
  new Worker(script, { eval: true, workerData });

/** A fold in a thread. Rejects when it fails, and when the thread dies. */
export async function createFoldThread<State>(start = startThread): Promise<Fold<State>> {
  // The compiler is a process, and Ctrl+C ends it with this one: the last fold must not need it any more.
  const script = await compileThread(new URL('./fold-worker.ts', import.meta.url));
  return async ({ changes, ...request }) => {
    const sheets = changes.sheets.map((sheet) => ({ ...sheet, changed: [] }));
    const order: FoldRequest<State> = { ...request, changes: { ...changes, sheets } };
    const thread = start(script, order);
    const nextRows = cutRows(changes);
    const told = await new Promise<FoldReport>((resolve, reject) => {
      // Requests are answered between two pieces.
      thread.on('message', (message: FoldReport | RowsWanted) => {
        if ('sheet' in message) thread.postMessage(nextRows(message.sheet));
        else resolve(message);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`its thread has ended with code ${code}`)));
    });
    if ('isFolded' in told) return told.isFolded;
    throw errorOf(told.failure);
  };
}

/** Hands out the changed rows of a sheet piece by piece. */
function cutRows(changes: WorkbookChanges): (sheet: number) => RowsMessage {
  const pieces = changes.sheets.map((_, sheet) => rowsOf(changes, sheet));
  return (sheet) => pieces[sheet]?.next().value ?? null;
}
