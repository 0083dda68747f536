/** The thread of a door: Google's front end, the door before it, and the wire to the test whose script they run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workerData } from 'node:worker_threads';
import type { WebAppResponse } from '../../src/local/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/local/emulator/web-app/web-app-event.ts';
import { createFrontEnd } from '../../src/local/web-app/front-end.ts';
import { awaitMessage, sendMessage } from './await-message.ts';
import type { Door, DoorRequest, HttpDoorName, OpenDoor } from './door.ts';
import type { DoorMessage, DoorThreadData, TestMessage } from './messages.ts';

/** Each is loaded when it is opened: what emulates Cloudflare takes a second to load. */
const openings: Readonly<Record<HttpDoorName, () => Promise<OpenDoor>>> = {
  node: async () => (await import('./node-door.ts')).openNodeDoor,
  worker: async () => (await import('./worker-door.ts')).openWorkerDoor,
  client: async () => (await import('./client-door.ts')).openClientDoor,
};

const { door: doorName, port, toTest, toDoor } = workerData as DoorThreadData;
let nowMs = 0;
let opened: Promise<Door> | undefined;

// The test is at work on one request: whatever it does takes less.
const silenceMs = 60_000;

/** Runs the script in the test's thread, while this one stands still. */
function runInTest(request: WebAppRequest): WebAppResponse {
  tell({ kind: 'run', request });
  const heard = awaitMessage(port, toDoor, silenceMs) as TestMessage;
  if (heard.kind !== 'ran') throw new Error('The script did not answer.');
  nowMs = heard.nowMs;
  return heard.response;
}

function tell(message: DoorMessage): void {
  sendMessage(port, toTest, message);
}

async function openDoor(): Promise<Door> {
  const frontEnd = createFrontEnd({ webApp: runInTest, deployments: ['local'], now: () => nowMs });
  const server = createServer((request, response) => {
    frontEnd(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const execUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/macros/s/local/exec`;
  const open = await openings[doorName]();
  return open(execUrl, () => nowMs);
}

async function send(request: DoorRequest): Promise<DoorMessage> {
  try {
    opened ??= openDoor();
    const door = await opened;
    return { kind: 'answered', answer: await door.send(request) };
  } catch (error) {
    return { kind: 'failed', message: String(error instanceof Error ? error.stack : error) };
  }
}

async function close(): Promise<void> {
  await (await opened)?.close();
  process.exit();
}

port.on('message', async (message: TestMessage) => {
  if (message.kind === 'close') await close();
  if (message.kind !== 'send') return;
  nowMs = message.nowMs;
  tell(await send(message.request));
});
