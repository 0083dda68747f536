import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, copyFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cpSync, rmSync } from 'node:fs';
import type { FoldStep } from '../../../src/local/workbook-file/fold.ts';
import { addName, addRow, openSmall } from './small-workbook.ts';
import { contentOf, crashedCopy, newPath } from './workbook-folder.ts';

describe('a new workbook', () => {
  test('is a file, a state and an empty log', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    expect(file.wasCreated).toBe(true);
    await file.close();
    expect(readdirSync(dirname(path)).sort()).toEqual([
      'billing.xlsx',
      'billing.xlsx.log',
      'billing.xlsx.state.json',
    ]);
    expect(statSync(`${path}.log`).size).toBe(0);
  });

  test('is found again', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    const file = await openSmall(path);
    expect(file.wasCreated).toBe(false);
    expect(file.workbook.rows).toEqual([['Header']]);
    expect(file.state.names).toEqual(['owner']);
    await file.close();
  });

  test('is made anew after a crash while it was made', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    await rm(path);
    const file = await openSmall(path);
    expect(file.wasCreated).toBe(true);
    await file.close();
  });
});

describe('a change', () => {
  test('survives the death of the process once it is committed', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    addName(file, 'key');
    await file.commit();
    const reopened = await openSmall(await crashedCopy(path));
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1']]);
    expect(reopened.state.names).toEqual(['owner', 'key']);
    await reopened.close();
    await file.close();
  });

  test('is not written into the .xlsx file with each request', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    const before = contentOf(path)['billing.xlsx'];
    addRow(file, 'INV-1');
    await file.commit();
    expect(contentOf(path)['billing.xlsx']).toBe(before);
    await file.close();
    expect(contentOf(path)['billing.xlsx']).not.toBe(before);
  });

  test('is folded when nothing happens for a while', async () => {
    const path = await newPath();
    const file = await openSmall(path, { idleMs: 20 });
    addRow(file, 'INV-1');
    await file.commit();
    await untilEmpty(`${path}.log`);
    addRow(file, 'INV-2');
    await file.commit();
    await untilEmpty(`${path}.log`);
    await rm(`${path}.lock`);
    const reopened = await openSmall(path);
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await reopened.close();
    await file.close();
  });

  test('that is made as soon as a commit returns is not in the fold that waited for the same commit', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    const answered = file.commit().then(() => addRow(file, 'INV-2'));
    await Promise.all([file.fold(), answered]);
    await file.commit();
    const reopened = await openSmall(await crashedCopy(path));
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await reopened.close();
    await file.close();
  });

  test('that arrives during a fold is kept', async () => {
    const path = await newPath();
    const late: Promise<void>[] = [];
    const file = await openSmall(path, {
      afterStep: (step) => {
        addRow(file, step);
        late.push(file.commit());
      },
    });
    addRow(file, 'first');
    await file.fold();
    await Promise.all(late);
    const reopened = await openSmall(await crashedCopy(path));
    expect(reopened.workbook.rows.map(([name]) => name)).toEqual([
      'Header',
      'first',
      'state_written',
      'state_renamed',
      'workbook_written',
      'workbook_renamed',
      'log_cut',
    ]);
    await reopened.close();
  });
});

