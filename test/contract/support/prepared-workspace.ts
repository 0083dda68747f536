/** A workspace as its owner has set it up, made once for each run of the tests and copied for each test. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type EmulatorClock, createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../../src/emulator/emulator-options.ts';
import type {
  PropertySnapshot,
  PropertyStores,
} from '../../../src/emulator/services/properties/property-stores.ts';
import { rateLockName, writeRateLock } from '../../../src/core/access/rate-lock.ts';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Switches } from '../../../src/emulator/switches.ts';
import type { TriggerRecord } from '../../../src/emulator/triggers/trigger-table.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { chosenSwitches } from '../../chosen-switches.ts';
import { keptContext, scriptFolder } from '../../script-context.ts';
import { createRandom, type SeededRandom, uuidFrom } from '../../seeded-random.ts';

export const owner = 'owner@example.com';

/** The facts that a setup depends on. */
export interface Premises {
  readonly startMs: number;
  readonly timeZone: string;
  /** Missing: the setting that this run of the tests is about. */
  readonly switches: Switches | undefined;
}

interface Prepared {
  readonly workbook: WorkbookSnapshot;
  readonly properties: PropertySnapshot;
  readonly triggers: readonly TriggerRecord[];
  readonly cached: readonly (readonly [name: string, value: string])[];
  readonly nowMs: number;
}

export interface Opened {
  readonly emulator: Emulator;
  readonly workbook: Workbook;
  readonly clock: EmulatorClock;
}

// Longer than any test lasts on its clock, and the longest that Google keeps a value.
const cacheSeconds = 21_600;

/** No two workspaces of a test have the same ids and keys, and every run has the same. */
const workspaceRandom = createRandom('workspaces');

function drawnFrom(random: SeededRandom): Required<Pick<EmulatorOptions, 'uuid' | 'random'>> {
  return { uuid: () => uuidFrom(random), random: random.next };
}

/** A copy of the workspace in which Setup has run. */
export function openPrepared(premises: Premises, further: Partial<EmulatorOptions>): Opened {
  const { workbook: stored, properties, triggers, cached, nowMs } = prepare(premises);
  const clock = createVirtualClock(nowMs);
  const workbook = createWorkbook(stored);
  const emulator = createEmulator({
    context: keptContext,
    ...drawnFrom(workspaceRandom),
    ...further,
    scriptFolder,
    workbook,
    owner,
    properties,
    triggers,
    clock,
    switches: premises.switches ?? chosenSwitches,
  });
  const cache = emulator.world.caches.open('script');
  for (const [name, value] of cached) cache.put(name, value, cacheSeconds, nowMs);
  return { emulator, workbook, clock };
}

// Where the user lock excludes all callers, Health has proven it so long ago that all executions know it: then requests
// are counted under it, and under the script lock where it does not.
function proveUserLock(properties: PropertyStores, nowMs: number): void {
  const changedMs = nowMs - 86_400_000;
  const proven = writeRateLock({ chosen: 'user', changedMs, account: owner });
  properties.open('script').set(rateLockName, proven);
}

const known = new Map<string, Prepared>();

function prepare(premises: Premises): Prepared {
  const name = JSON.stringify(premises);
  const found = known.get(name) ?? readStored(premises) ?? setUp(premises);
  known.set(name, found);
  return found;
}

/** Where the runs of one `jest` keep them; without it each test file makes its own. */
function storedPath({ startMs, timeZone, switches }: Premises): string | null {
  const folder = process.env.PREPARED_WORKSPACES;
  return folder === undefined || switches !== undefined
    ? null
    : join(folder, `${startMs}-${timeZone.replace('/', '-')}.bin`);
}

function readStored(premises: Premises): Prepared | null {
  const path = storedPath(premises);
  return path === null || !existsSync(path) ? null : (deserialize(readFileSync(path)) as Prepared);
}

function setUp(premises: Premises): Prepared {
  const { startMs, timeZone, switches } = premises;
  const clock = createVirtualClock(startMs);
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', timeZone, 'en_US'));
  const emulator = createEmulator({
    scriptFolder,
    context: keptContext,
    ...drawnFrom(createRandom('set up')),
    workbook,
    owner,
    clock,
    switches: switches ?? chosenSwitches,
  });
  const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  const { userLock } = switches ?? chosenSwitches;
  if (userLock === 'excludes_all') proveUserLock(emulator.world.properties, startMs);
  const nowMs = clock.now();
  const cache = emulator.world.caches.open('script');
  const prepared: Prepared = {
    workbook: workbook.toSnapshot(),
    properties: emulator.world.properties.snapshot(),
    triggers: emulator.world.triggers.list(),
    cached: cache.keys().map((name) => [name, cache.get(name, nowMs) ?? ''] as const),
    nowMs,
  };
  const path = storedPath(premises);
  if (path !== null) {
    // Whole or not at all: another worker may be reading.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, serialize(prepared));
    renameSync(draft, path);
  }
  return prepared;
}
