/** Keeps the time of the triggers: a minute of theirs may be shorter than a minute of ours. */

export interface TriggerClock {
  /** Milliseconds since the Unix epoch, as the triggers see it. */
  now(): number;
  /** Calls back once in each of the triggers' minutes; returns how to stop that. */
  everyMinute(run: () => void): () => void;
}

const minuteMs = 60_000;

/** @param triggerMinuteMs how long a minute of the triggers lasts */
export function createTriggerClock(triggerMinuteMs: number): TriggerClock {
  const startMs = Date.now();
  return {
    now: () => startMs + ((Date.now() - startMs) * minuteMs) / triggerMinuteMs,
    everyMinute(run) {
      const timer = setInterval(run, triggerMinuteMs);
      return () => clearInterval(timer);
    },
  };
}
