/** The receivers of webhooks: they note what is sent to them, and answer as the seed decides. */
import type {
  FetchOutcome,
  FetchRequest,
  Transport,
} from '../../../src/emulator/services/url-fetch/transport.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** A webhook as it was sent. */
export interface SentWebhook {
  readonly url: string;
  /** The event's id by its header. */
  readonly eventId: string;
  /** Milliseconds of the world's clock. */
  readonly atMs: number;
  /** Seconds since the Unix epoch by its header. */
  readonly timestamp: number;
  /** The header that proves who has sent it. */
  readonly signature: string;
  readonly body: string;
  /** The execution that sent it. */
  readonly sender: string;
  /** True when the receiver has it and says so: a failure may have arrived all the same. */
  readonly isAccepted: boolean;
}

/** Where the script is deployed; the web app answers nothing there but the questions of Health about its locks. */
export const simulatedExecUrl = 'https://script.google.com/macros/s/simulated/exec';

/** Where a receiver answers that it wants no more. */
export const goneUrl = 'https://gone.example.com/hooks';

/** How often a receiver fails, when it does at all. */
const failures: readonly FetchOutcome[] = [
  { kind: 'failure', reason: 'timeout' },
  { kind: 'failure', reason: 'unreachable' },
  { kind: 'response', status: 500, headers: [], body: new Uint8Array() },
];

const gone: FetchOutcome = { kind: 'response', status: 410, headers: [], body: new Uint8Array() };
const success: FetchOutcome = { kind: 'response', status: 204, headers: [], body: new Uint8Array() };

/**
 * A network whose receivers fail at times.
 * @param mayProve true when the web app may answer that its user lock excludes all callers, as it does every other time
 */
export function createReceiver(
  random: SeededRandom,
  nowMs: () => number,
  sender: () => string,
  mayProve: boolean,
): { readonly transport: Transport; readonly sent: readonly SentWebhook[] } {
  const sent: SentWebhook[] = [];
  const failureChance = random.pick([0, 0, 0.3]);
  const answer = (request: FetchRequest): FetchOutcome => {
    const usual = request.url === goneUrl ? gone : success;
    const outcome = random.chance(failureChance) ? random.pick(failures) : usual;
    sent.push(noteOf(request, { atMs: nowMs(), sender: sender(), isAccepted: outcome === success }));
    return outcome;
  };
  const tellLocks = (): FetchOutcome => {
    const told = {
      is_free: false,
      is_user_lock_free: false,
      excludes_callers: mayProve && random.chance(0.5),
    };
    const body = Buffer.from(JSON.stringify({ status: 200, headers: {}, body: told }));
    return { kind: 'response', status: 200, headers: [['content-type', 'application/json']], body };
  };
  return {
    sent,
    transport: (requests) =>
      requests.map((request) => (request.url.startsWith(simulatedExecUrl) ? tellLocks() : answer(request))),
  };
}

function noteOf(
  { url, headers, body }: FetchRequest,
  circumstances: Pick<SentWebhook, 'atMs' | 'sender' | 'isAccepted'>,
): SentWebhook {
  const header = (name: string): string =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  return {
    url,
    eventId: header('webhook-id'),
    timestamp: Number(header('webhook-timestamp')),
    signature: header('webhook-signature'),
    body: Buffer.from(body ?? []).toString('utf8'),
    ...circumstances,
  };
}
