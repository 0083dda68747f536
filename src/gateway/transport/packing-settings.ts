/** The settings that say when requests wait for each other, and travel to the script together. */

/** How requests of one workspace share calls of its script. */
export interface PackingSettings {
  /** The largest number of requests in one call; 1 sends each alone and at once. */
  readonly requestsMax: number;
  /** The time in milliseconds that a call with several requests should take at most, by what the last calls took. */
  readonly callMs: number;
  /** The largest number of calls with reads that are under way at once. */
  readonly readCallsMax: number;
  /** The same for writes. */
  readonly writeCallsMax: number;
  /** The time in milliseconds that a write waits for others while another call with writes is under way. */
  readonly writeGatherMs: number;
  /** The largest number of characters that the requests of one call have together. */
  readonly lengthMax: number;
  /** The largest number of requests of a workspace that wait to be read, as many to be written, and as many of strangers. */
  readonly waitingMax: number;
  /** The largest number of characters that the requests which wait have together. */
  readonly waitingLengthMax: number;
  /** The largest number of them under one API key. */
  readonly waitingOfKeyMax: number;
  /** The longest time in milliseconds that a request waits before it is sent. */
  readonly waitMs: number;
  /** The time in milliseconds for which a web app that took no pack is sent none. */
  readonly refusedMs: number;
}

/** The default settings. */
export const PACKING_SETTINGS: PackingSettings = {
  // More would hardly save anything: the start of an execution, which they share, takes less than a second.
  requestsMax: 30,
  // Callers wait for the whole call, and it must end long before a caller or Google gives it up.
  callMs: 12_000,
  // Thirty clients without a pause were served most reads with 6 to 8. Google runs 30 executions for an owner, and
  // triggers and other callers need some as well.
  readCallsMax: 8,
  // The script commits one write after the other. While one call commits, the next one starts its execution.
  writeCallsMax: 2,
  // Callers that were answered together send their next requests within a tenth of a second. Without the pause the first
  // of them would leave alone, and its call would hold the script's lock for nearly as long as one with all of them.
  writeGatherMs: 100,
  // Half of what the web app takes. A single request is sent alone when it is longer.
  lengthMax: 1024 * 1024,
  // About what the script can answer in the time that a request may wait.
  waitingMax: 300,
  // Eight full calls. Most requests have less than a kilobyte; a flood of long ones must not fill the memory.
  waitingLengthMax: 8 * 1024 * 1024,
  // No key is admitted more often in a minute.
  waitingOfKeyMax: 100,
  // Most callers give up after half a minute, and the call itself takes some seconds.
  waitMs: 20_000,
  // Owners deploy a new version seldom; asking again costs the requests of one pack a second.
  refusedMs: 5 * 60_000,
};

/** The settings that an operator can change, by the names of their variables. */
export const PACKING_VARIABLES = {
  PACK_REQUESTS: { setting: 'requestsMax', max: 50 },
  PACK_READ_CALLS: { setting: 'readCallsMax', max: 30 },
  PACK_WRITE_CALLS: { setting: 'writeCallsMax', max: 30 },
  PACK_WAITING: { setting: 'waitingMax', max: 10_000 },
} as const satisfies Readonly<Record<string, { setting: keyof PackingSettings; max: number }>>;

/** Reads the variables of an environment or the bindings of a Worker. What is missing or wrong has its default. */
export function readPacking(variables: Readonly<Record<string, unknown>>): {
  readonly packing: PackingSettings;
  /** Messages that say what to change. */
  readonly faults: readonly string[];
} {
  const read = Object.entries(PACKING_VARIABLES).map(([name, { setting, max }]) => {
    const value = readWhole(String(variables[name] || PACKING_SETTINGS[setting]));
    return value >= 1 && value <= max
      ? { set: { [setting]: value }, faults: [] }
      : { set: {}, faults: [`${name} must be a whole number from 1 to ${max}.`] };
  });
  return {
    packing: Object.assign({ ...PACKING_SETTINGS }, ...read.map(({ set }) => set)),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/** The whole number that a variable is, in digits alone; NaN for everything else. */
export function readWhole(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
