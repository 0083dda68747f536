import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FoldStep } from '../../../src/local/workbook-file/fold.ts';
import { addName, addRow, openSmall } from './support/small-workbook.ts';
import { newPath } from './support/workbook-folder.ts';

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
