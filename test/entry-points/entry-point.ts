/** What an entry point is: one way in which a caller's HTTP request reaches the web app. */

/** Plain HTTP, as a test states it. */
export interface EntryPointRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface EntryPointAnswer {
  readonly status: number;
  /** As HTTP brings them: names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface EntryPoint {
  send(request: EntryPointRequest): Promise<EntryPointAnswer>;
  close(): Promise<void>;
}

/** Opens an entry point in front of a web app; `now` is the virtual time, in milliseconds since 1970. */
export type OpenEntryPoint = (execUrl: string, now: () => number) => Promise<EntryPoint>;

/** `core` runs the script in the test's own process; the others are reached over HTTP, the client through its `fetch`. */
export const entryPointNames = ['core', 'node', 'worker', 'client'] as const;

export type EntryPointName = (typeof entryPointNames)[number];
export type HttpEntryPointName = Exclude<EntryPointName, 'core'>;
