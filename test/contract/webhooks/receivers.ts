/** Receivers of webhooks behind the emulator's network, each by its host: what they are sent, and how they answer. */
import { Webhook } from 'standardwebhooks';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import type {
  FetchOutcome,
  FetchRequest,
  Transport,
} from '../../../src/emulator/services/url-fetch/transport.ts';

export interface Received {
  readonly host: string;
  readonly atMs: number;
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  // Tests reach into events freely: what is not there fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly event: any;
}

/** The reaction of a receiver to a request. */
type Behaviour = (request: FetchRequest) => FetchOutcome | 'hang';

export interface Receivers {
  readonly transport: Transport;
  readonly received: Received[];
  /** Sets how a host answers; a host without a behaviour answers 200. */
  answer(host: string, behaviour: Behaviour): void;
  /** The messages that were sent to a host. */
  sentTo(host: string): Received[];
}

/** How long a call of a quick receiver takes, in milliseconds. */
const quickMs = 80;

/** @param clock the clock that a waiting sender moves */
export function createReceivers(clock: () => EmulatorClock): Receivers {
  const received: Received[] = [];
  const behaviours = new Map<string, Behaviour>();
  const answerOne = (request: FetchRequest): { outcome: FetchOutcome; ms: number } => {
    const host = new URL(request.url).hostname;
    const body = Buffer.from(request.body ?? []).toString('utf8');
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const id = headers['webhook-id'] ?? '';
    received.push({ host, atMs: clock().now(), id, body, headers, event: JSON.parse(body) });
    const outcome = (behaviours.get(host) ?? (() => status(200)))(request);
    return outcome === 'hang'
      ? { outcome: { kind: 'failure', reason: 'timeout' }, ms: request.timeoutMs }
      : { outcome, ms: quickMs };
  };
  return {
    received,
    transport(requests) {
      const answers = requests.map(answerOne);
      clock().advance(Math.max(0, ...answers.map(({ ms }) => ms)));
      return answers.map(({ outcome }) => outcome);
    },
    answer: (host, behaviour) => behaviours.set(host, behaviour),
    sentTo: (host) => received.filter((one) => one.host === host),
  };
}

/** An answer with a status. */
export function status(
  code: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Uint8Array = '',
): FetchOutcome {
  return { kind: 'response', status: code, headers: Object.entries(headers), body: Buffer.from(body) };
}

/**
 * Verifies the signature as a receiver does, and returns the event. The verifier reads the machine's clock.
 * @throws Error when it is not right
 */
export function verified(secret: string, { headers, body, atMs }: Received): unknown {
  jest.useFakeTimers({ now: atMs });
  try {
    return new Webhook(secret).verify(body, { ...headers });
  } finally {
    jest.useRealTimers();
  }
}
