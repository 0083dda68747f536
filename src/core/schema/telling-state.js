/** Lets a refusal for what a record is now tell its state, whoever refuses. */
import { errorTable } from '../errors/error-table.ts';
import { Refusal } from '../errors/refusal.ts';
import { allowedActions } from './action.ts';
/** Runs what may refuse with 409: the refusal gets the record's status and what may be done with it instead. */
export function tellingState({ actions }, record, run) {
  try {
    return run();
  } catch (error) {
    if (actions === undefined || !(error instanceof Refusal) || errorTable[error.code] !== 409) throw error;
    throw new Refusal(error.code, error.message, {
      ...error.facts,
      members: {
        current_status: record.status,
        allowed_actions: allowedActions(actions, record),
        ...error.facts.members,
      },
    });
  }
}
