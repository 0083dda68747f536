/** Runs the operations of requests that came in one envelope: writes in groups, those alone that no group can take. */
import { busy } from '../../errors/refusal.ts';
import { UnknownCommit } from '../../store/journal/append-entry.ts';
import type { Session } from '../../store/session.ts';
import type { Outcome } from '../../store/transaction/commit.ts';
import { releaseKept } from '../../store/transaction/hold-lock.ts';
import { type Settled, transactGroup } from '../../store/transaction/transact-group.ts';
import { answerPrepared, type Prepared, type Received } from '../handle.ts';
import { outcomeAnswer } from '../idempotency.ts';
import type { ApiResponse } from '../message.ts';
import type { Answer, Write } from '../operation.ts';

// The journal keeps a group in one row, and the lock is held until all its rows are written.
const groupMax = 16;

/** A request among others: it is answered once. */
export interface PackedRequest {
  readonly received: Received;
  response: ApiResponse | null;
}

/** One that is let in, with its operation; `write` is null for one that runs alone. */
export interface Ready {
  readonly packed: PackedRequest;
  readonly prepared: Prepared;
  write: Write | null;
}

/** Answers a request with what a step returns or throws. */
export type Say = (packed: PackedRequest, run: () => Answer) => void;

/** Runs writes in groups, and those alone that no group can take. */
export function runWrites(session: Session, writes: readonly Ready[], say: Say): void {
  const isGroupable = (one: Ready): boolean => one.write !== null && one.packed.response === null;
  // New records come first: a payment answers nothing that a change of its invoice could not build on.
  const makesRecord = ({ prepared }: Ready): boolean => prepared.route.successStatus === 201;
  const inOrder = [...writes].sort((a, b) => Number(makesRecord(b)) - Number(makesRecord(a)));
  for (let group = inOrder.filter(isGroupable); group.length > 1; group = inOrder.filter(isGroupable)) {
    const members = group.slice(0, groupMax);
    const settled = transactGroup(
      session,
      members.map(({ write, prepared }) => ({ ...(write as Write), may: prepared.call.session.may })),
    );
    for (const [index, one] of members.entries()) tell(one, settled[index] as Settled, say);
    if (settled.some((one) => 'error' in one && one.error instanceof UnknownCommit))
      session.hasUnflushedWrites = true;
    if (session.hasUnflushedWrites) break;
  }
  for (const one of writes) if (one.packed.response === null) runAlone(session, one, say);
}

function tell(one: Ready, settled: Settled, say: Say): void {
  if ('turn' in settled) {
    if (settled.turn === 'alone') one.write = null;
    return;
  }
  const { guard, receipt } = one.prepared;
  const outcome = (): Outcome => {
    if ('error' in settled) throw settled.error;
    return settled.outcome;
  };
  say(one.packed, () => receipt(outcomeAnswer(guard(outcome))));
}

/** Runs one operation with what the others have learned; none behind a commit whose rows are not confirmed. */
export function runAlone(common: Session, { packed, prepared }: Ready, say: Say): void {
  const { session } = prepared.call;
  say(packed, () => {
    if (common.hasUnflushedWrites)
      throw busy('workspace_busy', 'Other requests are in progress. Try again.', 2);
    session.hints = common.hints;
    session.keepsLock = common.keepsLock && prepared.route.method !== 'GET';
    if (session.keepsLock) common.keepsLock = false;
    try {
      return answerPrepared(prepared);
    } finally {
      releaseKept(session);
      common.hints = session.hints;
      common.hasUnflushedWrites ||= session.hasUnflushedWrites;
    }
  });
}
