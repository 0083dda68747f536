/**
 * What people, other programs and disks do to the files of a local workbook: each is recognised, said in words, and
 * nothing that was answered is lost or doubled.
 */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { appendFile, chmod, chown, copyFile, link, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { formatLine } from '../../src/local/workbook-file/log-lines.ts';
import { readWorkbookFile } from '../../src/local/workbook-file/read-workbook-file.ts';
import { addName, addRow, openSmall } from '../local/workbook-file/support/small-workbook.ts';
import { contentOf, crashedCopy, newPath } from '../local/workbook-file/support/workbook-folder.ts';

type SmallFile = Awaited<ReturnType<typeof openSmall>>;

/** Adds rows, each answered alone, so that each is a line of the log. */
async function answer(file: SmallFile, ...rows: readonly string[]): Promise<void> {
  for (const row of rows) {
    addRow(file, row);
    await file.commit();
  }
}

function rowsOf({ workbook }: SmallFile): readonly (string | undefined)[] {
  return workbook.rows.slice(1).map(([row]) => row);
}

/** Expects that opening is refused with these words, and that every file is as it was. */
async function expectRefusal(path: string, ...words: readonly string[]): Promise<void> {
  const before = contentOf(path);
  const error = await openSmall(path).then(
    () => new Error('It was opened.'),
    (reason: Error) => reason,
  );
  for (const word of words) expect(error.message).toContain(word);
  expect(contentOf(path)).toEqual(before);
}

test('changes that never pause get into the .xlsx file all the same, and none is lost or doubled', async () => {
  const path = await newPath();
  const file = await openSmall(path, { idleMs: 600_000, latestMs: 20 });
  const rows: string[] = [];
  const checkpoints = new Set<number | undefined>();
  while (checkpoints.size < 3) {
    rows.push(String(rows.length));
    await answer(file, String(rows.length - 1));
    if (rows.length % 10 === 0) checkpoints.add((await readWorkbookFile(path))?.foldedSequence);
  }
  const reopened = await openSmall(await crashedCopy(path));
  expect(rowsOf(reopened)).toEqual(rows);
  await reopened.close();
  await file.close();
});

describe('files that do not belong together', () => {
  /** A workbook with the rows 1 and 2 in a checkpoint, its older copy without row 2, and row 3 in the log. */
  async function threeRows(): Promise<{ path: string; older: string }> {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1');
    await file.checkpoint();
    const older = await crashedCopy(path);
    await answer(file, '2');
    await file.checkpoint();
    await answer(file, '3');
    const crashed = await crashedCopy(path);
    await file.close();
    return { path: crashed, older };
  }

  test('an older .xlsx file beside the log is refused: the log does not reach back to it', async () => {
    const { path, older } = await threeRows();
    await copyFile(older, path);
    await expectRefusal(
      path,
      `${path} ends with change 1, and change 2 is neither in it nor in ${path}.log. It is an older copy`,
      'Put the newest copies of billing.xlsx, its .state.json and its .log back together.',
      'copy it alone into another folder and set WORKBOOK to the copy',
    );
  });

  test('an older .xlsx file beside an empty log is refused: the state knows of later changes', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1');
    await file.checkpoint();
    const older = await crashedCopy(path);
    await answer(file, '2', '3');
    await file.close();
    await copyFile(older, path);
    await expectRefusal(path, `${path} ends with change 1, and changes 2 to 3 are neither`);
  });

  test('an older .xlsx file is opened where the log still holds all that it lacks', async () => {
    const path = await newPath();
    const file = await openSmall(path, {
      afterStep: (step) => {
        if (step === 'workbook_written') throw new Error('the process dies here');
      },
    });
    await answer(file, '1', '2');
    await expect(file.checkpoint()).rejects.toThrow('dies');
    const reopened = await openSmall(await crashedCopy(path));
    expect(rowsOf(reopened)).toEqual(['1', '2']);
    await reopened.close();
    await expect(file.close()).rejects.toThrow('dies');
  });

  test('an older state file is refused: keys and secrets would be lost', async () => {
    const { path, older } = await threeRows();
    await copyFile(`${older}.state.json`, `${path}.state.json`);
    await expectRefusal(path, `${path}.state.json ends with change 1, and change 2 is neither`);
  });

  test('the older copy alone in a folder is a workbook of its own', async () => {
    const { older } = await threeRows();
    const alone = await newPath();
    await copyFile(older, alone);
    const file = await openSmall(alone);
    expect(rowsOf(file)).toEqual(['1']);
    await answer(file, 'next');
    await file.close();
    const again = await openSmall(alone);
    expect(rowsOf(again)).toEqual(['1', 'next']);
    await again.close();
  });

  test('an older log beside newer files does no harm, and the changes go on behind both', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1');
    const older = await crashedCopy(path);
    await answer(file, '2');
    await file.close();
    await copyFile(`${older}.log`, `${path}.log`);
    const reopened = await openSmall(path);
    await answer(reopened, '3');
    const again = await openSmall(await crashedCopy(path));
    expect(rowsOf(again)).toEqual(['1', '2', '3']);
    await again.close();
    await reopened.close();
  });

  test.each([
    ['and changes for it in the log', false],
    ['although the log is empty: nobody knows how old it is', true],
  ])('an .xlsx file without its properties is refused, %s', async (_case, isWritten) => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1', '2');
    if (isWritten) await file.checkpoint();
    const copy = await crashedCopy(path);
    await file.close();
    await dropProperties(copy);
    await expectRefusal(
      copy,
      `${copy} does not say which changes it holds: another program has saved it without the properties of the file`,
      'Put the file back as it was.',
      'set WORKBOOK to the copy',
    );
  });

  test('an .xlsx file of another program that stands alone is taken, and recognised from then on', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1');
    await file.close();
    const alone = await newPath();
    await copyFile(path, alone);
    await dropProperties(alone);
    const taken = await openSmall(alone);
    await answer(taken, '2');
    const again = await openSmall(await crashedCopy(alone));
    expect(rowsOf(again)).toEqual(['1', '2']);
    await again.close();
    await taken.close();
  });

  test('a log whose first line is gone is refused, and the words name the change', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1', '2', '3');
    const copy = await crashedCopy(path);
    await file.close();
    const [, ...rest] = readFileSync(`${copy}.log`, 'utf8').split('\n');
    writeFileSync(`${copy}.log`, rest.join('\n'));
    await expectRefusal(copy, `${copy} ends with change 0, and change 1 is neither in it nor in ${copy}.log`);
  });

  test('an .xlsx file that was removed beside a clean log is not replaced: the keys stay', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addName(file, 'key');
    await file.commit();
    await file.close();
    const aside = `${path}.aside`;
    await rename(path, aside);
    await expectRefusal(
      path,
      `${path} is missing, but ${path}.state.json holds its keys and secrets: put it back, or remove that file to start with a new workbook`,
    );
    await rename(aside, path);
    const reopened = await openSmall(path);
    expect(reopened.state.names).toEqual(['owner', 'key']);
    await reopened.close();
  });

  async function dropProperties(path: string): Promise<void> {
    const { sheets } = await readXlsx(readFileSync(path), { readStyles: true });
    writeFileSync(path, await writeXlsx({ sheets: sheets as unknown as WriteSheet[] }));
  }
});

