/** The part of autocannon that the load command uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Request<Context> {
    readonly method?: 'GET' | 'POST';
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Completes the request before it is sent; the context belongs to one connection's round of all requests. */
    readonly setupRequest?: (request: Request<Context>, context: Context) => Request<Context>;
    readonly onResponse?: (
      status: number,
      body: string,
      context: Context,
      headers: Readonly<Record<string, string>>,
    ) => void;
  }

  export interface Options<Context> {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Sent in turn by each connection. */
    readonly requests: readonly Request<Context>[];
  }

  /** Emits `response` with the connection, the status, the bytes and the milliseconds of each answer. */
  export type Instance = EventEmitter & PromiseLike<{ readonly errors: number; readonly timeouts: number }>;

  function autocannon<Context>(options: Options<Context>): Instance;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS, its exports object is the default.
  export default autocannon;
}
