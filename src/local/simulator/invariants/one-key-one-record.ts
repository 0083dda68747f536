/** One idempotency key is one write, and everybody who sends it again gets the same answer. */
import type { Answer } from '../actor.ts';
import { isAcknowledged } from '../exchange.ts';
import type { Invariant } from './invariant.ts';

export const oneKeyOneRecord: Invariant = {
  name: 'one key is one write',
  check(run) {
    const keys = run.journal.map(({ idempotencyKey }) => idempotencyKey).filter((key) => key !== '');
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    const differing = run.exchanges.flatMap((exchange) => {
      const entry = run.entryOf(exchange);
      if (entry === undefined || !isAcknowledged(exchange)) return [];
      const committed = entry.records[entry.answer.record]?.text;
      const told = JSON.stringify(withoutSecret(exchange.answer?.body ?? {}));
      return told === committed
        ? []
        : [`${exchange.call.method} ${exchange.call.path} was told ${told} for ${committed}`];
    });
    return [...twice.map((key) => `the key ${key} has two entries`), ...differing];
  },
};

// A secret is told once and never enters the journal.
function withoutSecret(body: Answer['body']): Answer['body'] {
  return 'secret' in body ? { ...body, secret: null } : body;
}
