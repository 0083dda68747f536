/** Tells those who look at the sidebar how far long work has come, which other executions do slice by slice. */
import type { Workspace } from '../workspace.ts';

const runningName = 'running_work';

// Each slice says it again. Work that Google has ended is shown no longer than this.
const shownSeconds = 60;

/** Says how far the work has come, for example `Registering pasted rows: 150 of 500`: one cache call. */
export function showRunning({ cache }: Pick<Workspace, 'cache'>, words: string): void {
  cache.put(runningName, words, shownSeconds);
}

/** Says that the work is over: one cache call. */
export function endRunning({ cache }: Pick<Workspace, 'cache'>): void {
  cache.remove(runningName);
}

/** How far the work that runs now has come; null when none runs that takes long. */
export function readRunning({ cache }: Pick<Workspace, 'cache'>): string | null {
  return cache.get(runningName);
}
