/**
 * Answers several requests of one execution, each as if it had come alone: they are let in together, and their writes
 * are committed in groups.
 */
import { admitRequests, namesToAdmit } from '../../access/admit-requests.ts';
import { busy } from '../../errors/refusal.ts';
import { hintsName } from '../../store/hints.ts';
import { sessionNames } from '../../store/open-session.ts';
import { releaseKept, tryRelease } from '../../store/transaction/hold-lock.ts';
import type { Workspace } from '../../workspace.ts';
import { type Admitted, letIn, present, type Presented, testTodayName } from '../admit.ts';
import { prepare, receive, settle, unlocked } from '../handle.ts';
import { packBytesMax, pageBytesMax } from '../limits.ts';
import { type ApiRequest, type ApiResponse, placeHeader } from '../message.ts';
import { isOpen, openAnswer } from '../open-answers.ts';
import { rateHeaders } from '../rate-headers.ts';
import { refuseTooLarge } from '../refuse-too-large.ts';
import type { RouteTable } from '../routes/match-route.ts';
import { type PackedRequest, type Ready, runAlone, runWrites, type Say } from './run-packed.ts';

interface PresentedRequest extends Presented {
  readonly packed: PackedRequest;
  readonly part: string;
}

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
    packed.response = withPlace(packed.received.request, settle(workspace, packed.received, run));
  };
  try {
    answerAll(workspace, routes, all, say);
  } catch (error) {
    for (const one of all) if (one.response === null) say(one, failing(error));
  }
  return all.map(({ response }) => response as ApiResponse);
}

/** Names the place of the request, so that whoever sent several knows which of them is answered. */
function withPlace({ headers }: ApiRequest, response: ApiResponse): ApiResponse {
  const place = headers[placeHeader];
  return place === undefined
    ? response
    : { ...response, headers: { ...response.headers, [placeHeader]: place } };
}

function answerAll(workspace: Workspace, routes: RouteTable, all: readonly PackedRequest[], say: Say): void {
  const presented = all.flatMap((packed): PresentedRequest[] => {
    const { request } = packed.received;
    const found = attempt(packed, say, () => {
      refuseTooLarge(request);
      // Whoever has no key gets no more than the longest answer.
      if (isOpen(request.path)) refuseBeyond(all, pageBytesMax);
      const open = openAnswer(workspace, request, routes);
      if (open !== null) say(packed, () => open);
      return open === null ? present(workspace, request) : null;
    });
    if (found === null) return [];
    return [{ packed, ...found, part: `${found.workspace.livemode} ${request.headers[testTodayName]}` }];
  });
  // The modes share nothing, and the day that a test takes for today is that of its request alone.
  for (const part of new Set(presented.map((one) => one.part)))
    answerPart(routes, { all, presented: presented.filter((one) => one.part === part) as Part }, say);
}

type Part = [PresentedRequest, ...PresentedRequest[]];

/** @throws Refusal workspace_busy once the answers that are there take more bytes */
function refuseBeyond(all: readonly PackedRequest[], bytesMax: number): void {
  const bytes = all.reduce((sum, { response }) => sum + (response?.body.length ?? 0), 0);
  if (bytes > bytesMax) throw busy('workspace_busy', 'The answers beside this one are long. Try again.', 1);
}

interface PartOfPack {
  readonly all: readonly PackedRequest[];
  readonly presented: Part;
}

function answerPart(routes: RouteTable, { all, presented }: PartOfPack, say: Say): void {
  const [{ workspace }] = presented;
  const hashes = presented.map(({ hash }) => hash);
  const firstRead = workspace.cache.getAll([...namesToAdmit(hashes), ...sessionNames]);
  const isWriting = presented.some(({ packed }) => packed.received.request.method !== 'GET');
  const { admissions, holdsLock } = admitRequests(workspace, hashes, firstRead, isWriting);
  let isKept = holdsLock;
  try {
    const admitted = presented.flatMap(({ packed }, index) => {
      const one = attempt(packed, say, () => {
        const found = letIn(workspace, packed.received.request, admissions[index], firstRead);
        packed.received.rateHeaders = rateHeaders(found.rate);
        return found;
      });
      return one === null ? [] : [{ packed, admitted: one }];
    });
    const [first] = admitted;
    if (first === undefined) return;
    const common = { ...first.admitted.session, keepsLock: holdsLock };
    isKept = false;
    try {
      // Only a key that is known makes the sheets, and nobody waits for the lock meanwhile.
      if (!workspace.livemode && firstRead[hintsName] === undefined) {
        releaseKept(common);
        workspace.testSheets().make();
      }
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
      for (const one of ready.filter(isRead))
        if (attempt(one.packed, say, () => refuseBeyond(all, packBytesMax)) !== null)
          runAlone(common, one, say);
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
    say(packed, failing(error));
    return null;
  }
}

function failing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function readyOf(routes: RouteTable, packed: PackedRequest, admitted: Admitted): Ready[] {
  const prepared = prepare(routes, packed.received, admitted);
  const { call, route, guard } = prepared;
  const write = route.write === undefined ? null : guard(() => route.write?.(call) ?? null);
  return [{ packed, prepared, write }];
}
