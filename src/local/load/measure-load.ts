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
}

/** Measures after a warm-up. */
export async function measureLoad<Context>(load: Load<Context>): Promise<Figures> {
  const { warmUpSeconds, seconds, ...rest } = load;
  await runLoad(rest, warmUpSeconds);
  return runLoad(rest, seconds);
}

async function runLoad<Context>(
  { hops, ...rest }: Omit<Load<Context>, 'seconds' | 'warmUpSeconds'>,
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
