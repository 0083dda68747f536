/**
 * Answers the requests of one execution, each as if it had come alone: a lone request is a list of one. They are let in
 * together, and every check is made in the order of the contract; then come the writes, in common transactions, and then
 * the reads, so that they show what is answered beside them.
 */
import { busy, lacking, overtaken, Refusal } from '../errors/refusal.ts';
import { isOfOtherMode } from '../schema/record-id.ts';
import { parseHints } from '../store/hints.ts';
import type { Session } from '../store/session.ts';
import type { GroupRules } from '../store/transaction/group-rules.ts';
import { releaseKept } from '../store/transaction/hold-lock.ts';
import { finishUnfinished } from '../store/transaction/redo-tail.ts';
import type { Settled, Write } from '../store/transaction/commit-writes.ts';
import { transactAll } from '../store/transaction/transact.ts';
import type { Workspace } from '../workspace.ts';
import { admit, type Admitted, present, type Presented, refuseKeyInUrl } from './admit.ts';
import { namesTag } from './entity-tag.ts';
import { type Asked, runStep, type Exchange, fail, openExchange, responseOf } from './exchange.ts';
import { outcomeAnswer } from './idempotency.ts';
import type { LimitedAnswers } from './limited-answers.ts';
import { packBytesMax, pageBytesMax } from './limits.ts';
import type { ApiRequest, ApiResponse } from './message.ts';
import { isOpen, openAnswer } from './open-answers.ts';
import type { Answer, Call, Route } from './operation.ts';
import { runRoute } from './operations/write.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { refuseTooLarge } from './refuse-too-large.ts';
import { matchRoute } from './routes/match-route.ts';

/**
 * The API as a function. Nothing that it throws is ever meant for the caller.
 * @param routes the usual routes; the others are loaded when none of these takes a request
 * @returns the responses in the order of the requests, which may be of several keys that learn nothing of each other
 */
export function handle(
  workspace: Workspace,
  routes: readonly Route[],
  asked: readonly Asked[],
): ApiResponse[] {
  const exchanges = asked.map((one) => openExchange(workspace, one));
  try {
    const rules = asked.length > 1 ? workspace.background.groupRules() : null;
    const pack = { routes, exchanges, rules };
    for (const part of presentAll(workspace, exchanges)) answerPart(pack, part);
  } catch (error) {
    for (const one of exchanges) if (one.answer === null) fail(workspace, one, error);
  }
  return exchanges.map(responseOf);
}

/** Requests that came together. */
interface Pack {
  readonly routes: readonly Route[];
  readonly exchanges: readonly Exchange[];
  /** Null for a lone request. */
  readonly rules: GroupRules | null;
}

/** Answers what needs no key. The rest is returned in the parts that share a session. */
function presentAll(workspace: Workspace, exchanges: readonly Exchange[]): Presented[][] {
  const parts = new Map<string, Presented[]>();
  for (const exchange of exchanges.filter(({ answer }) => answer === null)) {
    const { request } = exchange;
    runStep(workspace, exchange, () => {
      refuseTooLarge(request);
      // Whoever has no key gets no more than the longest answer.
      if (isOpen(request.path)) refuseBeyond(exchanges, pageBytesMax);
      exchange.answer = openAnswer(workspace, request);
      if (exchange.answer !== null) return;
      const presented = present(workspace, exchange);
      parts.set(presented.part, [...(parts.get(presented.part) ?? []), presented]);
    });
  }
  return [...parts.values()];
}

/** @throws Refusal workspace_busy once the answers that are there take more bytes */
function refuseBeyond(exchanges: readonly Exchange[], bytesMax: number): void {
  const bytes = exchanges.reduce((sum, { answer }) => sum + (answer?.body.length ?? 0), 0);
  if (bytes > bytesMax) throw busy('workspace_busy', 'The answers beside this one are long. Try again.', 1);
}

function answerPart(pack: Pack, part: readonly Presented[]): void {
  const { session, admitted } = admit(part);
  if (session === null) return;
  try {
    carryOut(pack, session, admitted);
    const { livemode, background } = session.workspace;
    const stopped = admitted.filter(({ exchange }) => exchange.lacksSheet);
    if (livemode || stopped.length === 0) return;
    releaseKept(session);
    try {
      // Without a journal nothing can have been written: these requests begin anew.
      if (!background.testSheets().make()) return;
    } catch (error) {
      // Callers learn why the sheets cannot be made, because no Set up makes them then.
      for (const { exchange } of stopped) fail(session.workspace, exchange, error);
      return;
    }
    for (const { exchange } of stopped) exchange.answer = null;
    const anew = { ...session, hints: parseHints(undefined), seenLayouts: new Map() };
    carryOut(pack, anew, stopped);
  } finally {
    // A write that is refused before its transaction still has the lock under which it was let in.
    releaseKept(session);
  }
}

