/** Writes what a load has come to as a table for a terminal. */
import type { Answered } from './client.ts';
import type { LoadResult } from './run-load.ts';

const columns = [
  'clients',
  'writes',
  'think',
  'a second',
  'kind',
  'answers',
  '503',
  'p50',
  'p95',
  'p99',
  'lost',
];
const width = 9;

export function loadTable(results: readonly LoadResult[]): string {
  const lines = results.flatMap((result) => [linesOf(result, false), linesOf(result, true)]);
  return [columns, ...lines].map((cells) => cells.map((cell) => cell.padStart(width)).join('')).join('\n');
}

/** What must not be: something acknowledged that is lost, or a refusal that does not say when to come again. */
export function faultsOf({ load, answers, lost }: LoadResult): string[] {
  const strange = answers.filter(
    ({ status, hasRetryAfter }) => status >= 400 && !(status === 503 && hasRetryAfter),
  );
  return [
    ...(lost > 0 ? [`${load.clients} clients: ${lost} acknowledged records are not there once.`] : []),
    ...strange.map(({ status }) => `${load.clients} clients: a request was answered ${status}.`),
  ];
}

function linesOf({ load, answers, lost }: LoadResult, isWrite: boolean): string[] {
  const own = answers.filter((answer) => answer.isWrite === isWrite);
  const served = own.filter(({ status }) => status < 400);
  const times = served.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    String(load.clients),
    `${load.writeShare * 100} %`,
    `${load.thinkMsMax / 1000} s`,
    (served.length / (load.durationMs / 1000)).toFixed(2),
    isWrite ? 'write' : 'read',
    String(served.length),
    String(own.filter(isBusy).length),
    ...[0.5, 0.95, 0.99].map((share) => shownSeconds(quantile(times, share))),
    isWrite ? String(lost) : '',
  ];
}

const isBusy = ({ status }: Answered): boolean => status === 503;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shownSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
