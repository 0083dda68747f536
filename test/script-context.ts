/**
 * The built script, and one context in which all executions of a test file run: a context for each, as at Google, would
 * take half of the time of the tests.
 */
import { join } from 'node:path';
import { createScriptContext } from '../src/emulator/loader/script-context.ts';
import { openScriptFolder } from '../src/emulator/loader/script-folder.ts';

export const scriptFolder = openScriptFolder(join(__dirname, '../dist/apps-script'));

/** It keeps the script's global variables; that the script keeps nothing in any is what fresh-contexts.long.test.ts proves. */
export const keptContext = createScriptContext(scriptFolder.path, scriptFolder.manifest.timeZone);
