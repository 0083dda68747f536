/** Which entry point the tests of this process go through. */
import { type EntryPointName, entryPointNames } from './entry-point.ts';

/** What CONTRACT_ENTRY_POINT names; `core` unless it is set. */
export const chosenEntryPoint: EntryPointName = readEntryPoint(process.env.CONTRACT_ENTRY_POINT || 'core');

function readEntryPoint(name: string): EntryPointName {
  const found = entryPointNames.find((entryPoint) => entryPoint === name);
  if (found === undefined)
    throw new Error(`CONTRACT_ENTRY_POINT must be one of ${entryPointNames.join(', ')}.`);
  return found;
}
