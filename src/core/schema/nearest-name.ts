/** Finds the known name that somebody most likely meant. */

/** The name with the fewest edits to `given`, or null when none is near enough to suggest. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, edits: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    // Nearly every short name is two edits from another.
    .filter(({ name, edits }) => edits <= Math.min(Math.max(2, Math.floor(name.length / 3)), name.length - 2))
    .sort((a, b) => a.edits - b.edits)[0];
  return near === undefined ? null : near.name;
}

/** A sentence that suggests the nearest name, with a blank before it; empty when none is near. */
export function nearestHint(given: string, names: readonly string[]): string {
  const near = nearestName(given, names);
  return near === null ? '' : ` Did you mean "${near}"?`;
}

/** Levenshtein's distance. A long unknown name costs no more than its first 60 characters. */
export function editDistance(from: string, to: string): number {
  const source = from.slice(0, 60);
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= source.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (source[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
