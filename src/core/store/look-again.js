/** Asks a question of several reads again when a person has moved rows between them. */
import { busy } from '../errors/refusal.ts';
// Nobody sorts three times in a second: who asks that often meets something else than a hand.
const looksMax = 3;
/**
 * @param look gives null when rows did not stand any more where it had found them
 * @throws Refusal workspace_busy when they never do
 */
export function lookAgain(look) {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const found = look();
    if (found !== null) return found;
  }
  throw busy('workspace_busy', 'Somebody is moving rows or columns. Try again.', 2);
}
