/** Starts the web app or the gateway of a load run as a process of its own, so that they share no thread. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface LoadPart {
  /** The first line that the process printed. */
  readonly line: string;
  /** Milliseconds of processor time that the process has used; only the gateway answers this. */
  usedMs(): Promise<number>;
  stop(): void;
}

/**
 * Resolves when the process has printed its first line.
 * @param program a file of this repository, from its root
 * @throws Error when the process ends before that
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
    // Later lines are read as well, because a full pipe would stop the process.
    createInterface({ input: child.stdout }).on('line', (line) =>
      resolve({ line, usedMs, stop: () => void child.kill() }),
    );
  });
}
