/** The workspace that every run begins with: set up as an owner does it, with records in every state. */
import { deliveriesSheet } from '../../../core/events/deliveries/delivery-row.ts';
import { decodeEntry, type JournalEntry, journalSheet } from '../../../core/store/journal/journal-entry.ts';
import type { Cell } from '../../../core/workspace.ts';
import { createEmulator, type Emulator } from '../../emulator/emulator.ts';
import { createScriptContext, type ScriptContext } from '../../emulator/loader/script-context.ts';
import { openScriptFolder, type ScriptFolder } from '../../emulator/loader/script-folder.ts';
import type { PropertySnapshot } from '../../emulator/services/properties/property-stores.ts';
import type { SheetData } from '../../emulator/spreadsheet/workbook/sheet-data.ts';
import type { WorkbookSnapshot } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import {
  blankWorkbook,
  createWorkbook,
  sheetNamed,
  type Workbook,
} from '../../emulator/spreadsheet/workbook/workbook.ts';
import type { Switches } from '../../emulator/switches.ts';
import { type Clock, createVirtualClock } from '../../emulator/time/clock.ts';
import type { TriggerRecord } from '../../emulator/triggers/trigger-table.ts';
import { runWebApp } from '../../emulator/web-app/run-web-app.ts';
import { localOwner } from '../../runtime/local-workspace.ts';
import { chooseCommand } from '../../runtime/menu-command.ts';
import type { Answer, ApiCall } from '../actors/actor.ts';
import { readAnswer, requestOf } from '../actors/exchange.ts';
import { createRandom, uuidFrom } from '../schedule/seeded-random.ts';
import { plainCell } from './billing-sheets.ts';
import { simulatedExecUrl } from './receiver.ts';
import { createEndpoints, idsOfEndpoints, type SceneEndpoint } from './scene-endpoints.ts';
import { idsOfKeys, storyOfDay, storyOfScene } from './scene-records.ts';

/** The facts of the scene that workloads use. */
export interface SceneFacts {
  /** API keys: `main` may write and has its whole minute before it, `busy` has used 99 of its 100 requests. */
  readonly keys: { readonly main: string; readonly busy: string; readonly revoked: string };
  /** Ids of records by what they are good for, and of the keys: `keyMain` and so on; the last letters of one. */
  readonly ids: Readonly<Record<string, string>>;
}

interface KnownEntry {
  readonly cells: readonly Cell[];
  readonly entry: JournalEntry;
}

export interface Scene {
  readonly folder: ScriptFolder;
  readonly switches: Switches;
  readonly facts: SceneFacts;
  readonly workbook: WorkbookSnapshot;
  readonly properties: PropertySnapshot;
  readonly triggers: readonly TriggerRecord[];
  /** The script cache, in the order written. */
  readonly cache: readonly (readonly [string, string])[];
  readonly nowMs: number;
  readonly journalSheetId: number;
  readonly deliveriesSheetId: number;
  /** The transactions that there were, with the cells of their rows. */
  readonly journal: readonly KnownEntry[];
  readonly endpoints: readonly SceneEndpoint[];
  /** When `busy` was admitted, in milliseconds since the Unix epoch. */
  readonly busyAdmittedMs: readonly number[];
  /** One context for all runs: the script keeps nothing between executions, and loading it takes long. */
  readonly context: ScriptContext;
  /** The same workspace most of a day later, when its journal is longer than what a write reads of it. */
  later(): Scene;
}

/** The first Wednesday of 2026, at noon. */
const startMs = Date.UTC(2026, 0, 7, 12);

/** One short of the limit, so that two requests at once are too many. */
const busyRequests = 99;

/** The rate limit's window, and a second. */
const quietMs = 61_000;

