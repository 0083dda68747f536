/** The losses that the promise of one request, one record is held to. */
import type { TransportLimits } from '../../gateway/transport/transport-settings.ts';
import type { FaultPlan } from '../web-app/faults/fault-plan.ts';

/**
 * Two of five reads of a stored answer go wrong: they are answered 404, sent back to `/exec`, or come later
 * than anyone waits. One answer in a hundred is missed so often that it is given up, and the request repeated.
 */
export const lossyPlan: FaultPlan = {
  echo_not_found: { share: 0.2, readsMax: 2 },
  echo_bounce: { share: 0.14, readsMax: 2, chainMax: 7 },
  echo_delay: { share: 0.16, readsMax: 1, msMin: 600, msMax: 900 },
};

/** The gateway's own limits, some fifty times as fast, so that hours of losses pass in a minute. */
export const hurriedLimits: Partial<TransportLimits> = {
  // Longer than this process may stand still, and shorter than every delay of the plan.
  echoReadMs: 400,
  echoPausesMs: [14, 40, 100],
  backoffMs: 20,
};
