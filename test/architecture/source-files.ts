/** The source files of the repository, and what each imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(__dirname, '../..');

export interface SourceFile {
  /** From the repository's root, for example `src/core/settings.ts`. */
  readonly path: string;
  readonly text: string;
  /** Files from the repository's root, or names of packages. */
  readonly imports: readonly string[];
}

/** Every script below a folder of the repository. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|mjs)$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(
    /^(?:import(?: type)? [\w{}*,\s]+? from|export (?:type )?[{*][\w{}*,\s]*? from|import) '([^']+)'/gm,
  );
  return Array.from(found, ([, target = '']) =>
    target.startsWith('.') ? relative(root, join(root, dirname(path), target)) : target,
  );
}
