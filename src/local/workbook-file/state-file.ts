/** Everything durable that is not the workbook (properties, triggers), as one JSON file beside it. */

import { readFile } from 'node:fs/promises';
import { replaceFile } from './durable-file.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** The file holds keys and secrets, so only its owner may read it. */
const ownerOnly = 0o600;

/** The content of the file. */
interface StoredState<State> {
  readonly state: State;
  /** The last change of the log that the state holds; files of earlier versions have it by this name. */
  readonly foldedSequence: number;
}

/** The path of the state that belongs to a workbook. */
export function statePath(workbookPath: string): string {
  return `${workbookPath}.state.json`;
}

/** Reads the file; undefined when there is none. Throws WorkbookFileError when it is not readable. */
export async function readStateFile<State>(path: string): Promise<StoredState<State> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  if (text === undefined) return undefined;
  const stored = parse(path, text);
  if (!isStored<State>(stored)) throw new WorkbookFileError(path, 'is not the state of a workbook');
  return stored;
}

/** Writes the file whole; after a crash either the old or the new one is there. */
export function writeStateFile<State>(
  path: string,
  stored: StoredState<State>,
  beforeRename?: () => void,
): Promise<void> {
  const options = { mode: ownerOnly, ...(beforeRename !== undefined && { beforeRename }) };
  return replaceFile(path, `${JSON.stringify(stored, undefined, 2)}\n`, options);
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    throw new WorkbookFileError(path, 'is not JSON: it was damaged or cut off. Put an earlier copy back');
  }
}

function isStored<State>(value: unknown): value is StoredState<State> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'state' in value &&
    'foldedSequence' in value &&
    Number.isSafeInteger(value.foldedSequence)
  );
}
