/** Draws the share of a long list that one run of `.ci/run` tries, by a seed that changes from commit to commit. */
import { createHash } from 'node:crypto';

/**
 * One of every `of` names, at least one, in the order of the list. The same seed draws the same names, and a name that is
 * added to the list moves few others.
 */
export function shareOf(names: readonly string[], of: number, seed: number): string[] {
  const rank = (name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const drawn = [...names]
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, Math.ceil(names.length / of));
  return names.filter((name) => drawn.includes(name));
}
