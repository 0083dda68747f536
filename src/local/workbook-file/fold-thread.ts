/** Folds in a thread of its own, so that requests are answered meanwhile. The thread ends with its fold, and its memory with it. */
import { build } from 'esbuild';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { Fold, FoldRequest } from './fold.ts';
import { errorOf, type FoldReport, type SnapshotPiece } from './fold-messages.ts';

/** Copying so many rows into a message takes a few milliseconds. */
const rowsAtOnce = 500;

const startThread = (script: string, workerData: unknown): Worker =>
  new Worker(script, { eval: true, workerData });

/** A fold of the emulator's workbook. Rejects when it fails, and when the thread dies. */
export async function createFoldThread<State>(start = startThread): Promise<Fold<State>> {
  // The compiler is a process, and Ctrl+C ends it with this one: the last fold must not need it any more.
  const script = await compileWorker();
  return async ({ snapshot, ...request }) => {
    const order: FoldRequest<State> = { ...request, snapshot: snapshot && withoutRows(snapshot) };
    const thread = start(script, order);
    const report = new Promise<FoldReport>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`its thread has ended with code ${code}`)));
    });
    const [told] = await Promise.all([report, snapshot && sendRows(snapshot, thread)]);
    if ('isFolded' in told) return told.isFolded;
    throw errorOf(told.failure);
  };
}

// Threads cannot load TypeScript. One script is loaded sooner than its modules, too, and each fold loads it anew.
async function compileWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./fold-worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

const withoutRows = ({ sheets, ...rest }: WorkbookSnapshot): WorkbookSnapshot => ({
  ...rest,
  sheets: sheets.map((sheet) => ({ ...sheet, rows: [] })),
});

// Requests are answered between two pieces.
async function sendRows({ sheets }: WorkbookSnapshot, thread: Worker): Promise<void> {
  const send = (piece: SnapshotPiece): void => thread.postMessage(piece);
  for (const [sheet, { rows }] of sheets.entries()) {
    for (let first = 0; first < rows.length; first += rowsAtOnce) {
      send({ sheet, rows: rows.slice(first, first + rowsAtOnce) });
      await setImmediate();
    }
  }
  send(null);
}
