/** Waits for what a page shows: it draws when an answer has come, and nobody knows how long that takes on a machine. */
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any page takes on a slow machine that does other work as well. */
const patienceMs = 60_000;

const pauseMs = 25;

/** Repeats an expectation until it holds; when it does not in time, its own failure is thrown. */
export async function soon(expectation: () => Promise<void> | void): Promise<void> {
  const untilMs = Date.now() + patienceMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > untilMs) throw error;
      await pause(pauseMs);
    }
  }
}
