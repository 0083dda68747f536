/** Runs `push` or `deploy` with the arguments and the environment of the shell. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDist } from '../build.ts';
import { installedClasp } from './clasp.ts';
import type { Release } from './release.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Prints the messages of the command. A failure is printed as a sentence without a stack trace, and sets the exit code 1. */
export function runRelease(command: (release: Release) => Promise<void>): void {
  const release: Release = {
    root,
    clasp: installedClasp(root, process.env),
    words: process.argv.slice(2),
    environment: process.env,
    build: async () => (await writeDist()).buildId,
    fetch: (url, request) => fetch(url, request),
    download: async (url) => {
      const response = await fetch(url);
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    say: (sentence) => console.log(sentence),
  };
  command(release).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
