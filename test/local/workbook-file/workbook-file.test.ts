import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addName, addRow, openSmall } from './support/small-workbook.ts';
import { contentOf, crashedCopy, newPath } from './support/workbook-folder.ts';

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

  test('is in the .xlsx file when nothing happens for a while', async () => {
    const path = await newPath();
    const file = await openSmall(path, { idleMs: 20 });
    addRow(file, 'INV-1');
    await file.commit();
    await untilEmpty(`${path}.log`);
    addRow(file, 'INV-2');
    await file.commit();
    await untilEmpty(`${path}.log`);
    const reopened = await openSmall(await crashedCopy(path));
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await reopened.close();
    await file.close();
  });

  test('that is made as soon as a commit returns is not in the checkpoint that waited for the same commit', async () => {
    const path = await newPath();
    const file = await openSmall(path);
    addRow(file, 'INV-1');
    const answered = file.commit().then(() => addRow(file, 'INV-2'));
    await Promise.all([file.checkpoint(), answered]);
    await file.commit();
    const reopened = await openSmall(await crashedCopy(path));
    expect(reopened.workbook.rows).toEqual([['Header'], ['INV-1'], ['INV-2']]);
    await reopened.close();
    await file.close();
  });

  test('that arrives during a checkpoint is kept', async () => {
    const path = await newPath();
    const late: Promise<void>[] = [];
    const file = await openSmall(path, {
      afterStep: (step) => {
        addRow(file, step);
        late.push(file.commit());
      },
    });
    addRow(file, 'first');
    await file.checkpoint();
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

test('a checkpoint that fails is reported, and the changes stay in the log', async () => {
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
