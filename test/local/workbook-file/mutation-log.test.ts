import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { formatLine, readLogLines } from '../../../src/local/workbook-file/log-lines.ts';
import { type MutationLog, openLog } from '../../../src/local/workbook-file/mutation-log.ts';
import { newPath } from './support/workbook-folder.ts';

async function newLog(): Promise<{ path: string; log: MutationLog<string> }> {
  const path = `${await newPath()}.log`;
  return { path, log: await openLog<string>(path, { sequence: 0, lines: new Uint8Array() }) };
}

async function entriesIn(path: string): Promise<string[]> {
  return (await readLogLines<string>(path)).records.flatMap(({ entries }) => entries);
}

test('the changes of one commit are one line, so that they are kept together or not at all', async () => {
  const { path, log } = await newLog();
  log.append('a');
  log.append('b');
  await log.commit();
  log.append('c\nd \u2028 👩‍👩‍👧');
  await log.close();
  expect((await readLogLines(path)).records).toEqual([
    { sequence: 1, entries: ['a', 'b'] },
    { sequence: 2, entries: ['c\nd \u2028 👩‍👩‍👧'] },
  ]);
});

test('commits that wait at the same time are all kept, in order', async () => {
  const { path, log } = await newLog();
  const names = Array.from({ length: 50 }, (_, index) => `change ${index}`);
  await Promise.all(
    names.map((name) => {
      log.append(name);
      return log.commit();
    }),
  );
  expect(await entriesIn(path)).toEqual(names);
  await log.close();
});

test('a commit without changes writes nothing', async () => {
  const { path, log } = await newLog();
  await log.commit();
  expect((await stat(path)).size).toBe(0);
  await log.close();
});

test('a mark exists only while every change is on the disk', async () => {
  const { log } = await newLog();
  expect(log.mark()).toEqual({ sequence: 0, bytes: 0 });
  log.append('a');
  expect(log.mark()).toBeUndefined();
  const committed = log.commit();
  expect(log.mark()).toBeUndefined();
  await committed;
  expect(log.mark()?.sequence).toBe(1);
  await log.close();
});

test('cutting removes the lines before the mark and keeps those that came after', async () => {
  const { path, log } = await newLog();
  log.append('written');
  await log.commit();
  const mark = log.mark();
  log.append('later');
  const later = log.commit();
  if (mark === undefined) throw new Error('no mark');
  await log.cut(mark);
  log.append('latest');
  await log.close();
  await later;
  expect((await readLogLines(path)).records).toEqual([
    { sequence: 2, entries: ['later'] },
    { sequence: 3, entries: ['latest'] },
  ]);
});

test('every beginning of a line that a crash may leave is ignored', async () => {
  const { path, log } = await newLog();
  log.append('whole');
  await log.close();
  const whole = await readFile(path);
  const torn = Buffer.from(formatLine({ sequence: 2, entries: ['never answered'] }));
  for (let length = 0; length < torn.length; length += 1) {
    await writeFile(path, Buffer.concat([whole, torn.subarray(0, length)]));
    expect(await readLogLines(path)).toEqual({
      records: [{ sequence: 1, entries: ['whole'] }],
      wholeBytes: whole.length,
    });
  }
});

test('a last line with altered content is ignored', async () => {
  const { path, log } = await newLog();
  log.append('whole');
  await log.close();
  await appendFile(path, formatLine({ sequence: 2, entries: ['altered'] }).replace('altered', 'Altered'));
  expect(await entriesIn(path)).toEqual(['whole']);
});

test('a broken line in the middle is an error that names the file and the line', async () => {
  const path = `${await newPath()}.log`;
  const lines = [1, 2, 3].map((sequence) => formatLine({ sequence, entries: ['text'] }));
  await writeFile(path, [lines[0], lines[1]?.replace('text', 'Text'), lines[2]].join(''));
  await expect(readLogLines(path)).rejects.toThrow(`${path} is broken in line 2, which is not its last`);
});

test('a missing line is an error that names the file and the line', async () => {
  const path = `${await newPath()}.log`;
  await writeFile(path, [1, 3].map((sequence) => formatLine({ sequence, entries: ['text'] })).join(''));
  await expect(readLogLines(path)).rejects.toThrow(`${path} lacks changes before line 2`);
});

test('a write that fails fails every later commit, so that nothing is answered that is not kept', async () => {
  const { log } = await newLog();
  // A BigInt has no JSON: the line cannot be made.
  log.append(1n as unknown as string);
  await expect(log.commit()).rejects.toThrow('BigInt');
  log.append('later');
  await expect(log.commit()).rejects.toThrow('BigInt');
  await expect(log.close()).rejects.toThrow('BigInt');
});
