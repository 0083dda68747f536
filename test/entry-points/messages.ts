/** What the thread of a test and the thread of its entry point say to each other. */
import type { MessagePort } from 'node:worker_threads';
import type { WebAppResponse } from '../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/emulator/web-app/web-app-event.ts';
import type { EntryPointAnswer, EntryPointRequest, HttpEntryPointName } from './entry-point.ts';

/** What the entry point's thread is started with. The signals count the messages to their readers, who may stand still. */
export interface EntryPointThreadData {
  readonly entryPoint: HttpEntryPointName;
  readonly port: MessagePort;
  readonly toTest: Int32Array;
  readonly toEntryPoint: Int32Array;
}

/** From the test: a request to send, what the script answered, or that the emulator failed; with the virtual time. */
export type TestMessage =
  | { readonly kind: 'send'; readonly request: EntryPointRequest; readonly nowMs: number }
  | { readonly kind: 'ran'; readonly response: WebAppResponse; readonly nowMs: number }
  | { readonly kind: 'threw'; readonly nowMs: number }
  | { readonly kind: 'close' };

/** From the entry point: run the script, or what came back through the entry point. */
export type EntryPointMessage =
  | { readonly kind: 'run'; readonly request: WebAppRequest }
  | { readonly kind: 'answered'; readonly answer: EntryPointAnswer }
  | { readonly kind: 'failed'; readonly message: string };