describe('two processes and one file', () => {
  test('a link to the file, and a folder that is a link, lead to the same lock', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    const elsewhere = dirname(await newPath());
    await symlink(path, join(elsewhere, 'linked.xlsx'));
    await symlink(dirname(path), join(elsewhere, 'folder'));
    for (const other of ['linked.xlsx', 'folder/billing.xlsx'])
      await expect(openSmall(join(elsewhere, other))).rejects.toThrow(
        `${path} is open in another process (number ${process.pid})`,
      );
    await file.close();
  });

  test('what is written through a link is in the file that it leads to', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    const linked = join(dirname(await newPath()), 'linked.xlsx');
    await symlink(path, linked);
    const file = await openSmall(linked);
    await answer(file, '1');
    await file.close();
    const direct = await openSmall(path);
    expect(rowsOf(direct)).toEqual(['1']);
    await direct.close();
  });

  test('a file with two names is refused, because each name would have a lock of its own', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    const second = await newPath();
    await link(path, second);
    for (const name of [path, second])
      await expectRefusal(name, 'has a second name on this disk (a hard link)');
    await rm(second);
    await (await openSmall(path)).close();
  });

  test('a link that leads nowhere is refused, so that no new workbook hides the old one', async () => {
    const path = await newPath();
    symlinkSync(join(dirname(path), 'not-mounted.xlsx'), path);
    await expect(openSmall(path)).rejects.toThrow('is a link to a file that is not there');
  });

  test('a process that dies while it takes the log leaves it to the next one', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await answer(file, '1', '2');
    const copy = await crashedCopy(path);
    await file.close();
    await rename(`${copy}.log`, `${copy}.log.claimed`);
    const reopened = await openSmall(copy);
    expect(rowsOf(reopened)).toEqual(['1', '2']);
    await reopened.close();
    expect(existsSync(`${copy}.log.claimed`)).toBe(false);
  });
});

