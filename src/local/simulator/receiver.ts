/** The receivers of webhooks: they note what arrives, and answer as the seed decides. */
import type { FetchOutcome, FetchRequest, Transport } from '../emulator/url-fetch/transport.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A webhook as it arrived. */
export interface Arrival {
  readonly url: string;
  /** The event's id by its header. */
  readonly eventId: string;
  /** Milliseconds of the world's clock. */
  readonly atMs: number;
  /** Seconds since the Unix epoch by its header. */
  readonly timestamp: number;
  readonly body: string;
  /** The execution that sent it. */
  readonly sender: string;
}

/** Where the scene's endpoints are. */
export const receiverUrls = ['https://one.example.com/hooks', 'https://two.example.com/hooks'] as const;

/** How often a receiver fails, when it does at all. */
const failures: readonly FetchOutcome[] = [
  { kind: 'failure', reason: 'timeout' },
  { kind: 'failure', reason: 'unreachable' },
  { kind: 'response', status: 500, headers: [], body: new Uint8Array() },
];

const success: FetchOutcome = { kind: 'response', status: 204, headers: [], body: new Uint8Array() };

/** A network whose receivers fail at times; what times out may have arrived all the same. */
export function createReceiver(
  random: SeededRandom,
  nowMs: () => number,
  sender: () => string,
): { readonly transport: Transport; readonly arrivals: readonly Arrival[] } {
  const arrivals: Arrival[] = [];
  const failureChance = random.pick([0, 0, 0.3]);
  const answer = (request: FetchRequest): FetchOutcome => {
    const outcome = random.chance(failureChance) ? random.pick(failures) : success;
    const isLost = outcome.kind === 'failure' && random.chance(0.5);
    if (!isLost) arrivals.push(arrivalOf(request, nowMs(), sender()));
    return outcome;
  };
  return { arrivals, transport: (requests) => requests.map(answer) };
}

function arrivalOf({ url, headers, body }: FetchRequest, atMs: number, sender: string): Arrival {
  const header = (name: string): string =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  return {
    url,
    eventId: header('webhook-id'),
    atMs,
    timestamp: Number(header('webhook-timestamp')),
    body: Buffer.from(body ?? []).toString('utf8'),
    sender,
  };
}
