/** Starts a gateway of the Node bundle by the words that an operator's machine would start it by. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

export interface NodeGateway {
  /** Where it listens, for callers of this machine. */
  readonly origin: string;
  /** The lines that it has printed. */
  printed(): string[];
  /** Ends it as the operator's machine does; its exit code. */
  stop(): Promise<number | null>;
}

/** @param words the program and its arguments */
export async function startNodeGateway(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<NodeGateway> {
  const child = spawn(program, args, { cwd, env: { PATH: process.env.PATH ?? '', ...env } });
  running.add(child);
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  const closed = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  await Promise.race([once(child.stdout, 'data'), closed]);
  const [, port] = /listens on http:\/\/\S+:(\d+)/.exec(out) ?? [];
  expect(error).toBe('');
  return {
    origin: `http://127.0.0.1:${port}`,
    printed: () => out.trim().split('\n'),
    async stop() {
      child.kill('SIGTERM');
      const code = await closed;
      running.delete(child);
      return code;
    },
  };
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});
