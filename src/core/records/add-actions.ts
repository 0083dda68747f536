/** Gives resources actions whose code stands in the script of rare requests. */
import type { Action, Transition } from '../schema/action.ts';
import type { Resource } from '../schema/resource.ts';

/**
 * Gives a resource actions that few requests ask for; the declaration names those in `otherActions` that `allowed_actions`
 * shows.
 * @param rows those of their transitions that the declaration does not have
 */
export function addActions(
  resource: Resource,
  lateActions: readonly Action[],
  rows: readonly Transition[] = [],
): void {
  Object.assign(resource, { lateActions, transitions: [...(resource.transitions ?? []), ...rows] });
}
