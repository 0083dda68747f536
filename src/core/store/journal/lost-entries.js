/** Refuses to work with a journal that is not as the API left it. */
import { Refusal } from '../../errors/refusal.ts';
/** A 503 that says what a person can do: nothing but the journal itself could tell what is missing. */
export function lostEntries() {
  return new Refusal(
    'workspace_misconfigured',
    'The hidden sheet "journal" has lost entries or columns. Restore it from the version history of the spreadsheet.',
    { members: { sheet: 'journal' }, retryAfterSeconds: 60 },
  );
}