/** Builds the scene with the script of a folder. */
export function prepareScene(scriptFolder: string, switches: Switches): Scene {
  const clock = createVirtualClock(startMs);
  const random = createRandom('scene');
  const folder = rememberPages(openScriptFolder(scriptFolder));
  const emulator = createEmulator({
    scriptFolder: folder,
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
    owner: localOwner,
    clock,
    switches,
    uuid: () => uuidFrom(random),
  });
  chooseCommand(emulator, 'setUp');
  emulator.world.properties.open('script').set('web_app_url', simulatedExecUrl);
  const makeKey = (name: string): string => chooseCommand(emulator, 'createApiKey', [name, 'full']);
  const keys = { main: makeKey('Main'), busy: makeKey('Busy'), revoked: makeKey('Revoked') };
  const send = (call: ApiCall): Answer => sendNow(emulator, keys, call);
  const records = storyOfScene(send);
  const endpoints = createEndpoints(send);
  send({ kind: 'request', method: 'GET', path: '/api/v1/me', key: 'revoked' });
  // The dispatcher has handled all that has happened so far, so no run sends it.
  emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: localOwner });
  clock.advance(quietMs);
  const busyAdmittedMs = Array.from({ length: busyRequests }, () => {
    send({ kind: 'request', method: 'GET', path: '/api/v1/me', key: 'busy' });
    return clock.now();
  });
  const ids = {
    ...records,
    ...idsOfEndpoints(endpoints),
    ...idsOfKeys(emulator.world.properties.snapshot(), keys),
  };
  const lasting = {
    folder,
    switches,
    facts: { keys, ids },
    endpoints,
    busyAdmittedMs,
    context: createScriptContext(folder.path, folder.manifest.timeZone),
  };
  let later: Scene | null = null;
  const scene: Scene = {
    ...lasting,
    ...captured(emulator, clock),
    // Most runs do without it.
    later() {
      if (later !== null) return later;
      storyOfDay(send, clock);
      later = { ...lasting, ...captured(emulator, clock), later: () => scene.later() };
      return later;
    },
  };
  return scene;
}

type Captured = Omit<
  Scene,
  'folder' | 'switches' | 'facts' | 'endpoints' | 'busyAdmittedMs' | 'context' | 'later'
>;

/** The state of the workspace now. */
function captured({ world }: Emulator, clock: Clock): Captured {
  const cache = world.caches.open('script');
  const sheet = journalOf(world.workbook);
  const journal = sheet.rows.slice(1).map((row): KnownEntry => {
    const cells = Array.from(row, plainCell);
    return { cells, entry: decodeEntry(cells) };
  });
  return {
    workbook: world.workbook.toSnapshot(),
    properties: world.properties.snapshot(),
    triggers: world.triggers.list(),
    // Values that have expired by now are left out.
    cache: cache.keys().flatMap((name) => {
      const value = cache.get(name, clock.now());
      return value === null ? [] : [[name, value] as const];
    }),
    nowMs: clock.now(),
    journalSheetId: sheet.id,
    journal,
    deliveriesSheetId: sheetNamed(world.workbook, deliveriesSheet)?.id ?? -1,
  };
}

/** The pages of a folder that nobody writes to meanwhile, each read once. */
function rememberPages(folder: ScriptFolder): ScriptFolder {
  const pages = new Map<string, string | undefined>();
  return {
    ...folder,
    readHtml(name) {
      if (!pages.has(name)) pages.set(name, folder.readHtml(name));
      return pages.get(name);
    },
  };
}

function journalOf(workbook: Workbook): SheetData {
  const journal = sheetNamed(workbook, journalSheet);
  if (journal === undefined) throw new Error('Setup has made no journal.');
  return journal;
}

/** @throws Error for an answer that is no success: a scene is built undisturbed */
function sendNow(emulator: Emulator, keys: SceneFacts['keys'], call: ApiCall): Answer {
  const { idempotencyKey = null } = call;
  const response = runWebApp(
    (functionName, makeArguments, start) => {
      const execution = emulator.open(start);
      return execution.end(execution.attempt(functionName, makeArguments, { context: 'reused' }));
    },
    requestOf(call, keys, idempotencyKey),
    '',
  );
  const answer = readAnswer(response);
  if (answer === null || answer.status >= 300)
    throw new Error(`The scene could not be built: ${call.method} ${call.path} ${JSON.stringify(response)}`);
  return answer;
}
