/** The loads that are measured, from one client to as many executions as Google runs at once. */
import { type LoadResult, runLoad } from './run-load.ts';

// Clients that think for a while, not at all, and that only write.
const loads = [
  { clients: 1, writeShare: 0.3, thinkMsMax: 1000 },
  { clients: 5, writeShare: 0.3, thinkMsMax: 4000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 30_000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 0 },
  { clients: 30, writeShare: 1, thinkMsMax: 0 },
];
/** Invoices that the workbook has before. */
const loadRows = 10_000;
const loadMs = 40_000;

export function runLoads(): readonly LoadResult[] {
  return loads.map((load) => runLoad({ ...load, rows: loadRows, durationMs: loadMs }));
}
