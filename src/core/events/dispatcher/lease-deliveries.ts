/** Writes what a batch has chosen into the sheet of deliveries, so that no other run sends it meanwhile. */
import { flushCells } from '../../store/write/buffer-cells.ts';
import type { Session } from '../../store/session.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import {
  appendDeliveries,
  type DeliveryScan,
  type PlacedDelivery,
  readDeliveries,
  writeProgress,
} from '../deliveries/delivery-sheet.ts';
import type { Candidate, ChosenDeliveries } from './choose-deliveries.ts';
import { leaseMs } from './limits.ts';

/** A delivery of the sheet, or one that is about to be added to it. */
export interface PlacedCandidate extends Candidate {
  /** Null while it is in no row. */
  readonly row: number | null;
}

interface Leased {
  readonly regular: readonly PlacedDelivery[];
  readonly trial: readonly PlacedDelivery[];
  /** Those that were in no row before, leased or not. */
  readonly added: readonly PlacedDelivery[];
}

/**
 * Leases what was chosen, cancels what goes to disabled or deleted endpoints, and adds new deliveries whether they were chosen or not.
 * The caller holds the lock.
 */
export function leaseDeliveries(
  session: Session,
  scan: DeliveryScan,
  { regular, trial, canceled }: ChosenDeliveries<PlacedCandidate>,
  fresh: readonly Delivery[],
  nowMs: number,
): Leased {
  const takenIds = idsOf([...regular, ...trial]);
  const lease = (delivery: Delivery): Delivery => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    dueMs: nowMs + leaseMs,
  });
  const readChosen = (chosen: readonly PlacedCandidate[]): PlacedDelivery[] => {
    const ids = idsOf(chosen.filter(({ row }) => row !== null));
    return readDeliveries(
      session,
      scan.rows.filter(({ id }) => ids.has(id)),
    );
  };
  const known = readChosen([...regular, ...trial]);
  const unwanted = readChosen(canceled);
  const old = known.map(({ row, delivery }) => ({ row, delivery: lease(delivery) }));
  writeProgress(session, [
    ...old,
    ...unwanted.map(({ row, delivery }) => ({ row, delivery: cancel(delivery) })),
  ]);
  const added = appendDeliveries(
    session,
    scan,
    fresh.map((delivery) => (takenIds.has(delivery.id) ? lease(delivery) : delivery)),
  );
  if (session.hasUnflushedWrites) flushCells(session);
  const leasedOf = (chosen: readonly PlacedCandidate[]): PlacedDelivery[] => {
    const ids = idsOf(chosen);
    return [...old, ...added].filter(({ delivery }) => ids.has(delivery.id));
  };
  return { regular: leasedOf(regular), trial: leasedOf(trial), added };
}

function cancel(delivery: Delivery): Delivery {
  return { ...delivery, dueMs: null, status: delivery.status === 'pending' ? 'canceled' : delivery.status };
}

function idsOf(candidates: readonly Candidate[]): ReadonlySet<string> {
  return new Set(candidates.map(({ id }) => id));
}
