/** Divides a simulation among processes, because one run after the other uses one core alone. */
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from './summary.ts';
import type { Errand } from './worker.ts';

/** Runs make much garbage and keep nothing: a large nursery lets it die before it is copied. In megabytes. */
const nurseryMb = 64;

export interface Workers {
  /** @throws Error when a process does not come to an end of its own */
  explore(errand: Errand): Promise<readonly Result[]>;
  remove(): void;
}

/**
 * Compiles the explorer. Loaded as TypeScript, each function would be named anew whenever it is made, and the source
 * maps would be looked for in all that is compiled: that takes longer than the runs themselves.
 */
export async function compileWorkers(): Promise<Workers> {
  const folder = mkdtempSync(join(tmpdir(), 'explorer-'));
  const program = join(folder, 'explorer.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Packages of the older kind ask for others by `require`.
    banner: { js: `import{createRequire}from'node:module';const require=createRequire(import.meta.url);` },
    logLevel: 'warning',
    outfile: program,
  });
  return {
    explore: (errand) => runProcess(program, errand),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function runProcess(program: string, errand: Errand): Promise<readonly Result[]> {
  const flags = [`--max-semi-space-size=${nurseryMb}`, '--always-sparkplug'];
  const explorer = spawn(process.execPath, [...flags, program, JSON.stringify(errand)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  explorer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(explorer, 'close');
  if (output === '')
    throw new Error(`A part of the simulation ended with code ${explorer.exitCode} and no result.`);
  return JSON.parse(output) as readonly Result[];
}