function carryOut({ routes, exchanges, rules }: Pack, session: Session, admitted: readonly Admitted[]): void {
  const { workspace } = session;
  const prepared = admitted.flatMap(
    (one) => runStep(workspace, one.exchange, () => prepare(routes, session, one)) ?? [],
  );
  answerWrites(session, prepared, rules);
  const isRead = ({ route }: Prepared): boolean => route.method === 'GET';
  const lone = prepared.filter(({ write }) => write === null);
  for (const one of [...lone.filter((other) => !isRead(other)), ...lone.filter(isRead)])
    runStep(workspace, one.exchange, () => {
      if (session.hasUnflushedWrites) throw overtaken();
      if (isRead(one)) {
        refuseBeyond(exchanges, packBytesMax);
        releaseKept(session);
        // A write finishes what is committed before it under its own lock.
        finishUnfinished(session);
      }
      answer(one, () => runRoute(one.route, one.call));
    });
}

/** A request whose operation can run. */
interface Prepared {
  readonly exchange: Exchange;
  readonly call: Call;
  readonly route: Route;
  /** Null for an operation that is no single write. */
  readonly write: Write | null;
  /** What restricts the answer; null for a key that may read all records, and for one that only reads. */
  readonly limited: LimitedAnswers | null;
}

/** Makes every check that comes before the operation. */
function prepare(routes: readonly Route[], session: Session, { exchange, key, may }: Admitted): Prepared {
  const { request, requestId } = exchange;
  refuseKeyInUrl(request, key);
  const { route, id } = matchRoute(routes, request, () => unlockedBackground(session));
  const missing = route.scopes.find((scope) => !may(scope));
  if (missing !== undefined) throw lacking(missing);
  // The answer is the same whether there is such a record or not.
  if (isOfOtherMode(id, session.workspace.livemode))
    throw new Refusal('not_found', 'Test keys see test data alone, and live keys see none of it.');
  const body = readBody(request, route);
  if (request.isQueryBroken === true)
    throw new Refusal('invalid_parameter', 'A % in the query begins no escape: write %25.');
  const query = readQuery(request.query, route.parameters);
  const call = { session, key, may, request, requestId, id, query, body };
  // Loaded before a write, because nothing may fail between the commit and its answer.
  const limited =
    route.method === 'GET' || readsAll(call) ? null : unlockedBackground(session).limitedAnswers();
  const one = { exchange, call, route, limited };
  return { ...one, write: withheld(one, () => route.write?.(call) ?? null) };
}

/** What is loaded on demand. While that takes its time, other writes do not wait. */
function unlockedBackground(session: Session): Workspace['background'] {
  releaseKept(session);
  return session.workspace.background;
}

function readsAll({ session, may }: Call): boolean {
  return session.resources.every(({ plural }) => may(`${plural}:read`));
}

/** Runs the writes that can be committed together. */
function answerWrites(session: Session, prepared: readonly Prepared[], rules: GroupRules | null): void {
  const makesRecord = ({ route }: Prepared): boolean => route.successStatus === 201;
  // New records come first: a payment answers nothing that a change of its invoice could not build on.
  const writes = prepared
    .flatMap(({ write, ...one }) => (write === null ? [] : [{ ...one, write }]))
    .sort((a, b) => Number(makesRecord(b)) - Number(makesRecord(a)));
  if (writes.length === 0) return;
  const settled = transactAll(
    session,
    writes.map(({ write }) => write),
    rules,
  );
  for (const [place, one] of writes.entries())
    runStep(session.workspace, one.exchange, () =>
      answer(one, () => {
        const own = settled[place] as Settled;
        if ('error' in own) throw own.error;
        return outcomeAnswer(own.outcome);
      }),
    );
}

/** Answers with what the operation answers, as the key may know it. */
function answer(one: Prepared, operation: () => Answer): void {
  const { exchange, call, limited } = one;
  const full = withheld(one, operation);
  const told = limited === null ? full : limited.limit(full, call);
  exchange.answer = isKnown(call.request, told) ? { ...told, status: 304, body: '' } : told;
}

/** Runs a step, and withholds from its error what the key may not know. */
function withheld<Result>(
  { call, route, limited }: Pick<Prepared, 'call' | 'route' | 'limited'>,
  step: () => Result,
): Result {
  try {
    return step();
  } catch (error) {
    if (readsAll(call)) throw error;
    throw (limited ?? call.session.workspace.background.limitedAnswers()).withhold(error, call, route);
  }
}

/** True when the caller who reads has the very same answer already. */
function isKnown({ method, headers }: ApiRequest, { headers: { ETag: tag } = {} }: Answer): boolean {
  const known = headers['if-none-match'];
  return method === 'GET' && tag !== undefined && known !== undefined && namesTag(known, tag);
}
