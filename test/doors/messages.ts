/** What the thread of a test and the thread of its door say to each other. */
import type { MessagePort } from 'node:worker_threads';
import type { WebAppResponse } from '../../src/local/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../src/local/emulator/web-app/web-app-event.ts';
import type { DoorAnswer, DoorRequest, HttpDoorName } from './door.ts';

/** What the door's thread is started with. The signals count the messages to their readers, who may stand still. */
export interface DoorThreadData {
  readonly door: HttpDoorName;
  readonly port: MessagePort;
  readonly toTest: Int32Array;
  readonly toDoor: Int32Array;
}

/** From the test: a request to send, what the script answered, or that the emulator failed; with the virtual time. */
export type TestMessage =
  | { readonly kind: 'send'; readonly request: DoorRequest; readonly nowMs: number }
  | { readonly kind: 'ran'; readonly response: WebAppResponse; readonly nowMs: number }
  | { readonly kind: 'threw'; readonly nowMs: number }
  | { readonly kind: 'close' };

/** From the door: run the script, or what came back through the door. */
export type DoorMessage =
  | { readonly kind: 'run'; readonly request: WebAppRequest }
  | { readonly kind: 'answered'; readonly answer: DoorAnswer }
  | { readonly kind: 'failed'; readonly message: string };
