/** Sends a script's requests over the network from a worker thread, while the script's own thread blocks. */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { FetchOutcome, FetchRequest, Transport } from './transport.ts';

/** Added to the longest timeout of a request, for the worker's own work. */
const graceMs = 1_000;

interface WorkerTransport {
  readonly send: Transport;
  /** Sends, without waiting. */
  begin(requests: readonly FetchRequest[]): RequestsUnderWay;
  /** Ends the worker; it never keeps the process alive by itself. */
  close(): Promise<void>;
}

/** Requests that have been sent. */
interface RequestsUnderWay {
  /**
   * Blocks this thread for at most that many milliseconds; the outcomes, or null when they did not all come in time.
   */
  waitFor(ms: number): FetchOutcome[] | null;
  /** Drops the requests; their outcomes are not read. */
  drop(): void;
}

/** A transport whose worker starts with its first request. */
export function createWorkerTransport(): WorkerTransport {
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(new URL('./fetch-worker.mjs', import.meta.url));
    started.unref();
    return started;
  };
  const begin = (requests: readonly FetchRequest[]): RequestsUnderWay => {
    worker ??= start();
    const { port1, port2 } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(4));
    worker.postMessage({ requests, signal, port: port2 }, [port2]);
    return {
      waitFor(ms) {
        Atomics.wait(signal, 0, 0, ms);
        const message = receiveMessageOnPort(port1);
        return (message?.message as FetchOutcome[] | undefined) ?? null;
      },
      drop: () => port1.close(),
    };
  };
  return {
    begin,
    send(requests) {
      const waitMs = Math.max(0, ...requests.map(({ timeoutMs }) => timeoutMs)) + graceMs;
      const underWay = begin(requests);
      const outcomes = underWay.waitFor(waitMs);
      underWay.drop();
      return outcomes ?? requests.map(timedOut);
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
