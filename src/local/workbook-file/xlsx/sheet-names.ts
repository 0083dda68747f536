/** Gives each sheet a name that the file format allows; Google allows more. */

/** The file format's limit in characters. */
const nameLengthMax = 31;

/** The hidden sheet of the file that holds what does not fit into a drop-down list's own text. */
export const listSheetName = '_lists';

/** Names for the file, in order: the sheet's own wherever the format allows it, else a likeness. */
export function fileSheetNames(names: readonly string[]): string[] {
  const taken = new Set([listSheetName, 'history']);
  const used: string[] = [];
  for (const name of names) {
    const allowed = allowedName(name);
    let candidate = allowed;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      const suffix = ` (${count})`;
      candidate = allowed.slice(0, nameLengthMax - suffix.length) + suffix;
    }
    taken.add(candidate.toLowerCase());
    used.push(candidate);
  }
  return used;
}

function allowedName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\\p{Cc}\p{Cs}\ufffe\uffff]/gu, '-')
    .slice(0, nameLengthMax)
    // The cut may leave half of a character pair.
    .replace(/\p{Cs}/gu, '-')
    .replace(/^'|'$/g, '-');
  return plain === '' ? 'Sheet' : plain;
}
