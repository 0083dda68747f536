/** The command `npm run key`: makes a key through the running server, or in the file when no server has it open. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allScopes, isScope, scopePresets } from '../../core/access/scope-list.ts';
import type { Scope } from '../../core/access/scopes.ts';
import type { AnswerOf, KeyWish } from '../../pages/protocol.ts';
import { servedAddress } from '../workbook-file/file-lock.ts';
import { realWorkbookPath } from '../workbook-file/real-path.ts';
import { askHere, askServer } from './ask-developer-area.ts';
import { readLocalEnvironment } from './environment.ts';
import { withWorkspace } from './with-workspace.ts';

const options = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  'expires-in-days': { type: 'string' },
  test: { type: 'boolean', default: false },
} as const;

/**
 * Prints the key alone to the output, so that a shell can take it into a variable, and the rest to the error output.
 * @param words the arguments after the command
 */
export async function makeKey(words: readonly string[]): Promise<void> {
  const wish = readWish(words);
  const livemode = !parseArgs({ args: [...words], options }).values.test;
  const { workbookPath } = readLocalEnvironment(process.env);
  if (!existsSync(workbookPath)) throw new Error(`There is no workbook at ${workbookPath}.`);
  const { key, shown } = await create(workbookPath, wish, livemode);
  console.log(key);
  const end = shown.expires_at === null ? '' : ` It ends on ${shown.expires_at.slice(0, 10)}.`;
  console.error(
    `Copy this key now: it is shown only once. "${shown.name}" may use ${shown.scopes.join(', ')}.${end}`,
  );
}

/** Reads the options. Throws Error with a sentence that says what to write instead. */
export function readWish(words: readonly string[]): KeyWish {
  const { values } = parseArgs({ args: [...words], options });
  const { name, scopes, 'expires-in-days': days } = values;
  if (name === undefined || scopes === undefined)
    throw new Error(
      'Name the key, and say what it may do: npm run key -- --name "Web shop" --scopes checkout',
    );
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new Error(`--expires-in-days must be a number of days from 1 to 99999, not "${days}".`);
  return { name, scopes: readScopes(scopes), expires_in_days: days === undefined ? null : Number(days) };
}

/** Scopes and names of sets of scopes, with commas or spaces between them. */
function readScopes(text: string): readonly Scope[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const sets: Readonly<Record<string, readonly Scope[]>> = scopePresets;
  const unknown = words.find((word) => !isScope(word) && !Object.hasOwn(sets, word));
  if (unknown !== undefined || words.length === 0)
    throw new Error(
      `There is no scope "${unknown ?? ''}". Take one or more of ${allScopes.join(', ')}; or one of the sets ${Object.keys(sets).join(', ')}.`,
    );
  return [...new Set(words.flatMap((word) => sets[word] ?? [word]))];
}

async function create(
  workbookPath: string,
  wish: KeyWish,
  livemode: boolean,
): Promise<AnswerOf<'create_key'>> {
  const server = await servedAddress(await realWorkbookPath(workbookPath));
  if (server !== undefined) {
    try {
      return await askServer(server, livemode)('create_key', wish);
    } catch (error) {
      // Nobody answers there: the server has just ended, or it listens on another machine. The lock tells them apart.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return withWorkspace(workbookPath, (workspace) => askHere(workspace, livemode)('create_key', wish));
}
