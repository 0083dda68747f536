/** Takes a record out of the journal. */
import { recall } from '../../schema/recall.ts';
/** @param text of an entry's record that was created or updated */
export function committedRecord({ fields, complete }, text) {
  const recalled = recall(fields, JSON.parse(text));
  return { ...recalled, ...complete?.(recalled) };
}
