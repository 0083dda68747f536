/**
 * Sends the requests of many callers so that those which have to wait travel together. A request that leaves the queue
 * first makes the call for all that travel with it, because a Worker lets each request use only its own connections.
 */
import { placeHeader, type RequestEnvelope, type ResponseEnvelope } from '../../core/api/message.ts';
import { type CallAttempt, type AttemptResult, attemptAlone, attemptCall } from './attempt-call.ts';
import type { FailureCause } from './failure.ts';
import { packReader, type PackPlace, writePack } from './pack-envelope.ts';
import { createLanes, type Lanes, type PackQueue, type QueuedRequest } from './pack-queue.ts';
import type { PackingSettings } from './packing-settings.ts';
import { isOfApi, isRead, type KeyedRequest, mayShare } from './retry-policy.ts';
import { callMsMax, type TransportSettings } from './transport-settings.ts';

/** The caller of a request, as the queue has to know it. */
interface Caller {
  /** Says which requests are of the same caller: the hash of the key; empty where there is none. */
  readonly name: string;
  /** The network of a stranger, who may make up names; empty where it is not known. */
  readonly origin: string;
  /** True once the workspace has let the caller in. Others wait in a lane of their own. */
  isKnown(): boolean;
  /** Aborted when the caller has hung up: a request that still waits is not sent then. */
  readonly hungUp: AbortSignal | null;
}

/** The calls of all workspaces. */
export interface PackedCalls {
  /** Opens the attempts of one request. */
  open(caller: Caller): CallAttempt;
}

/** A waiting request, or one that travels in the call of another. */
interface WaitingRequest extends QueuedRequest, PackPlace {
  readonly envelope: RequestEnvelope;
  readonly tell: (turn: Turn) => void;
}

type Result = AttemptResult<ResponseEnvelope>;

/** A request either makes the call of a pack, or learns what came of it. */
type Turn = { readonly call: readonly WaitingRequest[] } | { readonly result: Result };

/** The queues of one workspace. */
interface Queues {
  readonly lanes: Lanes<WaitingRequest>;
  /** Until then the web app is sent no packs, because it has not understood one. */
  aloneUntil: number;
}

// One of the requests may be what the script or the answer cannot bear, so each is repeated alone.
const blamesRequest: ReadonlySet<FailureCause> = new Set([
  'answer_too_long',
  'not_an_envelope',
  'script_failed',
]);

export function createPackedCalls(settings: PackingSettings): PackedCalls {
  const workspaces = new Map<string, Queues>();
  const queuesOf = (transport: TransportSettings): Queues => {
    const known = workspaces.get(transport.execUrl);
    if (known !== undefined) return known;
    const lanes = createLanes<WaitingRequest>(settings, callMsMax(transport.limits));
    const queues = { lanes, aloneUntil: Number.NEGATIVE_INFINITY };
    workspaces.set(transport.execUrl, queues);
    return queues;
  };
  // Thousands of workspaces may use one gateway, and most of them are quiet.
  const forgetIdle = (execUrl: string, { lanes, aloneUntil }: Queues, now: number): void => {
    if (Object.values(lanes).every((lane) => lane.isIdle()) && aloneUntil <= now) workspaces.delete(execUrl);
  };

  /** Makes the call of a pack, and tells the others what came of it. */
  const makeCall = async (
    call: readonly WaitingRequest[],
    queue: PackQueue<WaitingRequest>,
    transport: TransportSettings,
  ): Promise<Result> => {
    const queues = queuesOf(transport);
    let results: readonly Result[] = [];
    try {
      results = await send(call, transport, () => {
        queues.aloneUntil = transport.now() + settings.refusedMs;
      });
    } finally {
      for (const [index, { tell }] of call.entries()) tell({ result: results[index] ?? lost });
      queue.ended(call, transport.now());
      startNext(queue, transport);
      forgetIdle(transport.execUrl, queues, transport.now());
    }
    return results[0] ?? lost;
  };

  return {
    open(caller) {
      let isBlamed = false;
      return async (request, transport) => {
        const { lanes, aloneUntil } = queuesOf(transport);
        const sendsAlone = settings.requestsMax === 1 || aloneUntil > transport.now();
        const isKnown = caller.isKnown();
        if (isKnown && sendsAlone) return attemptAlone(request, transport);
        const queue = lanes[laneOf(request, isKnown)];
        const isAlone = sendsAlone || isBlamed || !mayTravel(request, isKnown);
        const origin = isKnown ? '' : caller.origin;
        const waiting = waitingOf(request, { caller: caller.name, origin, isAlone });
        const turn = await waitForTurn(queue, waiting, { settings, transport, hungUp: caller.hungUp });
        const isShared = 'result' in turn || turn.call.length > 1;
        const result = 'result' in turn ? turn.result : await makeCall(turn.call, queue, transport);
        if (!isShared || result.kind !== 'failed' || !blamesRequest.has(result.cause)) return result;
        isBlamed = true;
        // The request is sent again, because the script may bear it when no other travels with it.
        return lost;
      };
    },
  };
}

