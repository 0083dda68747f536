/** The world of one run: the scene as it was left, with a clock, ids and a network that the seed decides. */
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import {
  type CellEdit,
  createPersonEdits,
  type PersonEdits,
  type SheetChange,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createWorkbook, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { type EmulatorClock, createVirtualClock } from '../../../src/emulator/time/clock.ts';
import type { PersonEvent } from '../../../src/emulator/triggers/fire-person-event.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { PersonStep } from '../actors/actor.ts';
import type { PlacingWindow } from '../execution/placing-window.ts';
import { createRandom, uuidFrom } from '../../seeded-random.ts';
import { createReceiver, type SentWebhook } from './receiver.ts';
import type { SimulatedScene } from './scene.ts';
import { withRateLock } from './scene-rate-lock.ts';
import { keepOverwritten, keepRetired, type RetiredRow } from './watched-storage.ts';

/** A text that a person typed into a cell of a record's row, or of a row of its lines. */
export interface TypedCell {
  readonly id: string;
  readonly sheet: string;
  readonly header: string;
  readonly text: string;
}

export interface SimulatedWorld {
  readonly scene: SimulatedScene;
  readonly emulator: Emulator;
  readonly workbook: Workbook;
  readonly clock: EmulatorClock;
  readonly person: PersonEdits;
  /** The windows of the executions that are under way, by their ids. */
  readonly windows: Map<string, PlacingWindow>;
  /** Services whose daily quota is used up, and for how many calls still. */
  readonly exhausted: Map<string, number>;
  /** How many runs of triggers Google does not start, because the day's minutes are used up. */
  triggersLacking: number;
  /** The cache values before their last write; null where there was none. */
  readonly overwritten: ReadonlyMap<string, string | null>;
  /** The edits by which a person puts things right at the end. */
  readonly repairs: PersonStep['act'][];
  /** Executions whose answer does not arrive. */
  readonly lostAnswers: Set<string>;
  /**
   * Records whose rows people have deleted, and the newest transaction there was when they did so last: until that is
   * settled, they may be gone or there.
   */
  readonly deletedIds: Map<string, number>;
  /** The ids of rows that a person has brought back, with the newest transaction of then; without end where a copy stays to be put right. */
  readonly returnedIds: Map<string, number>;
  /** Records whose rows people have changed: until that is settled, they may be shown as nobody has committed them. */
  readonly editedIds: Set<string>;
  /** The texts that people have typed into cells of records, in order. */
  readonly typed: TypedCell[];
  /** Documents of which people have deleted lines. */
  readonly shortened: Set<string>;
  /** How many new customers people have typed below the others. */
  typedCustomers: number;
  /** Records whose rows people have copied or taken back: which of the rows a later hand meets is not told. */
  readonly duplicatedIds: Set<string>;
  /** Rows that were removed from the journal because of their age. */
  readonly retired: readonly RetiredRow[];
  /** Rows that were removed from the deliveries. */
  readonly retiredDeliveries: readonly RetiredRow[];
  /** True once people have done something to the data that the API has to settle. */
  isTouched: boolean;
  /** When people moved rows or columns, in milliseconds of the world's clock. */
  readonly movesMs: number[];
  /** Edits whose triggers have still to start, once for each start. */
  readonly pendingTriggers: { readonly event: PersonEvent; readonly at: string }[];
  /** The webhooks that were sent, in order. */
  readonly sent: readonly SentWebhook[];
  /** Counts what happens, so that one thing can be said to come before another. */
  tick: number;
  /** True while a person's hand could come between a placing read and its flush. */
  isPlacing(): boolean;
  /**
   * Lets Google tell the triggers of what a person did: usually once, at times twice or never.
   * @param at the point of the run
   */
  tellTriggers(did: CellEdit | SheetChange, at: string, choice: number): void;
  /** Says whose call the next UUID is for. */
  drawUuidsFor(name: string): void;
  /** A line for the trace, when one is wanted. */
  note(line: () => string): void;
}

/** The cache keeps nothing longer; no run lasts so long. */
const cacheSeconds = 21_600;

/** How often Google tells the triggers of one act. */
const firings = [1, 1, 1, 2, 0];

/** Opens the scene for one run. */
export function openWorld(
  scene: SimulatedScene,
  options: { readonly seed: number; readonly isCold: boolean; readonly note: SimulatedWorld['note'] },
): SimulatedWorld {
  const clock = createVirtualClock(scene.nowMs);
  let uuidName = '';
  const random = createRandom(`${options.seed}/receiver`);
  const mayProve = scene.switches.userLock === 'excludes_all';
  const sender = (): string => uuidName.slice(0, uuidName.indexOf('/'));
  const receiver = createReceiver(random, clock.now, sender, mayProve);
  const start = withRateLock(scene, options.seed);
  const journal = keepRetired(createWorkbook(scene.workbook), scene.journalSheetId, clock);
  const { workbook, retired: retiredDeliveries } = keepRetired(
    journal.workbook,
    scene.deliveriesSheetId,
    clock,
  );
  const emulator = createEmulator({
    scriptFolder: scene.folder,
    workbook,
    owner: localOwner,
    properties: start.properties,
    triggers: scene.triggers,
    clock,
    switches: scene.switches,
    uuid: () => uuidFrom(createRandom(`${options.seed}/${uuidName}`)),
    random: () => 0.5,
    // The scheduler waits in the execution's place.
    waitForLock: () => false,
    fetch: receiver.transport,
  });
  const cache = emulator.world.caches.open('script');
  if (!options.isCold)
    for (const [name, value] of start.cache) cache.put(name, value, cacheSeconds, scene.nowMs);
  const windows = new Map<string, PlacingWindow>();
  const tellings = new Map<string, number>();
  const pendingTriggers: { event: PersonEvent; at: string }[] = [];
  const world: SimulatedWorld = {
    scene,
    emulator,
    workbook,
    clock,
    person: createPersonEdits(workbook, clock),
    windows,
    exhausted: new Map(),
    triggersLacking: 0,
    overwritten: keepOverwritten(cache, clock.now),
    repairs: [],
    lostAnswers: new Set(),
    deletedIds: new Map(),
    returnedIds: new Map(),
    editedIds: new Set(),
    typed: [],
    shortened: new Set(),
    typedCustomers: 0,
    duplicatedIds: new Set(),
    retired: journal.retired,
    retiredDeliveries,
    isTouched: false,
    movesMs: [],
    pendingTriggers,
    tick: 0,
    isPlacing: () => [...windows.values()].some(({ isOpen }) => isOpen),
    sent: receiver.sent,
    tellTriggers(did, at, choice) {
      if (did.kind === 'change') world.movesMs.push(clock.now());
      // Rows that were sorted or inserted show what they showed before.
      world.isTouched ||= did.kind === 'edit' || did.changeType === 'REMOVE_ROW';
      const told = firings[choice % firings.length] ?? 1;
      for (let count = 0; count < told; count += 1) {
        // One failure may be several acts: each telling is an execution of its own.
        const before = tellings.get(at) ?? 0;
        tellings.set(at, before + 1);
        pendingTriggers.push({ event: { ...did, user: localOwner }, at: `${at}/${before}` });
      }
    },
    drawUuidsFor(name) {
      uuidName = name;
    },
    note: options.note,
  };
  return world;
}
