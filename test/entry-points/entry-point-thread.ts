/** The thread of an entry point: Google's front end, the entry point before it, and the wire to the test whose script they run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workerData } from 'node:worker_threads';
import type { WebAppResponse } from '../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/emulator/web-app/web-app-event.ts';
import { createFrontEnd } from '../../src/emulator/front-end/front-end.ts';
import { awaitMessage, sendMessage } from './await-message.ts';
import type { EntryPoint, EntryPointRequest, HttpEntryPointName, OpenEntryPoint } from './entry-point.ts';
import type { EntryPointMessage, EntryPointThreadData, TestMessage } from './messages.ts';

/** Each is loaded when it is opened: what emulates Cloudflare takes a second to load. */
const openings: Readonly<Record<HttpEntryPointName, () => Promise<OpenEntryPoint>>> = {
  node: async () => (await import('./node-entry-point.ts')).openNodeEntryPoint,
  worker: async () => (await import('./worker-entry-point.ts')).openWorkerEntryPoint,
  client: async () => (await import('./client-entry-point.ts')).openClientEntryPoint,
};

const { entryPoint: entryPointName, port, toTest, toEntryPoint } = workerData as EntryPointThreadData;
let nowMs = 0;
let opened: Promise<EntryPoint> | undefined;

// The test is at work on one request: whatever it does takes less.
const silenceMs = 60_000;

/** Runs the script in the test's thread, while this one stands still. */
function runInTest(request: WebAppRequest): WebAppResponse {
  tell({ kind: 'run', request });
  const heard = awaitMessage(port, toEntryPoint, silenceMs) as TestMessage;
  if (heard.kind !== 'ran') throw new Error('The script did not answer.');
  nowMs = heard.nowMs;
  return heard.response;
}

function tell(message: EntryPointMessage): void {
  sendMessage(port, toTest, message);
}

async function openEntryPoint(): Promise<EntryPoint> {
  const frontEnd = createFrontEnd({ webApp: runInTest, deployments: ['local'], now: () => nowMs });
  const server = createServer((request, response) => {
    frontEnd(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const execUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/macros/s/local/exec`;
  const open = await openings[entryPointName]();
  return open(execUrl, () => nowMs);
}

async function send(request: EntryPointRequest): Promise<EntryPointMessage> {
  try {
    opened ??= openEntryPoint();
    const entryPoint = await opened;
    return { kind: 'answered', answer: await entryPoint.send(request) };
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
