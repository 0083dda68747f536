/** Counts the executions that an owner has under way, and lets no more begin than Google does. */

/** What all deployments, triggers and lock waiters of one owner share. */
export interface ExecutionSlots {
  /** Takes a slot, when one is free in time; the function that frees it, or null when none was. */
  enter(): Promise<(() => void) | null>;
  /** The most that were ever taken at once. */
  readonly peak: number;
}

interface ExecutionSlotsOptions {
  /** Google's own number unless given. */
  readonly max?: number;
  /** How many milliseconds a request waits for a slot; 0 unless given. Callers saw both, and up to 30 seconds. */
  readonly queueMs?: number;
}

/** Simultaneous executions per user, of consumer and Workspace accounts alike (Google's quota page). */
const simultaneousExecutionsMax = 30;

/** Slots, all of them free. */
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

  return {
    enter: async () => {
      if (taken < max) return take();
      return queueMs > 0 ? waitForSlot() : null;
    },
    get peak() {
      return peak;
    },
  };
}
