/** Lets a thread stand still until another one has sent it something. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';

/** Sends a message to a thread that may be standing still. */
export function sendMessage(port: MessagePort, signal: Int32Array, message: unknown): void {
  port.postMessage(message);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

/**
 * The next message to this thread.
 * @throws Error when none has come after so many milliseconds
 */
export function awaitMessage(port: MessagePort, signal: Int32Array, timeoutMs: number): unknown {
  for (;;) {
    // Counted before looking, so that what arrives in between ends the wait at once.
    const seen = Atomics.load(signal, 0);
    const received = receiveMessageOnPort(port);
    if (received !== undefined) return received.message;
    if (Atomics.wait(signal, 0, seen, timeoutMs) === 'timed-out')
      throw new Error(`Nothing came in ${timeoutMs} ms.`);
  }
}
