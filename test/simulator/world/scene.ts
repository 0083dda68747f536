/** The workspace that every run begins with: set up as an owner does it, with records in every state. */
import { allScopes } from '../../../src/core/access/scope-list.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import { createScriptContext, type ScriptContext } from '../../../src/emulator/loader/script-context.ts';
import {
  openScriptFolder,
  rememberPages,
  type ScriptFolder,
} from '../../../src/emulator/loader/script-folder.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Switches } from '../../../src/emulator/switches.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { runWebApp } from '../../../src/emulator/web-app/run-web-app.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import type { ReceivedAnswer, ApiCall } from '../actors/actor.ts';
import { readReceivedAnswer, webAppRequestOf } from '../actors/exchange.ts';
import { createRandom, uuidFrom } from '../../seeded-random.ts';
import { simulatedExecUrl } from './receiver.ts';
import { createEndpoints, idsOfEndpoints, type SceneEndpoint } from './scene-endpoints.ts';
import { type SceneState, stateOf } from './scene-state.ts';
import { idsOfKeys, storyOfDay, storyOfScene, storyOfTestMode } from './scene-records.ts';

/** The facts of the scene that workloads use. */
export interface SceneFacts {
  /** API keys: `main` has its whole minute before it, `busy` has used 99 of its 100 requests, `test` is of test mode. */
  readonly keys: Readonly<Record<'main' | 'busy' | 'revoked' | 'test', string>>;
  /** Ids of records by what they are good for, and of the keys: `keyMain` and so on; the last letters of one. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface SimulatedScene extends SceneState {
  readonly folder: ScriptFolder;
  readonly switches: Switches;
  readonly facts: SceneFacts;
  readonly endpoints: readonly SceneEndpoint[];
  /** When `busy` was admitted, in milliseconds since the Unix epoch. */
  readonly busyAdmittedMs: readonly number[];
  /** One context for all runs: the script keeps nothing between executions, and loading it takes long. */
  readonly context: ScriptContext;
  /** The same workspace most of a day later, when its journal is longer than what a write reads of it. */
  later(): SimulatedScene;
}

/** The first Wednesday of 2026, at noon. */
const startMs = Date.UTC(2026, 0, 7, 12);

/** One short of the limit, so that two requests at once are too many. */
const busyRequests = 99;

/** The rate limit's window, and a second. */
const quietMs = 61_000;

/** Builds the scene with the script of a folder. */
export function prepareScene(scriptFolder: string, switches: Switches): SimulatedScene {
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
    // The story of a scene sends nothing; a script that is broken on purpose may, and finds no network.
    fetch: (requests) => requests.map(() => ({ kind: 'failure', reason: 'unreachable' })),
  });
  chooseCommand(emulator, 'setUp');
  emulator.world.properties.open('script').set('web_app_url', simulatedExecUrl);
  const makeKey = (name: string, access = 'full'): string =>
    chooseCommand(emulator, 'createApiKey', [name, access]);
  const ofLive = {
    main: makeKey('Main', allScopes.join(' ')),
    busy: makeKey('Busy'),
    revoked: makeKey('Revoked'),
  };
  const keys = { ...ofLive, test: makeKey('Test', 'test full') };
  const send = (call: ApiCall): ReceivedAnswer => sendNow(emulator, keys, call);
  const records = storyOfScene(send);
  const endpoints = createEndpoints(send);
  const testRecords = storyOfTestMode(send);
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
    ...testRecords,
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
  let later: SimulatedScene | null = null;
  const scene: SimulatedScene = {
    ...lasting,
    ...stateOf(emulator, clock),
    // Most runs do without it.
    later() {
      if (later !== null) return later;
      storyOfDay(send, clock);
      later = { ...lasting, ...stateOf(emulator, clock), later: () => scene.later() };
      return later;
    },
  };
  return scene;
}

/** @throws Error for an answer that is no success: a scene is built undisturbed */
function sendNow(emulator: Emulator, keys: SceneFacts['keys'], call: ApiCall): ReceivedAnswer {
  const { idempotencyKey = null } = call;
  const response = runWebApp(
    (functionName, makeArguments, start) => {
      const execution = emulator.open(start);
      return execution.end(execution.attempt(functionName, makeArguments, { context: 'kept' }));
    },
    webAppRequestOf(call, keys, idempotencyKey),
    '',
  );
  const answer = readReceivedAnswer(response);
  if (answer === null || answer.status >= 300)
    throw new Error(`The scene could not be built: ${call.method} ${call.path} ${JSON.stringify(response)}`);
  return answer;
}
