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

/** An action that a resource was given. @throws Error when it has none of that name */
export function lateAction({ plural, lateActions = [] }: Resource, name: string): Action {
  const action = lateActions.find((one) => one.name === name);
  if (action === undefined) throw new Error(`There is no action ${name} of ${plural}.`);
  return action;
}
