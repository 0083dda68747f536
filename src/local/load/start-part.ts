/** Starts a part of a load run as a process of its own, so that the parts share no thread. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Part {
  /** What the part said first. */
  readonly line: string;
  stop(): void;
}

/**
 * Resolves when the part has said its first line.
 * @param program a file of this repository, from its root
 * @throws Error when the part ends without a word
 */
export function startPart(
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Part> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    // Later lines are read as well: a pipe that nobody empties would stop the part.
    createInterface({ input: child.stdout }).on('line', (line) =>
      resolve({ line, stop: () => void child.kill() }),
    );
    child.once('close', (code) => reject(new Error(`${program} ended with ${code} before it was ready.`)));
  });
}
