/** Sends calls as fast as they are answered, and takes the time of each. */
/// <reference path="./autocannon.d.ts" />
import type { EventEmitter } from 'node:events';
import autocannon, { type Request } from 'autocannon';
import { type Figures, figuresOf } from './figures.ts';

export interface Load<Context> {
  /** The origin of all requests. */
  readonly url: string;
  /** Each sends its next call when the last one is answered. */
  readonly connections: number;
  readonly seconds: number;
  /** The first calls wait for the compiler and for connections. */
  readonly warmUpSeconds: number;
  /** Sent in turn by each connection. */
  readonly requests: readonly Request<Context>[];
  /** The statuses of one call, for example 302 and 200 when a caller walks both hops itself. */
  readonly hops: readonly number[];
  /** Milliseconds of the processor that the measured part has used so far. */
  readonly usedMs?: () => Promise<number>;
}

export interface MeasuredLoad extends Figures {
  /** Milliseconds of the processor for each call; null where nobody tells. */
  readonly cpu_ms: number | null;
}

/** Measures after a warm-up. */
export async function measureLoad<Context>(load: Load<Context>): Promise<MeasuredLoad> {
  const { warmUpSeconds, seconds, usedMs, ...rest } = load;
  await runLoad(rest, warmUpSeconds);
  const before = await usedMs?.();
  const figures = await runLoad(rest, seconds);
  const after = await usedMs?.();
  const isTold = before !== undefined && after !== undefined && figures.calls > 0;
  return { ...figures, cpu_ms: isTold ? Math.round(((after - before) / figures.calls) * 100) / 100 : null };
}

async function runLoad<Context>(
  { hops, ...rest }: Omit<Load<Context>, 'seconds' | 'warmUpSeconds' | 'usedMs'>,
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
  return figuresOf(milliseconds, failures + errors, seconds);
}
