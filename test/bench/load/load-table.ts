/** Writes the results of a load as a table for a terminal. */
import type { Load, LoadResult } from './run-load.ts';

const columns = [
  'clients',
  'writes',
  'think',
  'packs',
  'lock',
  'order',
  'a second',
  'kind',
  'answers',
  '503',
  'p50',
  'p95',
  'p99',
  'calls',
  'lost',
];
const width = 9;

export function loadTable(results: readonly LoadResult[]): string {
  const lines = results.flatMap((result) => [linesOf(result, false), linesOf(result, true)]);
  return [columns, ...lines].map((cells) => cells.map((cell) => cell.padStart(width)).join('')).join('\n');
}

/** One line for each fault: an acknowledged record that is lost, or an error other than a 503 with a Retry-After. */
export function faultsOf({ load, answers, lost }: LoadResult): string[] {
  const strange = answers.filter(
    ({ status, hasRetryAfter }) => status >= 400 && !(status === 503 && hasRetryAfter),
  );
  return [
    ...(lost > 0 ? [`${load.clients} clients: ${lost} acknowledged records are not there once.`] : []),
    ...strange.map(({ status }) => `${load.clients} clients: a request was answered ${status}.`),
  ];
}

/** The results of the reads or of the writes of a load. */
export interface LoadFigures {
  readonly served: number;
  readonly perSecond: number;
  /** The number of answers with the status 503. */
  readonly refused: number;
  /** The times in milliseconds within which 50, 95 and 99 percent of the answers came. */
  readonly quantiles: readonly number[];
}

export function figuresOf({ load, answers }: LoadResult, isWrite: boolean): LoadFigures {
  const own = answers.filter((answer) => answer.isWrite === isWrite);
  const times = own.filter(({ status }) => status < 400).map(({ ms }) => ms);
  times.sort((a, b) => a - b);
  return {
    served: times.length,
    perSecond: times.length / (load.durationMs / 1000),
    refused: own.filter(({ status }) => status === 503).length,
    quantiles: [0.5, 0.95, 0.99].map((share) => quantile(times, share)),
  };
}

/** True when requests that have to wait travel together. */
export function isPacked({ packing }: Load): boolean {
  return packing.requestsMax > 1;
}

function linesOf(result: LoadResult, isWrite: boolean): string[] {
  const { load, calls, lost } = result;
  const { served, perSecond, refused, quantiles } = figuresOf(result, isWrite);
  return [
    String(load.clients),
    `${load.writeShare * 100} %`,
    `${load.thinkMsMax / 1000} s`,
    isPacked(load) ? 'yes' : 'no',
    load.rateLock,
    load.lockOrder,
    perSecond.toFixed(2),
    isWrite ? 'write' : 'read',
    String(served),
    String(refused),
    ...quantiles.map(shownSeconds),
    isWrite ? String(calls) : '',
    isWrite ? String(lost) : '',
  ];
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shownSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
