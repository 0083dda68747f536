/** Encodes deliveries as rows of their hidden sheet, and decodes them. */
import { decodeText, encodeText } from '../../store/row/text-cell.ts';
import type { Cell } from '../../workspace.ts';
import type { Delivery, DeliveryStatus, LoggedAttempt } from './delivery.ts';

export const deliveriesSheet = 'deliveries';

/** The number format by header. The columns that every run reads come first, then those that an attempt changes. */
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
} as const;

export const deliveryHeaders = Object.keys(columns) as readonly (keyof typeof columns)[];
export const deliveryFormats: readonly string[] = Object.values(columns);

export const idColumn = deliveryHeaders.indexOf('id') + 1;
/** The columns that are read of all rows: those up to `attempts`. */
export const scanColumns = deliveryHeaders.indexOf('attempts') + 1;
/** The first column that an attempt changes; `log` is the last. */
export const progressColumn = deliveryHeaders.indexOf('due') + 1;

/** Attempts that a row logs: those of a whole schedule, and some that were requested. */
const loggedMax = 16;

// Below the 32,767 characters that a cell of an .xlsx file holds.
const logLengthMax = 30_000;

/** The content of the columns up to `attempts`. */
export interface ScannedDelivery {
  readonly row: number;
  readonly endpointId: string;
  readonly id: string;
  readonly dueMs: number | null;
  readonly attempts: number;
}

/** The cells of a whole row. */
export function encodeDelivery(delivery: Delivery): Cell[] {
  const { endpointId, id, eventId, eventType, transaction, createdAt } = delivery;
  return [endpointId, id, ...encodeProgress(delivery), eventId, eventType, transaction, createdAt];
}

/** The cells that an attempt changes, from `due` to `log`. */
export function encodeProgress({ dueMs, attempts, status, log }: Delivery): Cell[] {
  let kept = log.slice(-loggedMax);
  while (JSON.stringify(kept).length > logLengthMax) kept = kept.slice(1);
  return [dueMs ?? '', attempts, status, encodeText(JSON.stringify(kept))];
}

/** Decodes a row of the scanned columns; null when it holds no delivery. */
export function scanRow(cells: readonly Cell[], row: number): ScannedDelivery | null {
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
export function decodeDelivery(cells: readonly Cell[]): Delivery | null {
  const scanned = scanRow(cells, 0);
  if (scanned === null) return null;
  const { endpointId, id, dueMs, attempts } = scanned;
  const [status, log, eventId, eventType, transaction, createdAt] = cells.slice(scanColumns);
  return {
    id,
    endpointId,
    dueMs,
    attempts,
    status: String(status) as DeliveryStatus,
    log: JSON.parse(decodeText(String(log))) as LoggedAttempt[],
    eventId: String(eventId),
    eventType: String(eventType),
    transaction: Number(transaction),
    createdAt: String(createdAt),
  };
}
