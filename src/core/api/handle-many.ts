/**
 * Answers several requests of one execution, each as if it had come alone: they are let in together, and their writes
 * are committed in groups.
 */
import { admitRequests, namesToAdmit } from '../access/admit-requests.ts';
import { hasScope } from '../access/scopes.ts';
import { busy } from '../errors/refusal.ts';
import { UnknownCommit } from '../store/journal/append-entry.ts';
import { openSession, sessionNames } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import type { Outcome } from '../store/transaction/commit.ts';
import { releaseKept, tryRelease } from '../store/transaction/hold-lock.ts';
import { type Settled, transactGroup } from '../store/transaction/transact-group.ts';
import type { Workspace } from '../workspace.ts';
import { type Admitted, letIn, presentedHash } from './admit.ts';
import {
  answerPrepared,
  type Prepared,
  prepare,
  type Received,
  receive,
  settle,
  unlocked,
} from './handle.ts';
import { outcomeAnswer } from './idempotency.ts';
import type { ApiRequest, ApiResponse } from './message.ts';
import { openAnswer } from './open-answers.ts';
import type { Answer, Write } from './operation.ts';
import { rateHeaders } from './rate-headers.ts';
import { refuseTooLarge } from './refuse-too-large.ts';
import type { RouteTable } from './routes/match-route.ts';

// The journal keeps a group in one row, and the lock is held until all its rows are written.
const groupMax = 16;

/** A request among others: it is answered once. */
interface PackedRequest {
  readonly received: Received;
  response: ApiResponse | null;
}

/** One that is let in, with its operation; `write` is null for one that runs alone. */
interface Ready {
  readonly packed: PackedRequest;
  readonly prepared: Prepared;
  write: Write | null;
}

type Say = (packed: PackedRequest, run: () => Answer) => void;

/** The answers, in the order of the requests. The requests may be of several keys, which learn nothing of each other. */
export function handleMany(
  workspace: Workspace,
  routes: RouteTable,
  requests: readonly ApiRequest[],
): readonly ApiResponse[] {
  const all = requests.map(
    (request): PackedRequest => ({ received: receive(workspace, request), response: null }),
  );
  const say: Say = (packed, run) => {
    packed.response = settle(workspace, packed.received, run);
  };
  const fail = (error: unknown) => (): never => {
    throw error;
  };
  try {
    answerAll(workspace, routes, all, say);
  } catch (error) {
    for (const one of all) if (one.response === null) say(one, fail(error));
  }
  return all.map(({ response }) => response as ApiResponse);
}

function answerAll(workspace: Workspace, routes: RouteTable, all: readonly PackedRequest[], say: Say): void {
  const presented = all.flatMap((packed) => {
    const { request } = packed.received;
    const hash = attempt(packed, say, () => {
      refuseTooLarge(request);
      const open = openAnswer(workspace, request);
      if (open !== null) say(packed, () => open);
      return open === null ? presentedHash(workspace, request) : null;
    });
    return hash === null ? [] : [{ packed, hash }];
  });
  if (presented.length === 0) return;
  const hashes = presented.map(({ hash }) => hash);
  const firstRead = workspace.cache.getAll([...namesToAdmit(hashes), ...sessionNames]);
  const isWriting = presented.some(({ packed }) => packed.received.request.method !== 'GET');
  const { admissions, holdsLock } = admitRequests(workspace, hashes, firstRead, isWriting);
  let isKept = holdsLock;
  try {
    const admitted = presented.flatMap(({ packed }, index) => {
      const one = attempt(packed, say, (): Admitted => {
        const { key, rate, properties } = letIn(admissions[index]);
        packed.received.rateHeaders = rateHeaders(rate);
        const may = (scope: string): boolean => hasScope(key.scopes, scope);
        return { key, rate, session: openSession(workspace, { ...properties, ...firstRead }, may) };
      });
      return one === null ? [] : [{ packed, admitted: one }];
    });
    const [first] = admitted;
    if (first === undefined) return;
    const common = { ...first.admitted.session, keepsLock: holdsLock };
    isKept = false;
    try {
      const table = unlocked(routes, common);
      const ready = admitted.flatMap(
        ({ packed, admitted: one }): Ready[] => attempt(packed, say, () => readyOf(table, packed, one)) ?? [],
      );
      const isRead = ({ prepared }: Ready): boolean => prepared.route.method === 'GET';
      runWrites(
        common,
        ready.filter((one) => !isRead(one)),
        say,
      );
      // A read comes behind the writes, so that it shows what is answered beside it.
      for (const one of ready.filter(isRead)) runAlone(common, one, say);
    } finally {
      releaseKept(common);
    }
  } finally {
    if (isKept) tryRelease(workspace);
  }
}

// Returns null when the request has been answered with what the step threw.
function attempt<Result>(packed: PackedRequest, say: Say, step: () => Result): Result | null {
  try {
    return step();
  } catch (error) {
    say(packed, () => {
      throw error;
    });
    return null;
  }
}

function readyOf(routes: RouteTable, packed: PackedRequest, admitted: Admitted): Ready[] {
  const prepared = prepare(routes, packed.received, admitted);
  const { call, route, guard } = prepared;
  const write = route.write === undefined ? null : guard(() => route.write?.(call) ?? null);
  return [{ packed, prepared, write }];
}

/** Runs writes in groups, and those alone that no group can take. */
function runWrites(session: Session, writes: readonly Ready[], say: Say): void {
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
function runAlone(common: Session, { packed, prepared }: Ready, say: Say): void {
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
