/** A process that adds rows and prints each one that is durable, until it is killed. */

import { addName, addRow, openSmall } from './small-workbook.ts';

const [path = ''] = process.argv.slice(2);

async function addRowsForEver(): Promise<void> {
  // Checkpoints come as often as they can, so that the process also dies within one.
  const file = await openSmall(path, { idleMs: 1 });
  for (let row = 1; ; row += 1) {
    addRow(file, String(row));
    addName(file, String(row));
    await file.commit();
    process.stdout.write(`${row}\n`);
    if (row % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

void addRowsForEver();
