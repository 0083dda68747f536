/** Writes the entries of a list, and ends the page before its answer gets too large. */
import { pageBytesMax } from '../limits.ts';
import { utf8Length } from '../../store/utf8-length.ts';

export interface WrittenPage {
  /** JSON texts of the entries that can be shown. */
  readonly texts: readonly string[];
  /** How many entries are on the page, shown or not. */
  readonly taken: number;
}

/**
 * Writes at least one entry, and as many as fit.
 * @param write the entry as JSON text, null when it cannot be shown
 */
export function writePage<Entry>(
  entries: readonly Entry[],
  write: (entry: Entry) => string | null,
): WrittenPage {
  const texts: string[] = [];
  let bytes = 0;
  for (const [taken, entry] of entries.entries()) {
    const text = write(entry);
    if (text === null) continue;
    bytes += utf8Length(text) + 1;
    if (bytes > pageBytesMax && texts.length > 0) return { texts, taken };
    texts.push(text);
  }
  return { texts, taken: entries.length };
}
