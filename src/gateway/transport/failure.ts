/** What can go wrong between the gateway and the workspace, and what each cause means for the caller. */

/** Codes of the API's error table that the transport itself answers with. */
export type FailureCode =
  | 'upstream_invalid_answer'
  | 'upstream_timeout'
  | 'workspace_not_found'
  | 'workspace_overloaded'
  | 'workspace_unavailable';

/** What happened, for the access log and the retry decision. */
export type FailureCause =
  | 'answer_lost'
  | 'daily_quota'
  | 'google_error'
  | 'google_refused'
  | 'no_answer_in_time'
  | 'no_connection'
  | 'not_an_envelope'
  | 'ran_too_long'
  | 'script_failed'
  | 'sign_in_required'
  | 'too_fast'
  | 'too_many_at_once'
  | 'unknown_deployment';

/** What one cause means. */
export interface CauseMeaning {
  readonly code: FailureCode;
  /** Seconds after which the caller may try again, or null where trying again changes nothing. */
  readonly retryAfterSeconds: number | null;
  /** Whether a further attempt at once may succeed. */
  readonly isTransient: boolean;
  /** Whether the script may have done its work although no answer came back. */
  readonly mayHaveRun: boolean;
}

/** One call that got no answer of the workspace. */
export interface Failure extends CauseMeaning {
  readonly cause: FailureCause;
  /** The key under which the caller can repeat a write safely; null for a read. */
  readonly idempotencyKey: string | null;
}

/** Every cause and its meaning. */
export const CAUSE_MEANINGS: Readonly<Record<FailureCause, CauseMeaning>> = {
  answer_lost: meaning('upstream_invalid_answer', 2, true, true),
  // Quotas return 24 hours after their first use, a time nobody can read; an hour bounds the polling.
  daily_quota: meaning('workspace_unavailable', 3_600, false, true),
  google_error: meaning('workspace_unavailable', 5, true, true),
  // The time is spent already: the caller decides whether to wait as long again.
  // Too many executions at once is by far the most frequent of Google's refusals, in any words.
  google_refused: meaning('workspace_overloaded', 5, true, true),
  no_answer_in_time: meaning('upstream_timeout', 5, false, true),
  no_connection: meaning('workspace_unavailable', 5, true, true),
  not_an_envelope: meaning('upstream_invalid_answer', 30, false, true),
  ran_too_long: meaning('upstream_timeout', 30, false, true),
  script_failed: meaning('upstream_invalid_answer', 5, true, true),
  // The owner has to open the deployment to anonymous callers again or give consent; that takes minutes.
  sign_in_required: meaning('workspace_unavailable', 300, false, false),
  too_fast: meaning('workspace_overloaded', 2, true, false),
  too_many_at_once: meaning('workspace_overloaded', 5, true, false),
  unknown_deployment: meaning('workspace_not_found', null, false, false),
};

/** Tells a failure from an answer of the workspace. */
export function isFailure(result: object): result is Failure {
  return 'cause' in result;
}

function meaning(
  code: FailureCode,
  retryAfterSeconds: number | null,
  isTransient: boolean,
  mayHaveRun: boolean,
): CauseMeaning {
  return { code, retryAfterSeconds, isTransient, mayHaveRun };
}
