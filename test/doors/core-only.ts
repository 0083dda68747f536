/** Marks tests that only the core's own door can show, so that a run through another one reports them. */
import { chosenDoor } from './chosen-door.ts';

/** How a report tells the reason from the other titles. */
export const coreOnlyMark = 'core only: ';

/** A `describe` for tests that no other door can show, for the reason given; other doors count them as pending. */
export function coreOnly(reason: string, declare: () => void): void {
  const group = chosenDoor === 'core' ? describe : describe.skip;
  group(`${coreOnlyMark}${reason}`, declare);
}
