/** Writes what the README says of the speed: the bench's figures, and the range that an owner should expect. */
import { publishedLatency } from '../../emulator/execution/latency.ts';
import type { Measurement } from '../../../test/bench/measure-group.ts';

/** What published web apps on sheets take, as a multiple of the sum of the medians. */
const reported = { from: 2, to: 5 } as const;

// `Code.js` may have 160 KiB, and comes close to that.
const scriptKb = 145;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/**
 * @param measurements of a workbook with this number of invoices, among others
 * @throws Error when an operation was not measured
 */
export function speedSection(measurements: readonly Measurement[], rows: number): string {
  const find = (op: string): Measurement => {
    const found = measurements.find((one) => one.op === op && one.rows === rows);
    if (found === undefined) throw new Error(`${op} was not measured at ${rows} invoices.`);
    return found;
  };
  const { baseMs, perBundleKbMs } = publishedLatency.request;
  const shareMs = baseMs + perBundleKbMs * scriptKb;
  const writeMs = shareMs + find('create3').ms;
  const [list, create, payment] = ['list', 'create3', 'payment'].map((op) =>
    seconds(find(op).pessimistic_ms),
  );
  return [
    'The figures are counted calls × published medians: a lower bound, and not timed at Google.',
    `What nobody has published is estimated: with it, a list takes ${list} seconds, a new invoice ${create}, a payment ${payment}.`,
    `Google's own time, about ${seconds(shareMs)} seconds for a request, comes on top of both.`,
    `For a new invoice the sum is ${seconds(writeMs)} seconds; published web apps on sheets report two to five times such sums, so expect ${seconds(writeMs * reported.from)} to ${seconds(writeMs * reported.to)} seconds for a write.`,
    '*Measure this Google*, below the checks of *Health*, says what it is with your account.',
  ].join(' ');
}
