/** From which row on the next run looks at the sheet of deliveries. */
import { sequenceOf } from '../../store/record-id.ts';
import { deliveryPrefix } from '../deliveries/delivery.ts';
import type { Anchor, DeliveryScan, PlacedDelivery } from '../deliveries/delivery-sheet.ts';

/**
 * The first row that the next run has to know of; below the last one when there is none, new ones are looked for.
 * @param fannedOut the newest transaction that is fanned out
 * @param newest the newest transaction of the journal
 */
export function anchorOf(
  { rows }: DeliveryScan,
  added: readonly PlacedDelivery[],
  fannedOut: number,
  newest: number,
): Anchor | null {
  // A recovery makes deliveries before their entries are fanned out: unseen, they would be made a second time, though
  // they have arrived. Only while entries wait are ids looked at, of which a month's sheet has many.
  const isAwaited = (id: string): boolean =>
    fannedOut < newest && (sequenceOf(id, deliveryPrefix) ?? 0) > fannedOut;
  const needed = rows.find(({ id, dueMs }) => dueMs !== null || isAwaited(id));
  if (needed !== undefined) return { row: needed.row, id: needed.id };
  const [first] = added;
  if (first !== undefined) return { row: first.row, id: first.delivery.id };
  const last = rows[rows.length - 1];
  return last === undefined ? null : { row: last.row, id: last.id };
}
