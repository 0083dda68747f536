/** Reads the pairs of a query or of a form, because Apps Script has no URLSearchParams. */

/**
 * The pairs in the order sent, decoded; a question mark in front is no part of them.
 * @param countMax no more pairs than this are read
 */
export function readSearch(search: string, countMax: number): [string, string][] {
  const pairs = search.replace(/^\?/, '').split('&', countMax);
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
    });
}

/** True for a text with a percent sign that begins no escape of UTF-8. */
export function hasBrokenEscape(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch (_malformed) {
    return true;
  }
}

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch (_malformed) {
    // A text with a wrong percent sign stays undecoded: a form keeps what was typed, and a query is refused.
    return spaced;
  }
}
