/** Which requests leave at once, which wait, and which travel together. */
import {
  createLanes,
  createPackQueue,
  type QueuedRequest,
} from '../../../src/gateway/transport/pack-queue.ts';
import { PACKING_SETTINGS, type PackingSettings } from '../../../src/gateway/transport/packing-settings.ts';

const longestMs = 100_000;

const open = (callsMax = 1, changes: Partial<PackingSettings> = {}, gatherMs = 0) =>
  createPackQueue<QueuedRequest & { readonly name: string }>(
    { ...PACKING_SETTINGS, ...changes },
    { callsMax, gatherMs },
    longestMs,
  );

const queued = (name: string, changes: Partial<QueuedRequest> = {}) => ({
  name,
  caller: name,
  origin: '',
  length: 100,
  isAlone: false,
  ...changes,
});

const names = (call: readonly { readonly name: string }[] | null): string =>
  (call ?? []).map(({ name }) => name).join();

test('a request leaves at once and alone while calls are free', () => {
  const queue = open(2);
  for (const name of ['a', 'b']) {
    expect(queue.enter(queued(name), 0)).toEqual([]);
    expect(names(queue.next(0))).toBe(name);
  }
  queue.enter(queued('c'), 0);
  expect(queue.next(0)).toBeNull();
});

test('those that wait leave together when a call has ended', () => {
  const queue = open();
  queue.enter(queued('a'), 0);
  const first = queue.next(0) ?? [];
  for (const name of ['b', 'c', 'd']) queue.enter(queued(name), 0);
  expect(queue.next(0)).toBeNull();
  queue.ended(first, 1_000);
  expect(names(queue.next(1_000))).toBe('b,c,d');
});

test('the calls that may start share the waiting requests', () => {
  const queue = open(3);
  for (const name of 'abcdef') queue.enter(queued(name), 0);
  expect([queue.next(0), queue.next(0), queue.next(0), queue.next(0)].map(names)).toEqual([
    'a,b',
    'c,d',
    'e,f',
    '',
  ]);
});

