/** Divides a simulation among processes, because one run after the other uses one core alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Summary } from './summary.ts';

/**
 * Runs the command once for each part, with the same arguments and `--part`.
 * @throws Error when one of them does not come to an end of its own
 */
export async function runSideBySide(
  program: string,
  args: readonly string[],
  jobs: number,
): Promise<readonly Summary[]> {
  return Promise.all(
    Array.from({ length: jobs }, (_, index) =>
      runPart(program, [...args, '--json', '--part', `${index}/${jobs}`]),
    ),
  );
}

async function runPart(program: string, args: readonly string[]): Promise<Summary> {
  // What loads TypeScript in this process loads it in the others.
  const part = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  part.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(part, 'close');
  if (output === '')
    throw new Error(`A part of the simulation ended with code ${part.exitCode} and no result.`);
  return JSON.parse(output) as Summary;
}
