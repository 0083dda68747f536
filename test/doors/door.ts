/** What a door is: one way in which a caller's HTTP request reaches the web app. */

/** Plain HTTP, as a test states it. */
export interface DoorRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface DoorAnswer {
  readonly status: number;
  /** As HTTP brings them: names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Door {
  send(request: DoorRequest): Promise<DoorAnswer>;
  close(): Promise<void>;
}

/** Opens a door in front of a web app; `now` is the virtual time, in milliseconds since 1970. */
export type OpenDoor = (execUrl: string, now: () => number) => Promise<Door>;

/** `core` runs the script in the test's own process; the others are reached over HTTP, the client through its `fetch`. */
export const doorNames = ['core', 'node', 'worker', 'client'] as const;

export type DoorName = (typeof doorNames)[number];
export type HttpDoorName = Exclude<DoorName, 'core'>;