const lost: Result = { kind: 'failed', cause: 'answer_lost' };

function laneOf(request: KeyedRequest, isKnown: boolean): keyof Lanes<WaitingRequest> {
  if (!isKnown) return 'stranger';
  return isRead(request) ? 'read' : 'write';
}

// Most strangers are refused, and a refusal neither takes nor answers much.
function mayTravel(request: KeyedRequest, isKnown: boolean): boolean {
  return isKnown ? mayShare(request) : isOfApi(request);
}

function waitingOf(
  { envelope }: KeyedRequest,
  facts: Pick<QueuedRequest, 'caller' | 'origin' | 'isAlone'>,
): Omit<WaitingRequest, 'tell'> {
  const { length } = JSON.stringify(envelope);
  const requestId = envelope.headers?.['x-request-id'] ?? '';
  return { ...facts, envelope, length, place: crypto.randomUUID(), requestId };
}

interface Waiting {
  readonly settings: PackingSettings;
  readonly transport: TransportSettings;
  readonly hungUp: AbortSignal | null;
}

/** Resolves when the request may make a call, when the call that it travels in has ended, or when neither has come in time. */
async function waitForTurn(
  queue: PackQueue<WaitingRequest>,
  queued: Omit<WaitingRequest, 'tell'>,
  { settings, transport, hungUp }: Waiting,
): Promise<Turn> {
  // A Worker takes a request for dead that waits for nothing of its own, so a timer runs as long as it waits.
  const timers: ReturnType<typeof setTimeout>[] = [];
  const later = (ms: number, run: () => void): number => timers.push(setTimeout(run, ms));
  let giveUp = (): void => undefined;
  const told = new Promise<Turn>((resolve) => {
    const waiting = { ...queued, tell: resolve };
    giveUp = () => {
      if (queue.leave(waiting)) resolve(failedTurn('too_many_waiting'));
    };
    for (const { tell } of queue.enter(waiting, transport.now())) tell(failedTurn('too_many_waiting'));
    startNext(queue, transport);
    later(settings.writeGatherMs, () => startNext(queue, transport));
    later(settings.waitMs, () => {
      giveUp();
      later(callMsMax(transport.limits), () => resolve(failedTurn('no_answer_in_time')));
    });
  });
  hungUp?.addEventListener('abort', giveUp, { once: true });
  if (hungUp?.aborted === true) giveUp();
  try {
    return await told;
  } finally {
    timers.forEach(clearTimeout);
    hungUp?.removeEventListener('abort', giveUp);
  }
}

function failedTurn(cause: FailureCause): Turn {
  return { result: { kind: 'failed', cause } };
}

function startNext(queue: PackQueue<WaitingRequest>, { now }: TransportSettings): void {
  for (let call = queue.next(now()); call !== null; call = queue.next(now())) call[0]?.tell({ call });
}

/** The result of each request of the call, in their order. */
async function send(
  call: readonly WaitingRequest[],
  transport: TransportSettings,
  refused: () => void,
): Promise<readonly Result[]> {
  const [first] = call;
  if (call.length === 1 && first !== undefined) return [await attemptAlone(first, transport)];
  const text = writePack(
    call.map(({ envelope, place }) =>
      JSON.stringify({ ...envelope, headers: { ...envelope.headers, [placeHeader]: place } }),
    ),
  );
  const read = packReader(call);
  const result = await attemptCall({ text, read }, transport);
  if (result.kind === 'failed') return call.map(() => result);
  if ('answers' in result.envelope)
    return result.envelope.answers.map((envelope) => ({ kind: 'envelope', envelope }));
  if (result.envelope.fault === 'not_taken') refused();
  return call.map(() => ({ kind: 'failed', cause: 'not_an_envelope' }));
}
