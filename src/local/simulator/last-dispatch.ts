/** The dispatcher's triggers go on after a run until nothing is left to be sent, however long retries have to wait. */
import { decodeDelivery, deliveriesSheet } from '../../core/events/deliveries/delivery-row.ts';
import type { Delivery } from '../../core/events/deliveries/delivery.ts';
import { journalHeaders, journalSheet } from '../../core/store/journal/journal-entry.ts';
import { sheetNamed } from '../emulator/spreadsheet/workbook/workbook.ts';
import type { Script } from './actor.ts';
import { plainCell } from './billing-sheets.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import { clockRun } from './trigger-scripts.ts';

/** Longer than a delivery that was under way when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

/** The trigger's minute. */
const minuteMs = 60_000;

/** Ten attempts, and as many for what has to wait for a new day or for its turn. */
const roundsMax = 20;

/** The rows of the deliveries as they stand. */
export function deliveriesOf({ workbook }: Pick<SimulatedWorld, 'workbook'>): Delivery[] {
  const rows = sheetNamed(workbook, deliveriesSheet)?.rows ?? [];
  return rows.slice(1).flatMap((cells) => decodeDelivery(Array.from(cells, plainCell)) ?? []);
}

const fannedOutColumn = journalHeaders.indexOf('fanned_out');

/**
 * Runs the dispatcher until nothing is due any more and every entry is fanned out: triggers that would find nothing to
 * do meanwhile are left out. A run itself commits events behind what it has fanned out, of invoices that are overdue:
 * they are told by the next.
 */
export function* dispatchAll(world: SimulatedWorld): Script {
  const { clock } = world;
  yield { kind: 'wait', ms: leaseMs };
  // What was due and was not sent has to wait for something: each time it is given twice as long.
  let patienceMs = minuteMs;
  for (let round = 0; round < roundsMax; round += 1) {
    yield clockRun('runDispatcher', clock.now());
    const dues = deliveriesOf(world).flatMap(({ dueMs }) => dueMs ?? []);
    if (hasNewEntries(world)) dues.push(clock.now() + minuteMs);
    if (dues.length === 0) return;
    const waitMs = Math.min(...dues) - clock.now();
    if (waitMs <= 0) patienceMs *= 2;
    yield { kind: 'wait', ms: Math.max(waitMs, patienceMs) };
  }
}

function hasNewEntries({ workbook }: SimulatedWorld): boolean {
  const rows = sheetNamed(workbook, journalSheet)?.rows ?? [];
  return rows.some(
    (cells) => typeof plainCell(cells[0]) === 'number' && plainCell(cells[fannedOutColumn]) === '',
  );
}
