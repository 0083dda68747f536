/** The developer's log: Google Cloud Logging, one structured line each. */
import type { Log } from '../../core/workspace.ts';

export const googleLog: Log = {
  error(event, details) {
    // biome-ignore lint/suspicious/noConsole: this is the log of Apps Script
    console.error(JSON.stringify({ event, ...details }));
  },
};
