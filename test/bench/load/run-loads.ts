/** Lists the measured loads, from one client to the largest number of executions that Google runs at once. */
import { PACKING_SETTINGS } from '../../../src/gateway/transport/packing-settings.ts';
import { unpacked } from './load-gateway.ts';
import { type Load, type LoadResult, runLoad } from './run-load.ts';

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
// CI runs the usual loads beside much else, so they are shorter there.
const usualMs = 20_000;

const quiet: readonly Pick<Load, 'lockOrder' | 'rateLock'>[] = [{ lockOrder: 'random', rateLock: 'user' }];
const crowded: typeof quiet = [
  ...quiet,
  { lockOrder: 'fifo', rateLock: 'user' },
  { lockOrder: 'random', rateLock: 'script' },
];

/**
 * Each load as it is served usually: with packs, under the user lock, in a random order.
 * @param isFull true for each load without packs as well, and where the clients leave no pause, by each lock and under
 * both orders
 */
export function runLoads(isFull: boolean): readonly LoadResult[] {
  return loads.flatMap((load) =>
    (isFull && load.thinkMsMax === 0 ? crowded : quiet).flatMap((waits) =>
      [...(isFull ? [unpacked] : []), PACKING_SETTINGS].map((packing) =>
        runLoad({ ...load, ...waits, packing, rows: loadRows, durationMs: isFull ? loadMs : usualMs }),
      ),
    ),
  );
}
