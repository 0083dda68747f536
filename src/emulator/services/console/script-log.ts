/** The lines that the script has logged with `console` or `Logger`. */

export interface LogEntry {
  readonly atMs: number;
  readonly executionId: string;
  readonly severity: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';
  readonly text: string;
}

/** The log keeps this many entries and drops the oldest, so that a long run does not fill the memory. */
const entriesMax = 5_000;

export interface ScriptLog {
  add(entry: LogEntry): void;
  entries(): readonly LogEntry[];
}

/**
 * An empty log.
 * @param onEntry called with each entry, for example to print it
 */
export function createScriptLog(onEntry: (entry: LogEntry) => void): ScriptLog {
  const entries: LogEntry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > entriesMax) entries.splice(0, entries.length - entriesMax);
      onEntry(entry);
    },
    entries: () => entries,
  };
}
