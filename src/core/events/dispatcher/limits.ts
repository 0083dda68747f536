/** The limits within which webhooks are sent, each with its reason. */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** A call sends so few deliveries that its failure, or a killed execution, repeats little. */
export const groupSize = 13;

/** So many of them go to an endpoint that this run has not heard from: it may want no more, or hang. */
export const probeSize = 2;

/** Deliveries leased at once: a first group of a few, and three more. Their results are a minute away at worst. */
export const batchSize = 40;

/** Journal entries fanned out at once: with two events each to every endpoint, what one write can hold. */
export function fannedEntriesMax(endpointCount: number): number {
  return Math.min(50, Math.ceil(500 / Math.max(1, endpointCount)));
}

/** The number of trials sent side by side to one receiver that hung before; later deliveries wait for their result. */
export const trialSize = 20;

/** Receivers have so many seconds to answer, where the host knows of that option; otherwise it gives up after 60. */
export const answerTimeoutSeconds = 20;

/** A receiver that needs longer than this holds up all that are sent beside it. */
export const slowFromMs = 10 * secondMs;

/** A run works on that long; the next one begins a minute after it, and what is under way when it begins is leased. */
export const runMs = 50 * secondMs;

/** Google stops an execution after six minutes: nothing is sent after this, so that its result can still be written. */
export const lastSendMs = 4 * minuteMs;

/** Longer than an execution can last: a run that has not written a result by then never will. */
export const leaseMs = 7 * minuteMs;

/**
 * Receivers that hang get one minute in sixty, which is 24 of the 90 trigger minutes that a consumer account has in a
 * day.
 */
export const slowShare = 1 / 60;

/** A run that dies during a trial leaves this pause: as if the trial had taken the whole minute that the host waits. */
export const trialPauseMs = minuteMs / slowShare;

/** Without its owner's permission the host is asked again after this pause, which costs few of the trigger minutes. */
export const permissionPauseMs = 10 * minuteMs;

/** An endpoint is disabled after so long a series of failures: the schedule of an event is three days. */
export const failingMsMax = 5 * 24 * hourMs;

/** Failures further apart than the longest delay between two attempts are no series. */
export const failuresApartMsMax = 48 * hourMs;
