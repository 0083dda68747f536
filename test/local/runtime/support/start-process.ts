/** Runs `npm start` as a process of its own, and ends it with the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const running = new Set<ChildProcess>();

export interface StartedProcess {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  readonly said: { out: string; error: string };
  /** Resolves with what it prints when it is ready; rejects when it ends before. */
  readonly ready: Promise<{ readonly origin: string; readonly key: string }>;
  /** Resolves with its exit code, null after a signal that it did not handle. */
  readonly ended: Promise<number | null>;
}

/**
 * @param variables PORT, WORKBOOK, TRIGGER_MINUTE_MS; what is not named has its default
 * @param folder a copy of the repository in its place
 * @param wrapper a command that runs it
 */
export function startProcess(
  variables: Readonly<Record<string, string>>,
  folder: string = root,
  wrapper: readonly string[] = [],
): StartedProcess {
  // Not through npm, which a signal would reach instead of the program.
  const [command, ...words] = [...wrapper, process.execPath, '--import', 'tsx', 'src/local/start.ts'];
  const child = spawn(String(command), words, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...variables },
  });
  running.add(child);
  const said = { out: '', error: '' };
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.error += text;
  });
  const ready = new Promise<{ origin: string; key: string }>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      if (!said.out.includes('Stop with Ctrl+C.')) return;
      const [origin = ''] = /http:\/\/localhost:\d+/.exec(said.out) ?? [];
      const [key = ''] = /bbk_local_\w+/.exec(said.out) ?? [];
      resolve({ origin, key });
    });
    ended.then((code) => reject(new Error(`Ended with ${code} before it was ready: ${said.error}`)));
  });
  // A test that waits only for the end does not read the rejection of `ready`.
  ready.catch(() => undefined);
  return { child, said, ready, ended };
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});