describe('a disk that is full', () => {
  test('while a checkpoint is written, keeps the changes in the log, and the checkpoint is repeated by itself', async () => {
    const path = await newPath();
    const messages: string[] = [];
    const report = (message: string): void => void messages.push(message);
    const file = await openSmall(path, { idleMs: 20, latestMs: 60, report });
    // Linux gives this file no room, as a full disk does.
    await symlink('/dev/full', `${path}.tmp`);
    await answer(file, '1');
    while (messages.length < 2) await pause(10);
    expect(messages).toEqual([
      `${path} could not be written, its changes are safe in ${path}.log: the disk is full`,
      `${path} is written again`,
    ]);
    expect((await readWorkbookFile(path))?.foldedSequence).toBe(1);
    await file.close();
  });

  test('leaves no half file behind that would keep its room', async () => {
    const path = await newPath();
    const file = await openSmall(path, { report: () => undefined });
    await symlink('/dev/full', `${path}.tmp`);
    await answer(file, '1');
    await expect(file.checkpoint()).rejects.toThrow('ENOSPC');
    expect(existsSync(`${path}.tmp`)).toBe(false);
    await file.close();
  });

  test('does not make a copy of a foreign version at each attempt', async () => {
    const path = await newPath();
    const file = await openSmall(path, { report: () => undefined });
    await answer(file, '1');
    await appendFile(path, 'saved by another program');
    for (const _attempt of [1, 2, 3]) {
      await symlink('/dev/full', `${path}.state.json.tmp`);
      await expect(file.checkpoint()).rejects.toThrow('ENOSPC');
    }
    await file.close();
    const copies = Object.keys(contentOf(path)).filter((name) => name.includes('saved-elsewhere'));
    expect(copies).toHaveLength(1);
  });
});

describe('without the right to write', () => {
  test('to the folder, opening is refused in words', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    await withoutRights(dirname(path), 0o555, () =>
      expectRefusal(
        path,
        `${dirname(path)} is where the workbook is kept, and cannot be written.`,
        'no right',
      ),
    );
  });

  test('to the file, opening is refused in words, and the file is not replaced', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    await withoutRights(path, 0o444, () =>
      expectRefusal(
        path,
        `${path} cannot be written. Correct that, or set WORKBOOK to a copy: this user has no right`,
      ),
    );
  });

  test('to a folder that is to be made, opening is refused in words', async () => {
    const folder = join(dirname(await newPath()), 'closed');
    await mkdir(folder);
    await withoutRights(folder, 0o555, async () => {
      await expect(openSmall(join(folder, 'new/billing.xlsx'))).rejects.toThrow(
        `${join(folder, 'new')} is where the workbook is kept, and cannot be written.`,
      );
    });
  });

  test('while it runs, requests are answered from the log, and the checkpoint follows when the right is back', async () => {
    const path = await newPath();
    const messages: string[] = [];
    const file = await openSmall(path, { idleMs: 20, latestMs: 60, report: (text) => messages.push(text) });
    await withoutRights(dirname(path), 0o555, async () => {
      await answer(file, '1');
      while (messages.length === 0) await pause(10);
      await answer(file, '2');
    });
    while (messages.length < 2) await pause(10);
    expect(messages).toEqual([
      `${path} could not be written, its changes are safe in ${path}.log: this user has no right to it`,
      `${path} is written again`,
    ]);
    await file.close();
    const again = await openSmall(path);
    expect(rowsOf(again)).toEqual(['1', '2']);
    await again.close();
  });

  const nobody = 65_534;

  /** The administrator may write everywhere, so the test becomes somebody else for a while. */
  async function withoutRights(place: string, mode: number, run: () => Promise<void>): Promise<void> {
    const isRoot = process.getuid?.() === 0;
    const folder = place.endsWith('.xlsx') ? dirname(place) : place;
    await chmod(place, mode);
    if (isRoot) {
      for (const name of ['', ...readdirSync(folder)]) await chown(join(folder, name), nobody, nobody);
      process.seteuid?.(nobody);
    }
    try {
      await run();
    } finally {
      if (isRoot) process.seteuid?.(0);
      await chmod(place, mode | 0o700);
    }
  }
});

test('a log that ends with a torn line and one of its own kind is cut, and nothing before it is lost', async () => {
  const path = await newPath();
  const file = await openSmall(path);
  await answer(file, '1');
  const copy = await crashedCopy(path);
  await file.close();
  await appendFile(`${copy}.log`, formatLine({ sequence: 2, entries: [] }).slice(0, -5));
  const reopened = await openSmall(copy);
  await answer(reopened, '2');
  const again = await openSmall(await crashedCopy(copy));
  expect(rowsOf(again)).toEqual(['1', '2']);
  await again.close();
  await reopened.close();
});
