/** Sends a test's request through the chosen door, while the script runs in the test's own thread. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ServiceUsage } from '../../src/local/emulator/execution/meter.ts';
import type { WebAppResponse } from '../../src/local/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/local/emulator/web-app/web-app-event.ts';
import { awaitMessage, sendMessage } from './await-message.ts';
import { chosenDoor } from './chosen-door.ts';
import type { DoorAnswer, DoorRequest, HttpDoorName } from './door.ts';
import type { DoorMessage, DoorThreadData, TestMessage } from './messages.ts';

/** The script that a door leads to, with its virtual time in milliseconds since 1970. */
export interface ScriptBehindDoor {
  readonly webApp: (request: WebAppRequest) => WebAppResponse;
  readonly now: () => number;
}

/** What came back through a door, and what the last execution for it has used; null when none was needed. */
export interface CameThroughDoor {
  readonly answer: DoorAnswer;
  readonly usage: ServiceUsage | null;
}

interface OpenedDoor {
  readonly thread: Worker;
  readonly port: MessagePort;
  readonly toTest: Int32Array;
  readonly toDoor: Int32Array;
}

// Longer than a door takes to open on a busy machine: workerd alone needs seconds there.
const silenceMs = 60_000;

// The test's sources are TypeScript, and a thread begins without what makes Node read them. A thread that cannot
// begin says so like a door that fails: the test stands still and hears of nothing else.
const threadCode = `
const { workerData: { port, toTest } } = require('node:worker_threads');
import('tsx/esm/api')
  .then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('door-thread.ts', import.meta.url).href)});
  })
  .catch((error) => {
    port.postMessage({ kind: 'failed', message: String(error.stack) });
    Atomics.add(toTest, 0, 1);
    Atomics.notify(toTest, 0);
  });`;

let opened: OpenedDoor | undefined;

if (chosenDoor !== 'core') afterAll(closeDoor);

/** @throws what the script's emulator throws, and an Error when the door itself fails */
export function sendThroughDoor(
  door: HttpDoorName,
  script: ScriptBehindDoor,
  request: DoorRequest,
): CameThroughDoor {
  opened ??= openDoor(door);
  let usage: ServiceUsage | null = null;
  let fault: { readonly error: unknown } | null = null;
  let heard = tell(opened, { kind: 'send', request, nowMs: script.now() });
  while (heard.kind === 'run') {
    let said: TestMessage;
    try {
      const response = script.webApp(heard.request);
      usage = response.usage;
      said = { kind: 'ran', response, nowMs: script.now() };
    } catch (error) {
      fault = { error };
      said = { kind: 'threw', nowMs: script.now() };
    }
    heard = tell(opened, said);
  }
  if (fault !== null) throw fault.error;
  if (heard.kind === 'failed') throw new Error(`The door failed: ${heard.message}`);
  return { answer: heard.answer, usage };
}

function openDoor(door: HttpDoorName): OpenedDoor {
  const { port1, port2 } = new MessageChannel();
  const toTest = new Int32Array(new SharedArrayBuffer(4));
  const toDoor = new Int32Array(new SharedArrayBuffer(4));
  const workerData: DoorThreadData = { door, port: port2, toTest, toDoor };
  const thread = new Worker(threadCode, { eval: true, workerData, transferList: [port2] });
  thread.unref();
  return { thread, port: port1, toTest, toDoor };
}

/** Says something to the door's thread, and stands still until it says something back. */
function tell({ port, toTest, toDoor }: OpenedDoor, message: TestMessage): DoorMessage {
  sendMessage(port, toDoor, message);
  return awaitMessage(port, toTest, silenceMs) as DoorMessage;
}

async function closeDoor(): Promise<void> {
  if (opened === undefined) return;
  const { thread, port } = opened;
  const ended = new Promise((resolve) => {
    thread.once('exit', resolve);
  });
  port.postMessage({ kind: 'close' } satisfies TestMessage);
  await ended;
  port.close();
}
