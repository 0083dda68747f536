/** Adds a record's state to a refusal: its status, and the actions that this status allows instead. */
import { errorTable } from '../errors/error-table.ts';
import { Refusal } from '../errors/refusal.ts';
import { allowedActions } from '../schema/action.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';

/**
 * Runs a step that may refuse with 409, and adds `current_status` and `allowed_actions` of the record to the refusal.
 */
export function withState<Result>(resource: Resource, record: JsonObject, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const isConflict = error instanceof Refusal && errorTable[error.code] === 409;
    if (resource.actions === undefined || !isConflict) throw error;
    throw new Refusal(error.code, error.message, {
      ...error.facts,
      about: [resource.plural, ...(error.facts.about ?? [])],
      members: {
        current_status: record.status,
        allowed_actions: allowedActions(resource, record),
        ...error.facts.members,
      },
    });
  }
}
