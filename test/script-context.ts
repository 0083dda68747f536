/**
 * The built script, and one context in which all executions of a test file run: a context for each, as at Google, would
 * take half of the time of the tests.
 */
import { join } from 'node:path';
import { createScriptContext } from '../src/emulator/loader/script-context.ts';
import { openScriptFolder, rememberPages } from '../src/emulator/loader/script-folder.ts';

export const scriptFolder = rememberPages(openScriptFolder(join(__dirname, '../dist/apps-script')));

/** It keeps the script's global variables; that the script keeps nothing in any is what fresh-contexts.long.test.ts proves. */
export const keptContext = createScriptContext(scriptFolder.path, scriptFolder.manifest.timeZone);

type Compile = (parameter: string, text: string) => unknown;

/**
 * A `Function` that compiles each of the two texts that the script loads on demand once, and not in each execution. They
 * are told apart by their length: to look at a third of a megabyte that was just put together takes as long as to compile
 * it.
 */
function compileOnce(compile: Compile): Compile {
  const compiled = new Map<number, unknown>();
  // It is called by `new`, so it is no arrow function.
  return function remembered(parameter, text) {
    const { length } = text;
    if (!compiled.has(length)) compiled.set(length, compile(parameter, text));
    return compiled.get(length);
  };
}

keptContext.install(
  { Function: compileOnce(keptContext.lookup('Function') as Compile) },
  { now: Date.now, random: Math.random },
);
