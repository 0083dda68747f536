/** Runs a command of the release with what the shell gives it. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDist } from '../build.ts';
import { installedClasp } from './clasp.ts';
import type { Release } from './release.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Says what the command says, and fails as it fails: with a sentence, not with a trace. */
export function runRelease(command: (release: Release) => Promise<void>): void {
  const release: Release = {
    root,
    clasp: installedClasp(root, process.env),
    words: process.argv.slice(2),
    environment: process.env,
    build: async () => (await writeDist()).buildId,
    fetch: (url, request) => fetch(url, request),
    say: (sentence) => console.log(sentence),
  };
  command(release).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
