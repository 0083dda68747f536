import { newRecordId, sequenceOf, timeOf } from '../../store/record-id.ts';
export const deliveryPrefix = 'dlv';
/** A delivery that nobody has tried yet. */
export function newDelivery(digest, event, endpointId, nowMs) {
  const transaction = sequenceOf(event.id, 'evt') ?? 0;
  const digits = digest.sha256Hex(`${event.id}.${endpointId}`);
  return {
    id: newRecordId(deliveryPrefix, timeOf(event.id), transaction, digits),
    endpointId,
    dueMs: nowMs,
    attempts: 0,
    status: 'pending',
    log: [],
    eventId: event.id,
    eventType: event.type,
    transaction,
    createdAt: new Date(nowMs).toISOString(),
  };
}
