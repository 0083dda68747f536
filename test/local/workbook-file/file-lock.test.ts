import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lockFile, lockPath } from '../../../src/local/workbook-file/file-lock.ts';
import { newPath } from './support/workbook-folder.ts';

test('leaves nothing behind when it is released', async () => {
  const path = await newPath();
  await (await lockFile(path)).release();
  expect(readdirSync(dirname(path))).toEqual([]);
});

test('is refused while a living process holds it, and stays with that process', async () => {
  const path = await newPath();
  const lock = await lockFile(path);
  await expect(lockFile(path)).rejects.toThrow(`${path} is open in another process (number ${process.pid})`);
  expect(readdirSync(dirname(path))).toEqual(['billing.xlsx.lock']);
  await lock.release();
});

test('is taken over from a process that is gone', async () => {
  const path = await newPath();
  await writeFile(lockPath(path), JSON.stringify({ pid: deadProcess() }));
  const lock = await lockFile(path);
  expect(JSON.parse(await readFile(lockPath(path), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('is taken over from an earlier process whose number was given to another', async () => {
  const path = await newPath();
  const lock = await lockFile(path);
  const { pid, started } = JSON.parse(await readFile(lockPath(path), 'utf8')) as {
    pid: number;
    started?: string;
  };
  await lock.release();
  await writeFile(lockPath(path), JSON.stringify({ pid, started: started && 'another boot 1' }));
  const isTold = started !== undefined;
  const again = lockFile(path);
  await (isTold ? expect(again).resolves.toBeDefined() : expect(again).rejects.toThrow('is open'));
});

test('is taken over when its file is not one of ours', async () => {
  const path = await newPath();
  await writeFile(lockPath(path), '');
  await (await lockFile(path)).release();
  expect(existsSync(lockPath(path))).toBe(false);
});

test('goes to one of many that take it over at once', async () => {
  const path = await newPath();
  await writeFile(lockPath(path), JSON.stringify({ pid: deadProcess() }));
  const results = await Promise.allSettled(Array.from({ length: 2 }, () => lockFile(path)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}
