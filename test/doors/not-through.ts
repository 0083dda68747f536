/** Marks tests that a door cannot carry, so that a run through it reports them with the reason. */
import { chosenDoor } from './chosen-door.ts';
import type { HttpDoorName } from './door.ts';

/** How a report tells such a group from the others; what follows is the reason. */
export const notThroughMark = 'not through this door: ';

/** A `describe` for what these doors cannot carry, for the reason given; a run through one counts it as pending. */
export function notThrough(doors: readonly HttpDoorName[], reason: string, declare: () => void): void {
  const isCarried = !doors.some((door) => door === chosenDoor);
  if (isCarried) describe(reason, declare);
  else describe.skip(`${notThroughMark}${reason}`, declare);
}

/** The same for what no HTTP door can carry. */
export function coreOnly(reason: string, declare: () => void): void {
  notThrough(['node', 'worker', 'client'], reason, declare);
}
