/** Invariants of Idempotency-Key: one key makes one record, and stands for one request. */
import type { ReceivedAnswer } from '../../actors/actor.ts';
import { type SimulatedExchange, isAcknowledged, isFinal } from '../../actors/exchange.ts';
import { keyHashesOf, type RunHistory } from '../../oracle/run-history.ts';
import type { Invariant } from '../invariant.ts';

/** One idempotency key is one write, and everybody who sends it again gets the same answer. */
export const oneKeyOneRecord: Invariant = {
  name: 'one key is one write',
  check(run) {
    const keys = run.journal.flatMap(keyHashesOf);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    const differing = run.exchanges.flatMap((exchange) => {
      const committed = run.committedAnswer(exchange);
      if (committed === undefined || !isAcknowledged(exchange)) return [];
      const told = JSON.stringify(withoutSecret(exchange.answer?.body ?? {}));
      return told === committed
        ? []
        : [`${exchange.call.method} ${exchange.call.path} was told ${told} for ${committed}`];
    });
    return [...twice.map((key) => `the key ${key} has two entries`), ...differing];
  },
};

// A secret is told once and never enters the journal.
function withoutSecret(body: ReceivedAnswer['body']): ReceivedAnswer['body'] {
  return 'secret' in body ? { ...body, secret: null } : body;
}

/** An idempotency key stands for one request: another one under it is refused with the code that says so. */
export const oneKeyOneRequest: Invariant = {
  name: 'one key is one request',
  check(run) {
    const { exchanges } = run;
    const groups = new Map<string, SimulatedExchange[]>();
    for (const exchange of exchanges) {
      const { idempotencyKey, call } = exchange;
      if (idempotencyKey === null) continue;
      const name = `${call.key ?? 'main'} ${idempotencyKey}`;
      groups.set(name, [...(groups.get(name) ?? []), exchange]);
    }
    return [
      ...[...groups.values()].flatMap((group) => (group.length > 1 ? faultsOf(run, group) : [])),
      ...exchanges.flatMap((exchange) => repetitionFaults(run, exchange)),
    ];
  },
};

/** A key that was used before the run is known, for the same request or for another. */
function repetitionFaults({ scene, entryOf }: RunHistory, exchange: SimulatedExchange): string[] {
  const { answer } = exchange;
  const isKnown = (entryOf(exchange)?.transaction ?? Number.POSITIVE_INFINITY) <= scene.journal.length;
  if (!isKnown || !isFinal(answer) || answer.status < 300 || answer.body.code === reused) return [];
  return [`${requestOf(exchange)} was done before and was answered ${String(answer.body.code)}`];
}

const reused = 'idempotency_key_reused';

function faultsOf({ entryOf }: RunHistory, group: readonly SimulatedExchange[]): string[] {
  const [first] = group.filter(isAcknowledged).sort((a, b) => (a.answeredAt ?? 0) - (b.answeredAt ?? 0));
  return group.flatMap((exchange) => {
    const { answer } = exchange;
    if (!isFinal(answer) || exchange === first) return [];
    const told = `${requestOf(exchange)} was answered ${answer.status} ${String(answer.body.code ?? answer.body.id)}`;
    if (first !== undefined)
      return mayBeTold(exchange, answer, first) ? [] : [`${told} behind ${requestOf(first)}`];
    // A refused request frees its key.
    return answer.body.code === reused && entryOf(exchange) === undefined
      ? [`${told} for a key of no other request`]
      : [];
  });
}

/** @param first the request that the key stands for, or one that was sent again */
function mayBeTold(
  exchange: SimulatedExchange,
  { status, body }: ReceivedAnswer,
  first: SimulatedExchange,
): boolean {
  const isTwin = requestOf(exchange) === requestOf(first);
  if (body.code === reused) return !isTwin;
  if (status < 300) return isTwin;
  // It may have been refused for itself before there was another one.
  return exchange.begunAt <= (first.answeredAt ?? 0);
}

/** The request that a key stands for. */
function requestOf({ call: { method, path, body } }: SimulatedExchange): string {
  return `${method} ${path} ${JSON.stringify(body ?? null)}`;
}
