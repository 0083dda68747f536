/** Causes of failures between the gateway and the workspace, and their consequences for the caller. */

/** The error codes that the transport itself answers. */
export type FailureCode =
  | 'outcome_unknown'
  | 'upstream_invalid_answer'
  | 'upstream_timeout'
  | 'workspace_not_found'
  | 'workspace_overloaded'
  | 'workspace_unavailable';

/** The cause of a failure, for the access log and for retries. */
export type FailureCause =
  | 'answer_lost'
  | 'answer_too_long'
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
  | 'too_many_waiting'
  | 'unknown_deployment';

/** The consequences of a cause. */
interface CauseMeaning {
  readonly code: FailureCode;
  /** Seconds after which the caller may repeat the request; null when repeating cannot help. */
  readonly retryAfterSeconds: number | null;
  /** True when an attempt right away may succeed. */
  readonly isTransient: boolean;
  /** True when the script may have carried out the request, although no answer came back. */
  readonly mayHaveRun: boolean;
}

/** A call that got no answer from the workspace. */
export interface Failure extends CauseMeaning {
  readonly cause: FailureCause;
  /** The key under which the caller can repeat a write safely; null for a read. */
  readonly idempotencyKey: string | null;
}

/** The consequences of every cause. */
export const CAUSE_MEANINGS: Readonly<Record<FailureCause, CauseMeaning>> = {
  answer_lost: meaning('upstream_invalid_answer', 2, true, true),
  // Another attempt would bring the same answer.
  answer_too_long: meaning('upstream_invalid_answer', 30, false, true),
  // Quotas return 24 hours after their first use, a time that cannot be read. An hour limits the polling.
  daily_quota: meaning('workspace_unavailable', 3_600, false, true),
  google_error: meaning('workspace_unavailable', 5, true, true),
  // Too many executions at once is by far the most frequent reason why Google refuses a call.
  google_refused: meaning('workspace_overloaded', 5, true, true),
  // The time is used up: the caller decides whether to wait as long again.
  no_answer_in_time: meaning('upstream_timeout', 5, false, true),
  no_connection: meaning('workspace_unavailable', 5, true, true),
  not_an_envelope: meaning('upstream_invalid_answer', 30, false, true),
  ran_too_long: meaning('upstream_timeout', 30, false, true),
  script_failed: meaning('upstream_invalid_answer', 5, true, true),
  // The owner has to allow anonymous callers again, or to give consent; that takes minutes.
  sign_in_required: meaning('workspace_unavailable', 300, false, false),
  too_fast: meaning('workspace_overloaded', 2, true, false),
  too_many_at_once: meaning('workspace_overloaded', 5, true, false),
  // The gateway has not sent the request. Sending it again at once would only make the queue longer.
  too_many_waiting: meaning('workspace_overloaded', 5, false, false),
  unknown_deployment: meaning('workspace_not_found', null, false, false),
};

/** True for a failure, false for an answer of the workspace. */
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
