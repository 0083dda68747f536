/** Marks tests that an entry point cannot carry, so that a run through it reports them with the reason. */
import { chosenEntryPoint } from './chosen-entry-point.ts';
import type { HttpEntryPointName } from './entry-point.ts';

/** How a report tells such a group from the others; what follows is the reason. */
export const notThroughMark = 'not through this entry point: ';

/** A `describe` for what these entry points cannot carry, for the reason given; a run through one counts it as pending. */
export function notThrough(
  entryPoints: readonly HttpEntryPointName[],
  reason: string,
  declare: () => void,
): void {
  const isCarried = !entryPoints.some((entryPoint) => entryPoint === chosenEntryPoint);
  if (isCarried) describe(reason, declare);
  else describe.skip(`${notThroughMark}${reason}`, declare);
}

/** The same for what no HTTP entry point can carry. */
export function coreOnly(reason: string, declare: () => void): void {
  notThrough(['node', 'worker', 'client'], reason, declare);
}
