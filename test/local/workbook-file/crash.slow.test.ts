import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, dirname } from 'node:path';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { openSmall, addName, addRow } from './support/small-workbook.ts';
import { newPath } from './support/workbook-folder.ts';
import type { CheckpointStep } from '../../../src/local/workbook-file/checkpoint.ts';

/** With this many answers some checkpoints are written, and another one is likely running. */
const answersBeforeKill = [1, 40, 75];

test.each(answersBeforeKill)(
  'what was answered survives kill -9 after %d answers, once and in order',
  async (answers) => {
    const path = await newPath();
    const answered = await answeredBeforeKill(path, answers);
    const file = await openSmall(path);
    const rows = file.workbook.rows.slice(1).map(([row]) => row);
    expect(rows.length).toBeGreaterThanOrEqual(answered);
    expect(rows).toEqual(rows.map((_, index) => String(index + 1)));
    expect(file.state.names).toEqual(['owner', ...rows]);
    await file.close();
  },
  30_000,
);

/** Runs a writer, kills it without warning after so many answers, and says how many it had given. */
async function answeredBeforeKill(path: string, answers: number): Promise<number> {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'support/endless-writer.ts'), path],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  writer.stdout.setEncoding('utf8');
  for await (const text of writer.stdout) {
    output += text;
    if (output.split('\n').length > answers) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return output.split('\n').length - 1;
}

describe('a crash during a checkpoint', () => {
  const steps: CheckpointStep[] = [
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
