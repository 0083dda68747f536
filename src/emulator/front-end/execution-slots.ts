/** Counts the executions of an owner that run now, and starts no more of them than Google does. */

/** The slots that all deployments, triggers and waiting executions of one owner share. */
export interface ExecutionSlots {
  /** Takes a slot and returns the function that frees it, or null when none is free. */
  tryEnter(): (() => void) | null;
  /** Takes a slot and returns the function that frees it, or null when none became free in time. */
  enter(): Promise<(() => void) | null>;
  /** The largest number of slots that were taken at the same time. */
  readonly peak: number;
}

interface ExecutionSlotsOptions {
  /** Google's own number unless given. */
  readonly max?: number;
  /** How many milliseconds a request waits for a slot; 0 unless given. Callers observed 0 and up to 30 seconds. */
  readonly queueMs?: number;
}

/** Simultaneous executions per user, of consumer and Workspace accounts alike (Google's quota page). */
export const simultaneousExecutionsMax = 30;

/** Google's words for an execution that finds no slot. */
export const tooManyAtOnce =
  'There are too many scripts running simultaneously for this Google user account.';

/** Creates the slots; all of them are free. */
export function createExecutionSlots(options: ExecutionSlotsOptions = {}): ExecutionSlots {
  const { max = simultaneousExecutionsMax, queueMs = 0 } = options;
  const waiting: (() => void)[] = [];
  let taken = 0;
  let peak = 0;

  function take(): () => void {
    taken += 1;
    peak = Math.max(peak, taken);
    return leave;

    function leave(): void {
      taken -= 1;
      waiting.shift()?.();
    }
  }

  function waitForSlot(): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(proceed), 1);
        resolve(null);
      }, queueMs);
      function proceed(): void {
        clearTimeout(timer);
        resolve(take());
      }
      waiting.push(proceed);
    });
  }

  const tryEnter = (): (() => void) | null => (taken < max ? take() : null);
  return {
    tryEnter,
    enter: async () => tryEnter() ?? (queueMs > 0 ? waitForSlot() : null),
    get peak() {
      return peak;
    },
  };
}