test('a caller with many requests does not hold up one with few', () => {
  const queue = open(1, { requestsMax: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.enter(queued(name, { caller: 'a' }), 0);
  queue.enter(queued('b1', { caller: 'b' }), 0);
  queue.enter(queued('c1', { caller: 'c' }), 0);
  const first = queue.next(0) ?? [];
  expect(names(first)).toBe('a1,b1,c1');
  queue.ended(first, 1_000);
  expect(names(queue.next(1_000))).toBe('a2,a3,a4');
});

test('a request that has to be alone takes nobody along and is taken along by nobody', () => {
  const queue = open();
  for (const name of ['a', 'b', 'c']) queue.enter(queued(name, { isAlone: name === 'b' }), 0);
  const calls = Array.from({ length: 3 }, () => {
    const call = queue.next(0) ?? [];
    queue.ended(call, 0);
    return names(call);
  });
  expect(calls).toEqual(['a,c', 'b', '']);
});

test('requests that are too long together travel in several calls, one that is too long by itself alone', () => {
  const queue = open(1, { lengthMax: 1_000 });
  for (const [name, length] of [
    ['a', 600],
    ['b', 600],
    ['c', 300],
    ['d', 5_000],
  ] as const)
    queue.enter(queued(name, { length }), 0);
  const calls = Array.from({ length: 3 }, () => {
    const call = queue.next(0) ?? [];
    queue.ended(call, 0);
    return names(call);
  });
  expect(calls).toEqual(['a,c', 'b', 'd']);
});

test('calls become smaller when their requests take long, and larger again', () => {
  const queue = open(1, { callMs: 8_000 });
  const sizes = (ms: number): number[] =>
    Array.from({ length: 20 }, () => {
      const requests = Array.from({ length: 40 }, (_, index) => queued(`${index}`));
      for (const one of requests) queue.enter(one, 0);
      const call = queue.next(0) ?? [];
      queue.ended(call, ms * call.length);
      for (const one of requests) queue.leave(one);
      return call.length;
    });
  expect(sizes(100).at(-1)).toBe(30);
  expect(sizes(4_000).at(-1)).toBe(2);
  expect(sizes(60_000).at(-1)).toBe(1);
  expect(sizes(100).at(-1)).toBe(30);
});

test('only so many requests wait, and only so many of one caller', () => {
  const queue = open(1, { waitingMax: 5, waitingOfKeyMax: 3 });
  const enter = (name: string): string => names(queue.enter(queued(name, { caller: name.charAt(0) }), 0));
  expect(['a1', 'a2', 'a3', 'a4'].map(enter)).toEqual(['', '', '', 'a4']);
  expect(['b1', 'b2', 'b3'].map(enter)).toEqual(['', '', 'b3']);
});

test('when too many wait, whoever has most gives up a place to one with fewer', () => {
  const queue = open(1, { waitingMax: 4 });
  const enter = (name: string): string => names(queue.enter(queued(name, { caller: name.charAt(0) }), 0));
  expect(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1'].map(enter)).toEqual([
    ...['', '', '', ''],
    ...['a4', 'a3', 'a2', 'e1'],
  ]);
});

test('when those that wait are too long together, places are given up until they are not', () => {
  const queue = open(1, { waitingLengthMax: 1_000 });
  const enter = (name: string, length: number): string => names(queue.enter(queued(name, { length }), 0));
  expect([enter('a', 400), enter('b', 400), enter('c', 400), enter('d', 2_000)]).toEqual(['', '', 'c', 'd']);
});

test('whoever was served goes behind those who were not, alone or with others', () => {
  const queue = open(1, { requestsMax: 2 });
  const serve = (): string => {
    const call = queue.next(0) ?? [];
    queue.ended(call, 0);
    return names(call);
  };
  for (const name of ['a1', 'a2', 'a3']) queue.enter(queued(name, { caller: 'a', isAlone: true }), 0);
  expect(serve()).toBe('a1');
  for (const name of ['b1', 'b2', 'b3']) queue.enter(queued(name, { caller: 'b' }), 0);
  queue.enter(queued('c1', { caller: 'c', isAlone: true }), 0);
  expect([serve(), serve(), serve()]).toEqual(['b1,b2', 'c1', 'a2']);
  // Of the others, c was served longest ago.
  queue.enter(queued('c2', { caller: 'c' }), 0);
  expect([serve(), serve(), serve()]).toEqual(['b3,c2', 'a3', '']);
});

test('a network with many made-up names is one caller among others', () => {
  const queue = open(1, { waitingMax: 6, requestsMax: 2 });
  const enter = (name: string, origin: string): string => names(queue.enter(queued(name, { origin }), 0));
  for (let index = 1; index <= 6; index += 1) enter(`made-up-${index}`, 'x');
  expect([enter('a', 'y'), enter('b', 'z')]).toEqual(['made-up-6', 'made-up-5']);
  expect(names(queue.next(0))).toBe('made-up-1,a');
});

test('a waiting request can leave the queue, and one that travels cannot', () => {
  const queue = open();
  const [a, b] = [queued('a'), queued('b')];
  queue.enter(a, 0);
  const call = queue.next(0) ?? [];
  queue.enter(b, 0);
  expect([queue.leave(a), queue.leave(b), queue.leave(b)]).toEqual([false, true, false]);
  queue.ended(call, 1_000);
  expect([queue.next(1_000), queue.isIdle()]).toEqual([null, true]);
});

test('a call that was stopped and never ended holds up the others no longer than any call can last', () => {
  const queue = open();
  queue.enter(queued('a'), 0);
  queue.next(0);
  queue.enter(queued('b'), 0);
  expect(queue.next(longestMs - 1)).toBeNull();
  expect(names(queue.next(longestMs))).toBe('b');
});

test('beside a call that is under way requests wait for others, and none waits beside no call', () => {
  const queue = open(2, {}, 100);
  queue.enter(queued('a'), 0);
  const first = queue.next(0) ?? [];
  expect(names(first)).toBe('a');
  queue.enter(queued('b'), 10);
  queue.enter(queued('c'), 90);
  expect([queue.next(109), queue.readyMs()]).toEqual([null, 110]);
  const second = queue.next(110) ?? [];
  expect(names(second)).toBe('b,c');
  queue.enter(queued('d'), 120);
  expect(queue.readyMs()).toBe(Number.POSITIVE_INFINITY);
  queue.ended(first, 130);
  expect([queue.next(130), queue.readyMs()]).toEqual([null, 220]);
  queue.ended(second, 140);
  expect(names(queue.next(140))).toBe('d');
});

test('a flood of strangers takes one call, and neither those who are known nor a newcomer wait long', () => {
  const lanes = createLanes<QueuedRequest & { readonly name: string; readonly sentMs: number }>(
    PACKING_SETTINGS,
    longestMs,
  );
  const callMs = 1_000;
  const waitedMs: Record<string, number[]> = { known: [], newcomer: [], flood: [] };
  const running: { readonly endMs: number; readonly end: () => void }[] = [];
  let refused = 0;
  const enter = (lane: keyof typeof lanes, name: string, nowMs: number, changes: Partial<QueuedRequest>) => {
    for (const left of lanes[lane].enter({ ...queued(name, changes), sentMs: nowMs }, nowMs))
      if (left.name === 'flood') refused += 1;
      else throw new Error(`${left.name} has to leave.`);
  };
  for (let nowMs = 0; nowMs < 60_000; nowMs += 25) {
    for (const { end } of running.filter(({ endMs }) => endMs === nowMs)) end();
    // Forty a second under ever new keys, of which every second has to travel alone.
    const isAlone = nowMs % 50 === 0;
    enter('stranger', 'flood', nowMs, { caller: `made up ${nowMs}`, origin: 'x', isAlone });
    if (nowMs % 2_000 === 0) enter('stranger', 'newcomer', nowMs, { caller: `${nowMs}`, origin: 'y' });
    if (nowMs % 500 === 0) enter('read', 'known', nowMs, {});
    if (nowMs % 1_000 === 500) enter('write', 'known', nowMs, {});
    for (const lane of Object.values(lanes))
      for (let call = lane.next(nowMs); call !== null; call = lane.next(nowMs)) {
        const sent = call;
        for (const { name, sentMs } of sent) waitedMs[name]?.push(nowMs - sentMs);
        running.push({ endMs: nowMs + callMs, end: () => lane.ended(sent, nowMs + callMs) });
      }
    expect(running.filter(({ endMs }) => endMs > nowMs).length).toBeLessThanOrEqual(4);
  }
  expect([waitedMs.known?.length, Math.max(...(waitedMs.known ?? []))]).toEqual([180, 0]);
  expect(waitedMs.newcomer).toHaveLength(30);
  expect(Math.max(...(waitedMs.newcomer ?? []))).toBeLessThanOrEqual(2 * callMs);
  expect(refused).toBeGreaterThan(1_000);
});
