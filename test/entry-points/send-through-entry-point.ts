/** Sends a test's request through the chosen entry point, while the script runs in the test's own thread. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ServiceUsage } from '../../src/emulator/execution/meter.ts';
import type { WebAppResponse } from '../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/emulator/web-app/web-app-event.ts';
import { awaitMessage, sendMessage } from './await-message.ts';
import { chosenEntryPoint } from './chosen-entry-point.ts';
import type { EntryPointAnswer, EntryPointRequest, HttpEntryPointName } from './entry-point.ts';
import type { EntryPointMessage, EntryPointThreadData, TestMessage } from './messages.ts';

/** The script that an entry point leads to, with its virtual time in milliseconds since 1970. */
export interface ScriptBehindEntryPoint {
  readonly webApp: (request: WebAppRequest) => WebAppResponse;
  readonly now: () => number;
}

/** What came back through an entry point, and what the last execution for it has used; null when none was needed. */
export interface CameThroughEntryPoint {
  readonly answer: EntryPointAnswer;
  readonly usage: ServiceUsage | null;
}

interface OpenedEntryPoint {
  readonly thread: Worker;
  readonly port: MessagePort;
  readonly toTest: Int32Array;
  readonly toEntryPoint: Int32Array;
}

// Longer than an entry point takes to open on a busy machine: workerd alone needs seconds there.
const silenceMs = 60_000;

// The test's sources are TypeScript, and a thread begins without what makes Node read them. A thread that cannot
// begin says so like an entry point that fails: the test stands still and hears of nothing else.
const threadCode = `
const { workerData: { port, toTest } } = require('node:worker_threads');
import('tsx/esm/api')
  .then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('entry-point-thread.ts', import.meta.url).href)});
  })
  .catch((error) => {
    port.postMessage({ kind: 'failed', message: String(error.stack) });
    Atomics.add(toTest, 0, 1);
    Atomics.notify(toTest, 0);
  });`;

let opened: OpenedEntryPoint | undefined;

if (chosenEntryPoint !== 'core') afterAll(closeEntryPoint);

/** @throws what the script's emulator throws, and an Error when the entry point itself fails */
export function sendThroughEntryPoint(
  entryPoint: HttpEntryPointName,
  script: ScriptBehindEntryPoint,
  request: EntryPointRequest,
): CameThroughEntryPoint {
  opened ??= openEntryPoint(entryPoint);
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
  if (heard.kind === 'failed') throw new Error(`The entry point failed: ${heard.message}`);
  return { answer: heard.answer, usage };
}

function openEntryPoint(entryPoint: HttpEntryPointName): OpenedEntryPoint {
  const { port1, port2 } = new MessageChannel();
  const toTest = new Int32Array(new SharedArrayBuffer(4));
  const toEntryPoint = new Int32Array(new SharedArrayBuffer(4));
  const workerData: EntryPointThreadData = { entryPoint, port: port2, toTest, toEntryPoint };
  const thread = new Worker(threadCode, { eval: true, workerData, transferList: [port2] });
  thread.unref();
  return { thread, port: port1, toTest, toEntryPoint };
}

/** Says something to the entry point's thread, and stands still until it says something back. */
function tell({ port, toTest, toEntryPoint }: OpenedEntryPoint, message: TestMessage): EntryPointMessage {
  sendMessage(port, toEntryPoint, message);
  return awaitMessage(port, toTest, silenceMs) as EntryPointMessage;
}

async function closeEntryPoint(): Promise<void> {
  if (opened === undefined) return;
  const { thread, port } = opened;
  const ended = new Promise((resolve) => {
    thread.once('exit', resolve);
  });
  port.postMessage({ kind: 'close' } satisfies TestMessage);
  await ended;
  port.close();
}
