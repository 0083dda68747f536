import {
  createCacheService,
  type CacheService,
} from '../../../../src/emulator/services/cache/cache-service.ts';
import { createCacheStores } from '../../../../src/emulator/services/cache/cache-store.ts';
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';
import type { ExecutionFacts } from '../../../../src/emulator/execution/open-execution.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

const freeLatency = {
  ...publishedLatency,
  cache: { getMs: 0, getAllMs: 0, putMs: 0, putAllMs: 0, removeMs: 0 },
};

function setUp() {
  const stores = createCacheStores();
  const clock = createVirtualClock(executionStartMs);
  const service = (facts: Partial<ExecutionFacts> = {}): CacheService =>
    createCacheService(testExecution({ clock, latency: freeLatency, ...facts }).execution, stores);
  return { clock, service };
}

describe('CacheService (developers.google.com/apps-script/reference/cache/cache)', () => {
  test('hands a value to every caller of the script until it is removed', () => {
    const { service } = setUp();
    service().getScriptCache().put('a', 'x');
    expect(service({ activeUser: 'ann@example.com' }).getScriptCache().get('a')).toBe('x');
    service().getScriptCache().remove('a');
    expect(service().getScriptCache().get('a')).toBeNull();
  });

  test('answers null where it has nothing to tell (gas-fakes teststores.js, run on the live service)', () => {
    const cache = setUp().service().getScriptCache();
    expect([cache.put('a', 'x'), cache.putAll({ b: 'y' }), cache.remove('a')]).toEqual([null, null, null]);
  });

  test.each([
    ['600 s unless told otherwise', undefined, 600],
    ['as long as told', 30, 30],
    ['6 hours at most', 99_999, 21_600],
    ['a second at least, also for a negative time, which is not refused', -5, 1],
  ])('keeps a value for %s', (_name, ttl, seconds) => {
    const { clock, service } = setUp();
    service()
      .getScriptCache()
      .put('a', 'x', ...(ttl === undefined ? [] : [ttl]));
    clock.advance(seconds * 1000 - 1);
    expect(service().getScriptCache().get('a')).toBe('x');
    clock.advance(1);
    expect(service().getScriptCache().get('a')).toBeNull();
  });

  test('reads and writes many with one call', () => {
    const { service } = setUp();
    const cache = service().getScriptCache();
    cache.putAll({ a: '1', b: 2 });
    expect(cache.getAll(['a', 'b', 'c'])).toEqual({ a: '1', b: '2' });
  });
});

describe('Limits of the cache (measured: justin.poehnelt.com, exploring the CacheService limits, 2025-12)', () => {
  test('refuses a blank key', () => {
    expect(() => setUp().service().getScriptCache().get('')).toThrow('Invalid argument: key');
  });

  test('takes a key of 250 characters and none longer', () => {
    const cache = setUp().service().getScriptCache();
    cache.put('k'.repeat(250), 'x');
    expect(() => cache.put('k'.repeat(251), 'x')).toThrow('Argument too large: key');
  });

  test('takes a value of 102,400 bytes and none larger', () => {
    const cache = setUp().service().getScriptCache();
    cache.put('a', 'é'.repeat(51_200));
    expect(() => cache.put('a', `${'é'.repeat(51_200)}x`)).toThrow('Argument too large: value');
  });

  test('stores an object as [object Object]', () => {
    const cache = setUp().service().getScriptCache();
    cache.put('a', {});
    expect(cache.get('a')).toBe('[object Object]');
  });

  test('evicts the 101 oldest writes at once when the 1,001st item comes, and reading keeps none young', () => {
    const cache = setUp().service().getScriptCache();
    for (let n = 0; n < 1000; n++) cache.put(`k${n}`, 'x');
    cache.put('k1', 'written again');
    expect(cache.get('k0')).toBe('x');
    cache.put('one more', 'x');
    expect(cache.get('k0')).toBeNull();
    expect(cache.get('k1')).toBe('written again');
    expect(cache.get('k101')).toBeNull();
    expect(cache.get('k102')).toBe('x');
    expect(cache.get('one more')).toBe('x');
  });
});

test('charges each kind of call by the latency model', () => {
  const { execution, usage } = testExecution();
  const cache = createCacheService(execution, createCacheStores()).getScriptCache();
  cache.put('a', 'x');
  cache.get('a');
  cache.remove('a');
  expect(usage).toMatchObject({ calls: 3, ms: 60 + 15 + 60, documentCalls: 0 });
  expect(execution.clock.now()).toBe(executionStartMs + 135);
});
