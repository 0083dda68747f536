/** Compiles the program of a thread. */
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/**
 * Threads cannot load TypeScript. One script is loaded sooner than its modules, too, and each new thread loads it anew.
 * @throws Error when the compiler warns: what it cannot carry over would be missing in the thread
 */
export async function compileThread(entry: URL): Promise<string> {
  const { outputFiles, warnings } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    write: false,
  });
  if (warnings.length > 0) throw new Error(`${entry.href}: ${warnings.map(({ text }) => text).join(' ')}`);
  return outputFiles.map(({ text }) => text).join('');
}
