/** Runs the installed clasp and reads its output as JSON. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs one command of clasp and resolves with its JSON. @throws Error with clasp's own message */
export type Clasp = (command: readonly string[], folder?: string) => Promise<unknown>;

/** Runs clasp from this repository's packages. It gets no input, because it may run where nobody can answer a question. */
export function installedClasp(root: string, environment: NodeJS.ProcessEnv): Clasp {
  const program = join(root, 'node_modules/@google/clasp/build/src/index.js');
  return async (command, folder = root) => {
    const child = spawn(process.execPath, [program, '--json', ...command], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [output, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    // clasp ends with status 0 for some of its refusals and for a push that it skips. Only output in JSON is a success.
    if (status === 0 && /^\s*[[{]/.test(output)) return JSON.parse(output) as unknown;
    throw new Error(`clasp ${command[0] ?? ''}: ${advise(complaints.trim() || output.trim())}`);
  };
}

function advise(words: string): string {
  if (words === '') return 'It did nothing and said nothing.';
  return words.includes('No credentials') ? `${words} Run: npx clasp login` : words;
}
