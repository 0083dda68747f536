/** The one cache value that holds them. */
export const hintsName = 'hints';
// The longest that the cache keeps a value.
export const hintsTtlSeconds = 21600;
const noHints = { journal: null, applied: 0, tails: {}, gaps: {}, layouts: {} };
/** Reads the cached text; a missing one is no hints. */
export function parseHints(text) {
  return text === undefined ? noHints : { ...noHints, ...JSON.parse(text) };
}
