/** The table of the loads, and the limits that they miss. */
import { durationMs, type Kind, kinds, type LoadResult } from './load.ts';

// As much longer as a flood may make the median of the others.
const floodFactorMax = 1.5;

const perSecond = (times: readonly number[]): number => times.length / (durationMs / 1000);

function quantile(times: readonly number[], share: number): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

const shown = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join('');

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** A line for the reads and one for the writes of each load. */
export function loadTable(results: readonly LoadResult[]): string {
  const headings = 'clients writes think kind answers a_second least p50 p95 most calls'.split(' ');
  const lines = results.flatMap(({ load, times, calls }) =>
    kinds.map((kind) => {
      const within = (share: number): string =>
        times[kind].length === 0 ? '' : seconds(quantile(times[kind], share));
      const asked = [
        `${load.clients}${load.isFlooded === true ? ' flooded' : ''}`,
        `${load.writeShare * 100} %`,
        `${load.thinkMs / 1000} s`,
        kind,
      ];
      const limit = load.limits[kind];
      const [least, most] = limit === undefined ? ['', ''] : [`${limit.perSecond}`, seconds(limit.p95Ms)];
      const answered = [`${times[kind].length}`, perSecond(times[kind]).toFixed(2), least];
      return shown([...asked, ...answered, within(0.5), within(0.95), most, `${calls}`]);
    }),
  );
  return [shown(headings), ...lines].join('\n');
}

/** One sentence for each limit that is missed. */
export function missedLoads(results: readonly LoadResult[]): string[] {
  return results.flatMap((result) => [
    ...kinds.flatMap((kind) => missedLimits(result, kind)),
    ...(result.load.isFlooded === true ? heldUp(result, results) : []),
  ]);
}

function missedLimits({ load, times }: LoadResult, kind: Kind): string[] {
  const limit = load.limits[kind];
  if (limit === undefined) return [];
  const who = `${load.clients} ${load.isFlooded === true ? 'flooded ' : ''}clients with ${load.writeShare * 100} % writes`;
  const [rate, p95Ms] = [perSecond(times[kind]), quantile(times[kind], 0.95)];
  return [
    ...(rate < limit.perSecond
      ? [`${who} get ${rate.toFixed(2)} ${kind}s a second, fewer than ${limit.perSecond}.`]
      : []),
    ...(p95Ms > limit.p95Ms
      ? [`${who} wait ${seconds(p95Ms)} s for 95 % of their ${kind}s, longer than ${seconds(limit.p95Ms)} s.`]
      : []),
  ];
}

/** Compares with the same clients without a flood. */
function heldUp({ load: { clients, thinkMs }, times }: LoadResult, results: readonly LoadResult[]): string[] {
  const quiet = results.find(({ load }) => load.clients === clients && load.thinkMs === thinkMs)?.times;
  return kinds
    .filter((kind) => quantile(times[kind], 0.5) > floodFactorMax * quantile(quiet?.[kind] ?? [], 0.5))
    .map((kind) => `A flood holds up the ${kind}s of ${clients} clients.`);
}
