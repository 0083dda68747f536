/** The form of a row of the hidden sheet of deliveries. */
import { decodeText, encodeText } from '../../store/text-cell.ts';
export const deliveriesSheet = 'deliveries';
/** By header, with the number format: first what tells whether there is something to do, then what an attempt changes. */
const columns = {
  endpoint_id: '@',
  id: '@',
  due: '0',
  attempts: '0',
  status: '@',
  log: '@',
  event_id: '@',
  event_type: '@',
  transaction: '0',
  created_at: '@',
};
export const deliveryHeaders = Object.keys(columns);
export const deliveryFormats = Object.values(columns);
export const idColumn = deliveryHeaders.indexOf('id') + 1;
/** The columns that are read of all rows: those up to `attempts`. */
export const scanColumns = deliveryHeaders.indexOf('attempts') + 1;
/** The first column that an attempt changes; `log` is the last. */
export const progressColumn = deliveryHeaders.indexOf('due') + 1;
/** So many attempts are kept: a whole schedule, and some that were asked for. */
const loggedMax = 16;
// Below the 32,767 characters that a cell of an .xlsx file holds.
const logLengthMax = 30000;
/** The cells of a whole row. */
export function encodeDelivery(delivery) {
  const { endpointId, id, eventId, eventType, transaction, createdAt } = delivery;
  return [endpointId, id, ...encodeProgress(delivery), eventId, eventType, transaction, createdAt];
}
/** The cells that an attempt changes, from `due` to `log`. */
export function encodeProgress({ dueMs, attempts, status, log }) {
  let kept = log.slice(-loggedMax);
  while (JSON.stringify(kept).length > logLengthMax) kept = kept.slice(1);
  return [dueMs ?? '', attempts, status, encodeText(JSON.stringify(kept))];
}
/** What a row of the scanned columns tells, or null when it is no delivery. */
export function scanRow(cells, row) {
  const [endpointId, id, due, attempts] = cells;
  if (typeof id !== 'string' || id === '') return null;
  return {
    row,
    endpointId: String(endpointId),
    id,
    dueMs: typeof due === 'number' ? due : null,
    attempts: Number(attempts),
  };
}
/** The delivery in a whole row, or null when there is none. */
export function decodeDelivery(cells) {
  const scanned = scanRow(cells, 0);
  if (scanned === null) return null;
  const { endpointId, id, dueMs, attempts } = scanned;
  const [status, log, eventId, eventType, transaction, createdAt] = cells.slice(scanColumns);
  return {
    id,
    endpointId,
    dueMs,
    attempts,
    status: String(status),
    log: JSON.parse(decodeText(String(log))),
    eventId: String(eventId),
    eventType: String(eventType),
    transaction: Number(transaction),
    createdAt: String(createdAt),
  };
}
