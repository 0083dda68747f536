/** Sends a script's requests over the network from a worker thread, while the script's thread stands still. */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { FetchOutcome, FetchRequest, Transport } from './transport.ts';

/** Beyond the longest timeout of a request, for the worker's own work. */
const graceMs = 1_000;

export interface WorkerTransport {
  readonly send: Transport;
  /** Ends the worker; it never keeps the process alive by itself. */
  close(): Promise<void>;
}

/** A transport whose worker starts with its first request. */
export function createWorkerTransport(): WorkerTransport {
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(new URL('./fetch-worker.mjs', import.meta.url));
    started.unref();
    return started;
  };
  return {
    send(requests) {
      worker ??= start();
      const { port1, port2 } = new MessageChannel();
      const signal = new Int32Array(new SharedArrayBuffer(4));
      worker.postMessage({ requests, signal, port: port2 }, [port2]);
      const waitMs = Math.max(0, ...requests.map(({ timeoutMs }) => timeoutMs)) + graceMs;
      Atomics.wait(signal, 0, 0, waitMs);
      const message = receiveMessageOnPort(port1);
      port1.close();
      return (message?.message as FetchOutcome[] | undefined) ?? requests.map(timedOut);
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

function timedOut(_request: FetchRequest): FetchOutcome {
  return { kind: 'failure', reason: 'timeout' };
}
