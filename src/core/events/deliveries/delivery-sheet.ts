/** Reads and writes the hidden sheet of deliveries. Every writer holds the lock. */
import { bufferCells } from '../../store/write/buffer-cells.ts';
import type { Session } from '../../store/session.ts';
import { rowRanges, readWindow } from '../../store/read/window.ts';
import type { Cell } from '../../workspace.ts';
import type { Delivery } from './delivery.ts';
import {
  decodeDelivery,
  deliveriesSheet,
  deliveryFormats,
  deliveryHeaders,
  encodeDelivery,
  encodeProgress,
  idColumn,
  progressColumn,
  type ScannedDelivery,
  scanColumns,
  scanRow,
} from './delivery-row.ts';

/** Below the header. */
export const firstDeliveryRow = 2;

/** Rows read below the last one: so many deliveries can be added without asking how large the grid is. */
const spareRows = 100;

// Growing is rare, and the nightly retention run removes the rows again.
const growth = 500;

/** A delivery and the row where it was read. */
export interface PlacedDelivery {
  readonly row: number;
  readonly delivery: Delivery;
}

/** The scanned columns of the sheet. */
export interface DeliveryScan {
  /** From top to bottom. */
  readonly rows: readonly ScannedDelivery[];
  /** The last row with content. */
  readonly lastRow: number;
  /** How many rows the grid has, when what was read came to its end; else null, and `spareRows` are left. */
  readonly gridRows: number | null;
}

/** The row that a run begins to read at, and the delivery that stood there before. */
export interface Anchor {
  readonly row: number;
  readonly id: string;
}

/**
 * Reads the scanned columns from the anchor on, or from the top when the anchor's delivery stands elsewhere by now: two
 * document calls, or three.
 */
export function scanDeliveries({ workspace }: Session, anchor: Anchor | null): DeliveryScan {
  const { document } = workspace;
  const lastRow = document.lastContentRow(deliveriesSheet);
  const readFrom = (first: number): DeliveryScan => {
    const area = { column: 1, columns: scanColumns };
    const reach = { first, last: Math.max(first, lastRow) + spareRows };
    const { rows, gridRows } = readWindow(document, deliveriesSheet, reach, area);
    const scanned = rows.flatMap((cells, index) => scanRow(cells, first + index) ?? []);
    return { rows: scanned, lastRow, gridRows };
  };
  const anchored = anchor === null ? null : readFrom(anchor.row);
  const [first] = anchored?.rows ?? [];
  return anchored !== null && first?.id === anchor?.id ? anchored : readFrom(firstDeliveryRow);
}

/** Whole deliveries of some rows, neighbours in one call; a row that holds another delivery by now is left out. */
export function readDeliveries(session: Session, places: readonly ScannedDelivery[]): PlacedDelivery[] {
  const read = readDeliveryRows(
    session,
    places.map(({ row }) => row),
  );
  return places.flatMap(({ row, id }) => {
    const delivery = read.get(row);
    return delivery?.id === id ? [{ row, delivery }] : [];
  });
}

/** The deliveries of these rows, by row. */
export function readDeliveryRows(
  { workspace }: Session,
  rows: readonly number[],
): ReadonlyMap<number, Delivery> {
  const found = new Map<number, Delivery>();
  for (const range of rowRanges(rows)) {
    const area = { column: 1, columns: deliveryHeaders.length };
    const read = readWindow(workspace.document, deliveriesSheet, range, area);
    for (const [index, cells] of read.rows.entries()) {
      const delivery = decodeDelivery(cells);
      if (delivery !== null) found.set(range.first + index, delivery);
    }
  }
  return found;
}

/** Buffers new rows below the last one; returns where they stand. */
export function appendDeliveries(
  session: Session,
  { lastRow, gridRows }: Pick<DeliveryScan, 'lastRow' | 'gridRows'>,
  deliveries: readonly Delivery[],
): PlacedDelivery[] {
  if (deliveries.length === 0) return [];
  const { document } = session.workspace;
  const first = Math.max(firstDeliveryRow, lastRow + 1);
  const knownRows = gridRows ?? (deliveries.length > spareRows ? document.gridRows(deliveriesSheet) : null);
  const lacking = knownRows === null ? 0 : first + deliveries.length - 1 - knownRows;
  if (lacking > 0) document.addRows(deliveriesSheet, lacking + growth);
  const at = { row: first, column: 1 };
  bufferCells(session, deliveriesSheet, at, deliveries.map(encodeDelivery), deliveryFormats);
  return deliveries.map((delivery, index) => ({ row: first + index, delivery }));
}

/** Buffers how far deliveries have come, neighbours in one write. */
export function writeProgress(session: Session, placed: readonly PlacedDelivery[]): void {
  const sorted = [...placed].sort((one, other) => one.row - other.row);
  let block: Cell[][] = [];
  for (const [index, { row, delivery }] of sorted.entries()) {
    block.push(encodeProgress(delivery));
    if (sorted[index + 1]?.row === row + 1) continue;
    const at = { row: row - block.length + 1, column: progressColumn };
    bufferCells(session, deliveriesSheet, at, block, null);
    block = [];
  }
}

/**
 * Finds the rows where these deliveries stand now: one document call while no row has moved, else a search for each.
 * One that is gone is left out.
 */
export function locateAgain(session: Session, placed: readonly PlacedDelivery[]): PlacedDelivery[] {
  const { document } = session.workspace;
  const ids = new Map<number, Cell | undefined>();
  for (const { first, last } of rowRanges(placed.map(({ row }) => row))) {
    const { rows } = readWindow(document, deliveriesSheet, { first, last }, { column: idColumn, columns: 1 });
    for (const [index, [id]] of rows.entries()) ids.set(first + index, id);
  }
  return placed.flatMap(({ row, delivery }) => {
    if (ids.get(row) === delivery.id) return [{ row, delivery }];
    const [found] = document.find(deliveriesSheet, idColumn, firstDeliveryRow, delivery.id);
    return found === undefined ? [] : [{ row: found, delivery }];
  });
}
