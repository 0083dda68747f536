/** Replaces pieces of sources while they are bundled: a proof that is to find a fault needs a bundle that has it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

export interface SourceReplacement {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Must stand in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** @throws Error when a text to be replaced is not there, or not there alone: the source has moved on */
export function replaceSource(root: string, replacements: readonly SourceReplacement[]): Plugin {
  const sources = new Map<string, string>();
  for (const { file, find, replace } of replacements) {
    const path = join(root, file);
    const source = sources.get(path) ?? readFileSync(path, 'utf8');
    const [before = '', after, ...more] = source.split(find);
    if (after === undefined || more.length > 0)
      throw new Error(`${file} has not exactly one piece that reads:\n${find}`);
    sources.set(path, `${before}${replace}${after}`);
  }
  return {
    name: 'replace-source',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = sources.get(path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}
