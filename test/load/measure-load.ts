/** Measures a load: sends each next call when the last one is answered, and takes the time of each. */
/// <reference path="./autocannon.d.ts" />
import type { EventEmitter } from 'node:events';

import autocannon, { type Request } from 'autocannon';

export interface LoadSettings<Context> {
  /** The origin of all requests. */
  readonly url: string;
  /** Each connection sends its next call when the last one is answered. */
  readonly connections: number;
  readonly seconds: number;
  /** Seconds before the measurement, because the first calls wait for the compiler and for connections. */
  readonly warmUpSeconds: number;
  /** Sent in turn by each connection. */
  readonly requests: readonly Request<Context>[];
  /** The statuses of one call, for example 302 and 200 when a caller walks both hops itself. */
  readonly hops: readonly number[];
  /** Milliseconds of processor time that the measured process has used so far. */
  readonly usedMs?: () => Promise<number>;
}

export interface MeasuredLoad extends Figures {
  /** Milliseconds of processor time for each call; null where it is not measured. */
  readonly cpu_ms: number | null;
}

/** Runs the load after a warm-up and measures it. */
export async function measureLoad<Context>(load: LoadSettings<Context>): Promise<MeasuredLoad> {
  const { warmUpSeconds, seconds, usedMs, ...rest } = load;
  await runLoad(rest, warmUpSeconds);
  const before = await usedMs?.();
  const figures = await runLoad(rest, seconds);
  const after = await usedMs?.();
  const isMeasured = before !== undefined && after !== undefined && figures.calls > 0;
  return {
    ...figures,
    cpu_ms: isMeasured ? Math.round(((after - before) / figures.calls) * 100) / 100 : null,
  };
}

async function runLoad<Context>(
  { hops, ...rest }: Omit<LoadSettings<Context>, 'seconds' | 'warmUpSeconds' | 'usedMs'>,
  seconds: number,
): Promise<Figures> {
  const milliseconds: number[] = [];
  const walks = new Map<EventEmitter, { hop: number; ms: number }>();
  let failures = 0;
  const running = autocannon({ ...rest, duration: seconds });
  running.on('response', (connection: EventEmitter, status: number, _bytes: number, ms: number) => {
    const { hop, ms: before } = walks.get(connection) ?? { hop: 0, ms: 0 };
    if (status !== hops[hop]) failures += 1;
    const isWhole = hop === hops.length - 1;
    if (isWhole) milliseconds.push(before + ms);
    walks.set(connection, isWhole ? { hop: 0, ms: 0 } : { hop: hop + 1, ms: before + ms });
  });
  const { errors } = await running;
  return summarizeCalls(milliseconds, failures + errors, seconds);
}

interface Figures {
  readonly calls: number;
  /** Calls that were not answered as they should. */
  readonly failures: number;
  readonly per_second: number;
  /** Milliseconds that half, 95 and 99 of a hundred calls took at most. */
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
}

/** @param millisecondsOfCalls in any order */
export function summarizeCalls(
  millisecondsOfCalls: readonly number[],
  failures: number,
  seconds: number,
): Figures {
  const sorted = [...millisecondsOfCalls].sort((a, b) => a - b);
  return {
    calls: sorted.length,
    failures,
    per_second: Math.round(sorted.length / seconds),
    p50_ms: percentile(sorted, 50),
    p95_ms: percentile(sorted, 95),
    p99_ms: percentile(sorted, 99),
  };
}

/** The nearest rank, to a hundredth of a millisecond; 0 where nothing was measured. */
function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return Math.round((sorted[rank - 1] ?? 0) * 100) / 100;
}
