/** Every write that was acknowledged is in the journal, under its own key. */
import type { JudgedRun } from '../judged-run.ts';
import { type Exchange, isAcknowledged } from '../exchange.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

export const acknowledgedWrites: Invariant = {
  name: 'what was acknowledged is committed',
  check: (run) =>
    run.exchanges
      .filter((exchange) => isAcknowledged(exchange) && !isCommitted(run, exchange))
      .map(({ call, answer }) => `${call.method} ${call.path} was told ${JSON.stringify(answer?.body)}`),
};

// A write that changed nothing has no entry: then it was told of what another one had committed.
function isCommitted(run: JudgedRun, exchange: Exchange): boolean {
  if (run.entryOf(exchange) !== undefined) return true;
  const { id, object, version } = exchange.answer?.body ?? {};
  // To send something again is nothing that the journal would have to remember.
  if (object === 'recovery' || object === 'delivery') return true;
  return run.journal.some(({ records }) =>
    records.some((record) => record.id === id && parsedRecord(record).version === version),
  );
}
