/**
 * Compiles the files of a script once for all executions, which run them in contexts of their own: to compile them anew
 * would take longer than most executions.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

interface Compiled {
  /** Tells one build of the file from the next. */
  readonly stamp: string;
  readonly script: Script;
}

const compiled = new Map<string, Compiled>();

/** The files of a folder in the order of their names, which is Google's. @throws SyntaxError */
export function compiledScripts(folder: string): readonly Script[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => compiledFile(join(folder, name)));
}

function compiledFile(path: string): Script {
  const { mtimeMs, size, ino } = statSync(path);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = compiled.get(path);
  if (known?.stamp === stamp) return known.script;
  const script = new Script(readFileSync(path, 'utf8'), { filename: path });
  compiled.set(path, { stamp, script });
  return script;
}
