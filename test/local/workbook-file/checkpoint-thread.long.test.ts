/** The checkpoint in a thread of its own, with the emulator's workbook. */
import { writeFileSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { emptyState, openEmulatorState } from '../../../src/local/workbook-file/emulator-state.ts';
import { createCheckpointThread } from '../../../src/local/workbook-file/checkpoint-thread.ts';
import { openWorkbookFile } from '../../../src/local/workbook-file/workbook-file.ts';
import { readWorkbookFile } from '../../../src/local/workbook-file/read-workbook-file.ts';
import { crashedCopy, contentOf, newPath } from './support/workbook-folder.ts';

/** A workbook whose checkpoints are written in threads. `copies` counts how often this thread has sent it whole. */
async function openThreaded(
  path: string,
  { report = fail, start }: { report?: (message: string) => void; start?: StartThread } = {},
) {
  const seen = { copies: 0 };
  const file = await openWorkbookFile({
    path,
    create: () => ({ snapshot: blankWorkbook('Billing', 'Europe/Berlin', 'en_US'), state: emptyState }),
    openWorkbook: (snapshot): Workbook => {
      const workbook = createWorkbook(snapshot);
      const trackChanges = () => {
        const tracker = workbook.trackChanges();
        const take = (isWhole: boolean) => {
          if (isWhole) seen.copies += 1;
          return tracker.take(isWhole);
        };
        return { ...tracker, take };
      };
      return { ...workbook, trackChanges };
    },
    openState: openEmulatorState,
    write: await createCheckpointThread(start),
    report,
    idleMs: 600_000,
    latestMs: 600_000,
  });
  file.workbook.onMutation((change) => file.record({ part: 'workbook', change }));
  // The checkpoint at the start is over, so that those of the test are the only ones.
  await file.checkpoint();
  return { ...file, seen };
}

type StartThread = NonNullable<Parameters<typeof createCheckpointThread>[0]>;

function fail(message: string): never {
  throw new Error(message);
}

function write({ workbook }: { workbook: Workbook }, row: number, text: string): void {
  workbook.apply({ op: 'set_formulas', sheet_id: 0, row, column: 1, formulas: [[text]] });
}

async function rowsIn(path: string): Promise<unknown[]> {
  const rows = (await readWorkbookFile(path))?.snapshot.sheets[0]?.rows ?? [];
  return rows.map(([cell]) => (typeof cell === 'object' ? cell.formula : cell));
}

test('the thread that answers requests neither writes the workbook nor sends it whole', async () => {
  const path = await newPath();
  const file = await openThreaded(path);
  for (const row of [1, 2, 3]) {
    write(file, row, `="row ${row}"`);
    await file.checkpoint();
  }
  expect(await rowsIn(path)).toEqual(['="row 1"', '="row 2"', '="row 3"']);
  expect(contentOf(path)['billing.xlsx.log']).toBe('');
  await file.close();
  expect(file.seen.copies).toBe(0);
});

test('after another program has saved the file, the workbook in memory is sent to the thread whole, once', async () => {
  const path = await newPath();
  const messages: string[] = [];
  const file = await openThreaded(path, { report: (message) => messages.push(message) });
  for (let row = 1; row <= 800; row += 1) write(file, row, `="row ${row}"`);
  await file.checkpoint();
  writeFileSync(path, 'saved by another program');
  write(file, 801, '="row 801"');
  await file.checkpoint();
  expect(await rowsIn(path)).toEqual(Array.from({ length: 801 }, (_none, index) => `="row ${index + 1}"`));
  write(file, 802, '="row 802"');
  await file.close();
  expect(await rowsIn(path)).toHaveLength(802);
  expect(file.seen.copies).toBe(1);
  expect(messages).toEqual([expect.stringContaining('was saved by another program')]);
});

test('a file that was removed is written anew', async () => {
  const path = await newPath();
  const file = await openThreaded(path);
  write(file, 1, '="row 1"');
  await file.checkpoint();
  await rm(path);
  write(file, 2, '="row 2"');
  await file.close();
  expect(await rowsIn(path)).toEqual(['="row 1"', '="row 2"']);
});

test('a thread that dies loses nothing: the log keeps the changes, and the next checkpoint has them', async () => {
  const path = await newPath();
  let deaths = 0;
  const start: StartThread = (script, workerData) => {
    const thread = new Worker(script, { eval: true, workerData });
    if (deaths < 3) {
      deaths += 1;
      // The first dies at once, the others while they read and write.
      setTimeout(() => void thread.terminate(), (deaths - 1) * 60);
    }
    return thread;
  };
  const file = await openThreaded(path, { start });
  for (let row = 1; row <= 3; row += 1) {
    write(file, row, `="row ${row}"`);
    await file.commit();
    // One that is quick enough ends before it is killed.
    await file.checkpoint().catch((error: Error) => expect(error.message).toContain('its thread has ended'));
    const reopened = await openThreaded(await crashedCopy(path));
    expect(reopened.workbook.toSnapshot().sheets[0]?.rows).toHaveLength(row);
    await reopened.close();
  }
  await file.close();
  expect(deaths).toBe(3);
  expect(await rowsIn(path)).toEqual(['="row 1"', '="row 2"', '="row 3"']);
});

test('a checkpoint that the disk refuses rejects in the words of the disk', async () => {
  const path = await newPath();
  const file = await openThreaded(path);
  write(file, 1, '="row 1"');
  await symlink('/dev/full', `${path}.tmp`);
  await expect(file.checkpoint()).rejects.toMatchObject({ code: 'ENOSPC' });
  await file.close();
  expect(await rowsIn(path)).toEqual(['="row 1"']);
});
