/** Lists the measured loads, from one client to the largest number of executions that Google runs at once. */
import { type LoadResult, runLoad } from './run-load.ts';

// The clients wait between their requests, then do not wait, then only write without waiting.
const loads = [
  { clients: 1, writeShare: 0.3, thinkMsMax: 1000 },
  { clients: 5, writeShare: 0.3, thinkMsMax: 4000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 30_000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 0 },
  { clients: 30, writeShare: 1, thinkMsMax: 0 },
];
/** The number of invoices in the workbook before the load. */
const loadRows = 10_000;
const loadMs = 40_000;

export function runLoads(): readonly LoadResult[] {
  return loads.map((load) => runLoad({ ...load, rows: loadRows, durationMs: loadMs }));
}
