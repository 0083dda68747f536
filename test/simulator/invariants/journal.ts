/** Invariants of the journal: it has every acknowledged write and no gap, and no lock outlives its execution. */
import { type ExchangeAttempt, type SimulatedExchange, isAcknowledged } from '../actors/exchange.ts';
import { type RunHistory, parsedRecord } from '../oracle/run-history.ts';
import type { Invariant } from './invariant.ts';

/** How long events can be asked for. */
const keptMs = 30 * 86_400_000;

/** The journal counts its transactions without a gap, its times rise, each series rises one by one, and no row is removed early. */
export const unbrokenJournal: Invariant = {
  name: 'the journal is unbroken',
  check: ({ journal, retiredMs }) =>
    journal.flatMap((entry, index) => {
      const before = journal[index - 1];
      const removedMs = retiredMs.get(entry.transaction) ?? Number.POSITIVE_INFINITY;
      const faults =
        entry.transaction === index + 1 ? [] : [`transaction ${entry.transaction} stands at ${index + 1}`];
      if (removedMs < Date.parse(entry.at) + keptMs)
        faults.push(`transaction ${entry.transaction} of ${entry.at} was removed too early`);
      if (before !== undefined && !(entry.at > before.at))
        faults.push(`time stands still at transaction ${entry.transaction}`);
      // A sweep makes records of several rows in one transaction.
      const written = entry.records.filter(({ kind }) => kind !== 'recorded').length;
      for (const [name, last] of Object.entries(before?.series ?? {})) {
        const step = (entry.series[name] ?? 0) - last;
        if (step < 0 || step > written)
          faults.push(`the series ${name} goes up by ${step} at transaction ${entry.transaction}`);
      }
      return faults;
    }),
};

/** Every write that was acknowledged is in the journal, under its own key. */
export const acknowledgedWrites: Invariant = {
  name: 'what was acknowledged is committed',
  check: (run) =>
    run.exchanges
      .filter((exchange) => isAcknowledged(exchange) && !isCommitted(run, exchange))
      .map(({ call, answer }) => `${call.method} ${call.path} was told ${JSON.stringify(answer?.body)}`),
};

// A write that changed nothing has no entry: then it was told of what another one had committed.
function isCommitted(run: RunHistory, exchange: SimulatedExchange): boolean {
  if (run.entryOf(exchange) !== undefined) return true;
  const { status, body = {} } = exchange.answer ?? {};
  const { id, object, version, results = [] } = body;
  // To send something again is nothing that the journal would have to remember.
  if (object === 'recovery' || object === 'delivery') return true;
  // A batch of which nothing can be created writes nothing.
  if (object === 'batch_result')
    return (results as readonly { readonly status: number }[]).every(({ status }) => status !== 201);
  // Whoever has made a record has changed something.
  return (
    status !== 201 &&
    run.journal.some(({ records }) =>
      records.some((record) => record.id === id && parsedRecord(record).version === version),
    )
  );
}

/**
 * A write that was told that nothing was done is not committed, now or later: each entry under a key belongs to an
 * attempt that was told that it is done, that nobody knows, or nothing at all.
 */
export const refusalsCommitNothing: Invariant = {
  name: 'what was refused is not committed',
  check(run) {
    // One transaction may answer several requests.
    const owned = new Set(
      run.exchanges.filter(({ attempts }) => attempts.some(mayHaveCommitted)).map(keyNamed),
    );
    return run.exchanges.flatMap((exchange) => {
      const { transaction = 0 } = run.entryOf(exchange) ?? {};
      if (transaction <= run.scene.journal.length || owned.has(keyNamed(exchange))) return [];
      const told = exchange.attempts.map(({ answer }) => String(answer?.body.code ?? answer?.status));
      const { method, path } = exchange.call;
      return [`${method} ${path} is transaction ${transaction}, and was told ${told.join(', ')}`];
    });
  },
};

function keyNamed({ call, idempotencyKey }: SimulatedExchange): string {
  return `${call.key ?? 'main'} ${idempotencyKey}`;
}

function mayHaveCommitted({ answer }: ExchangeAttempt): boolean {
  if (answer === null || answer.body.code === 'outcome_unknown') return true;
  return answer.status < 300 && answer.headers['Idempotent-Replayed'] === undefined;
}

/** When all executions have ended, nobody holds a lock. */
export const noLockHeld: Invariant = {
  name: 'no lock is held at the end',
  check: ({ world }) =>
    [...world.emulator.world.locks.held()].map(([lock, holder]) => `${holder} holds the lock ${lock}`),
};
