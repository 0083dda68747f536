/** Ends every run: all deliveries are sent, a client writes once more, and every list is read. */
import { decodeDelivery, deliveriesSheet } from '../../../src/core/events/deliveries/delivery-row.ts';
import type { Delivery } from '../../../src/core/events/deliveries/delivery.ts';
import { journalHeaders, journalSheet } from '../../../src/core/store/journal/journal-entry.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { plainCell, sheetsOfRecords, waitingMails } from '../world/billing-sheets.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import { type ReceivedAnswer, get, post, type Script, type ScriptCall } from './actor.ts';
import { personEdit } from './person-edits.ts';
import { clockRun } from './script-calls.ts';

/** The answers that the API gives after everything else has ended. */
export interface FinalReads {
  /** The creation that must succeed, whatever has happened before. */
  written: ReceivedAnswer | null;
  /** The lists of all records, by plural. */
  readonly lists: Map<string, ReceivedAnswer | null>;
  events: ReceivedAnswer | null;
  /** True when the dispatcher ran until nothing was due: every delivery has come to its end. */
  isDispatched: boolean;
}

/** Beyond the window of the rate limit. */
const quietMs = 61_000;

/** The name of the actor that ends a run: nothing else changes while it reads. */
export const finalActor = 'end';

export function createFinalReads(): FinalReads {
  return { written: null, lists: new Map(), events: null, isDispatched: false };
}

/** The menu command that does what the hourly sweep does for rows. */
const checkAllRows: ScriptCall = {
  kind: 'script',
  functionName: 'checkAllRows',
  execution: 'menu',
  makeArguments: () => [],
};

/**
 * The script that closes a run.
 * @param isThorough false: nothing is sent and listed, which takes long
 */
export function* finalSteps(finalReads: FinalReads, world: SimulatedWorld, isThorough: boolean): Script {
  yield { kind: 'wait', ms: quietMs };
  // The quotas are full again.
  world.exhausted.clear();
  world.triggersLacking = 0;
  for (const act of world.repairs) yield personEdit(act);
  finalReads.written = yield post('customers', { name: 'The last one' });
  if (world.isTouched) yield checkAllRows;
  if (!isThorough) return;
  yield* dispatchAll(world);
  finalReads.isDispatched = true;
  for (const { plural } of sheetsOfRecords) {
    if (plural !== null) finalReads.lists.set(plural, yield get(plural, { query: 'limit=500' }));
  }
  finalReads.events = yield get('events', { query: 'limit=500' });
}

/** Longer than a delivery that was under way when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

/** The trigger's minute. */
const minuteMs = 60_000;

/** A mail that failed waits for an hour; one that nobody has looked for is found within an hour. */
const mailMs = 61 * minuteMs;

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
function* dispatchAll(world: SimulatedWorld): Script {
  const { clock } = world;
  yield { kind: 'wait', ms: leaseMs };
  // A delivery that was due and was not sent waits for something: each round waits twice as long for it.
  let patienceMs = minuteMs;
  for (let round = 0; round < roundsMax; round += 1) {
    yield clockRun('runDispatcher', clock.now());
    const dues = deliveriesOf(world).flatMap(({ dueMs }) => dueMs ?? []);
    if (hasNewEntries(world)) dues.push(clock.now() + minuteMs);
    if (waitingMails(world).length > 0) dues.push(clock.now() + mailMs);
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
