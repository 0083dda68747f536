/** Starts a part of a load run as a process of its own, so that the parts share no thread. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface LoadPart {
  /** What the part said first. */
  readonly line: string;
  /** Milliseconds of the processor that the part has used, of a part that tells. */
  usedMs(): Promise<number>;
  stop(): void;
}

/**
 * Resolves when the part has said its first line.
 * @param program a file of this repository, from its root
 * @throws Error when the part ends without a word
 */
export function startPart(program: string, args: readonly string[]): Promise<LoadPart> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const usedMs = async (): Promise<number> => {
    const answered = once(child, 'message');
    child.send('used');
    const [ms] = (await answered) as [number];
    return ms;
  };
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`${program} ended with ${code} before it was ready.`)));
    if (child.stdout === null) return;
    // Later lines are read as well: a pipe that nobody empties would stop the part.
    createInterface({ input: child.stdout }).on('line', (line) =>
      resolve({ line, usedMs, stop: () => void child.kill() }),
    );
  });
}
