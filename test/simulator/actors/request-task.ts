/** Requests on their way: sent alone or in one envelope, and again until each is answered. */
import { createHash } from 'node:crypto';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { runWebApp } from '../../../src/emulator/web-app/run-web-app.ts';
import type { Process } from '../execution/process.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { ApiCall, Pack, StepReply } from './actor.ts';
import {
  type ExchangeAttempt,
  type SimulatedExchange,
  isFinal,
  isGivenUp,
  readAnswers,
  requestFor,
} from './exchange.ts';

export interface RequestTask {
  readonly kind: 'request';
  /** The requests of the next execution. */
  readonly sent: readonly SimulatedExchange[];
  /** Those that come after it. */
  readonly waiting: readonly SimulatedExchange[];
  /** Its bits decide, one for each attempt, whether several go together. */
  readonly choice: number;
  /** How many executions there were. */
  readonly attempts: number;
}

/** Begins the history of the requests of a step. @param name of the step; each write without a key is known by it */
export function beginRequests(
  world: SimulatedWorld,
  step: ApiCall | Pack,
  actor: string,
  name: string,
): RequestTask {
  const sent =
    step.kind === 'request'
      ? [begin(world, step, { actor, name, requestId: null })]
      : step.calls.map((call, index) => {
          const own = `${name}-${index}`;
          return begin(world, call, { actor, name: own, requestId: requestIdOf(call, own) });
        });
  return { kind: 'request', sent, waiting: [], choice: step.kind === 'pack' ? step.choice : 0, attempts: 0 };
}

function begin(
  world: SimulatedWorld,
  call: ApiCall,
  { actor, name, requestId }: { actor: string; name: string; requestId: string | null },
): SimulatedExchange {
  const isUnkeyed = call.method === 'GET' || call.envelope !== undefined;
  return {
    actor,
    call,
    idempotencyKey: isUnkeyed ? null : (call.idempotencyKey ?? name),
    requestId,
    attempts: [],
    begunAt: world.tick,
    answeredAt: null,
    answer: null,
  };
}

// The script names what it cannot read itself.
function requestIdOf({ envelope }: ApiCall, name: string): string | null {
  if (envelope !== undefined) return null;
  return `req_${createHash('sha256').update(name).digest('hex').slice(0, 26).toUpperCase()}`;
}

/** What the end of an execution means for the requests that it was to answer. */
interface Concluded {
  /** What is to be sent next, and not before this time; null when every request is settled. */
  readonly next: RequestTask | null;
  readonly readyMs: number;
  /** The answer to a single request. */
  readonly reply: StepReply;
}

/** How long the gateway waits after a lost answer. */
const transportPauseMs = 1_000;

/** Hands out the answers of an execution that has ended. */
export function concludeRequests(
  world: SimulatedWorld,
  task: RequestTask,
  { id, calls }: Pick<Process, 'id' | 'calls'>,
  outcome: ExecutionOutcome,
): Concluded {
  const { sent, waiting, choice } = task;
  const request = requestFor(sent, world.scene.facts.keys);
  const answers = readAnswers(
    runWebApp(() => outcome, request, ''),
    sent.length,
  );
  world.tick += 1;
  const pauses = sent.map((exchange, index) => {
    const answer = answers[index] ?? null;
    const hasArrived = answer !== null && !world.lostAnswers.has(id);
    return settle(world, exchange, { id, answer, hasArrived, calls });
  });
  const left = [...sent.filter(({ answeredAt }) => answeredAt === null), ...waiting];
  const attempts = task.attempts + 1;
  const goTogether = ((choice >> attempts) & 1) === 1;
  const next: RequestTask = {
    ...task,
    attempts,
    sent: goTogether ? left : left.slice(0, 1),
    waiting: goTogether ? [] : left.slice(1),
  };
  return {
    next: left.length === 0 ? null : next,
    readyMs: world.clock.now() + Math.max(...pauses),
    reply: left.length === 0 && sent.length === 1 ? (sent[0]?.answer ?? null) : null,
  };
}

/** @returns for how long its sender waits, in milliseconds */
function settle(world: SimulatedWorld, exchange: SimulatedExchange, attempt: ExchangeAttempt): number {
  const { id, answer, hasArrived } = attempt;
  exchange.attempts.push(attempt);
  world.note(
    () =>
      `${id} ${hasArrived ? 'answers' : 'loses'} ${answer?.status ?? 'nothing'} ${JSON.stringify(answer?.body ?? {})}`,
  );
  if (hasArrived) exchange.answer = answer;
  if ((hasArrived && isFinal(answer)) || isGivenUp(exchange)) {
    exchange.answeredAt = world.tick;
    return 0;
  }
  return hasArrived ? Number(answer?.headers['Retry-After'] ?? 1) * 1000 : transportPauseMs;
}