describe('a crash during a fold', () => {
  const steps: FoldStep[] = [
    'state_written',
    'state_renamed',
    'workbook_written',
    'workbook_renamed',
    'log_cut',
  ];

  test.each(steps)('loses nothing and repeats nothing after the step %s', async (crashStep) => {
    const path = await newPath();
    const copy = await newPath();
    const file = await openSmall(path, {
      afterStep: (step) => {
        if (step === crashStep) cpSync(dirname(path), dirname(copy), { recursive: true });
      },
    });
    addRow(file, 'INV-1');
    addName(file, 'key');
    await file.commit();
    addRow(file, 'INV-2');
    await file.close();
    rmSync(`${copy}.lock`);
    const reopened = await openSmall(copy);
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    expect(reopened.state.names).toEqual(['owner', 'key']);
    addRow(reopened, 'INV-3');
    await reopened.close();
    expect(readdirSync(dirname(copy)).sort()).toEqual(readdirSync(dirname(path)).sort());
    const again = await openSmall(copy);
    expect(again.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2'], ['INV-3']]);
    await again.close();
  });
});

describe('opening', () => {
  test('ignores a torn last line and goes on behind it', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    await file.commit();
    const copy = await crashedCopy(path);
    await appendFile(`${copy}.log`, '{"check":"0123456789abcdef","sequence":2,"entr');
    const reopened = await openSmall(copy);
    addRow(reopened, 'INV-2');
    await reopened.commit();
    const again = await openSmall(await crashedCopy(copy));
    expect(again.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await Promise.all([file, reopened, again].map((each) => each.close()));
  });

  test('refuses a file that is no workbook, names it and changes nothing', async () => {
    const path = await newPath();
    writeFileSync(path, 'not a workbook');
    const before = contentOf(path);
    await expect(openSmall(path)).rejects.toThrow(`${path} is not a workbook that can be read`);
    expect(contentOf(path)).toEqual(before);
  });

  test('refuses a state that is not JSON, names it and changes nothing', async () => {
    const path = await newPath();
    await (await openSmall(path)).close();
    writeFileSync(`${path}.state.json`, '{"state":');
    const before = contentOf(path);
    await expect(openSmall(path)).rejects.toThrow(`${path}.state.json is not JSON`);
    expect(contentOf(path)).toEqual(before);
  });

  test('refuses to start a new workbook while the log of the old one holds changes', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    await file.commit();
    const copy = await crashedCopy(path);
    await rm(copy);
    await expect(openSmall(copy)).rejects.toThrow(`${copy} is missing, but ${copy}.log holds changes of it`);
    expect(existsSync(copy)).toBe(false);
    await file.close();
  });

  test('gives a workbook that was copied alone the state of a new one, and keeps it', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    addName(file, 'key');
    await file.close();
    const copy = await newPath();
    await copyFile(path, copy);
    const reopened = await openSmall(copy);
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1']]);
    expect(reopened.state.names).toEqual(['owner']);
    expect(existsSync(`${copy}.state.json`)).toBe(true);
    await reopened.close();
  });

  test('refuses a workbook that another process has open, and says which', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    await expect(openSmall(path)).rejects.toThrow(
      `${path} is open in another process (number ${process.pid})`,
    );
    await file.close();
    await (await openSmall(path)).close();
  });
});

test('a workbook that another program saved meanwhile is kept beside the new one', async () => {
  const path = await newPath();
  const messages: string[] = [];
  const file = await openSmall(path, { report: (message) => messages.push(message) });
  addRow(file, 'INV-1');
  writeFileSync(path, 'saved by another program');
  await file.close();
  const copies = Object.entries(contentOf(path)).filter(([name]) =>
    name.startsWith('billing.saved-elsewhere-'),
  );
  expect(copies.map(([, content]) => content)).toEqual(['saved by another program']);
  expect(messages).toEqual([expect.stringContaining('was saved by another program')]);
});

test('a fold that fails is reported, and the changes stay in the log', async () => {
  const path = await newPath();
  const messages: string[] = [];
  const file = await openSmall(path, {
    idleMs: 10,
    report: (message) => messages.push(message),
    afterStep: (step) => {
      if (step === 'workbook_written' && messages.length === 0) throw new Error('disk full');
    },
  });
  addRow(file, 'INV-1');
  await file.commit();
  while (messages.length === 0) await pause();
  expect(messages).toEqual([expect.stringContaining('could not be written, its changes are safe in')]);
  const reopened = await openSmall(await crashedCopy(path));
  expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1']]);
  await reopened.close();
  await file.close();
});

async function untilEmpty(path: string): Promise<void> {
  while (statSync(path).size > 0) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
