/** 100 requests in any 60 seconds for each key: exactly, whatever the cache forgets. */
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

// Nobody waits here: what time passes is what the calls themselves take.
function hastyWorkspace(): TestWorkspace {
  return createTestWorkspace({ pauseMs: 0 });
}

function read({ get }: TestWorkspace, key?: string): Answered {
  return get('/api/v1/products/prd_01KEBZ00000000000000000000', key === undefined ? {} : { key });
}

function spend(workspace: TestWorkspace, count: number): Answered[] {
  return Array.from({ length: count }, () => read(workspace));
}

function evictAll({ emulator }: TestWorkspace): void {
  const cache = emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
}

describe('within a minute', () => {
  const workspace = hastyWorkspace();
  const startMs = workspace.clock.now();

  test('100 requests are served, the failing ones among them, and each tells what is left', () => {
    const answers = spend(workspace, 100);
    expect(workspace.clock.now() - startMs).toBeLessThan(60_000);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 404));
    expect(answers.map(({ headers }) => Number(headers['X-RateLimit-Remaining']))).toEqual(
      Array.from({ length: 100 }, (_, index) => 99 - index),
    );
    for (const { headers } of answers) {
      expect(headers['RateLimit-Policy']).toBe('"default";q=100;w=60');
      expect(headers.RateLimit).toBe(
        `"default";r=${headers['X-RateLimit-Remaining']};t=${secondsOf(headers)}`,
      );
      expect(headers['X-RateLimit-Limit']).toBe('100');
    }
  });

  test('the 101st is refused, writes nothing, and tells when to come back', () => {
    const answer = expectNothingWritten(workspace, () =>
      workspace.post('/api/v1/invoices', { customer_name: 'Ada', total: 1 }),
    );
    expectRefused(answer, 429, 'rate_limited');
    const { headers, usage } = answer;
    expect(headers).toMatchObject({
      'RateLimit-Policy': '"default";q=100;w=60',
      'X-RateLimit-Remaining': '0',
    });
    expect(Number(headers['Retry-After'])).toBeGreaterThanOrEqual(secondsOf(headers));
    expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(60);
    const resetMs = Number(headers['X-RateLimit-Reset']) * 1000;
    expect(resetMs).toBeGreaterThanOrEqual(startMs + 60_000);
    expect(resetMs).toBeLessThanOrEqual(startMs + 62_000);
    expect(usage.documentCalls).toBe(0);
  });

  test('another key of the same workspace is served, and no key is still 401', () => {
    const other = workspace.createKey();
    expect(read(workspace, other).status).toBe(404);
    expectRefused(workspace.get('/api/v1/products', { key: null }), 401, 'missing_api_key');
    expect(workspace.get('/health', { key: null }).status).toBe(200);
  });

  test('refusals do not count: after Retry-After the client is served', () => {
    spend(workspace, 20);
    const answer = read(workspace);
    expect(answer.status).toBe(429);
    workspace.clock.advance(Number(answer.headers['Retry-After']) * 1000);
    expect(read(workspace).status).toBe(404);
  });
});

function secondsOf(headers: Readonly<Record<string, string>>): number {
  return Number(/t=(\d+)$/.exec(headers.RateLimit ?? '')?.[1]);
}

/** How many of the sorted instants lie within the fullest window. */
function fullestWindow(admittedMs: readonly number[]): number {
  return Math.max(
    ...admittedMs.map(
      (end, index) => admittedMs.slice(0, index + 1).filter((time) => end - time < 60_000).length,
    ),
  );
}

// When the admitted requests were sent. Each takes the same fraction of a second to the log, so that windows of
// sendings are as full as those of admissions.
function hammer(workspace: TestWorkspace, seconds: number, beforeEach: (count: number) => void): number[] {
  const untilMs = workspace.clock.now() + seconds * 1000;
  const admittedMs: number[] = [];
  for (let count = 0; workspace.clock.now() < untilMs; count += 1) {
    beforeEach(count);
    const beforeMs = workspace.clock.now();
    const { status, headers } = read(workspace);
    if (status === 404) admittedMs.push(beforeMs);
    // Half of the time the client waits as it is told, half of the time it does not listen.
    else workspace.clock.advance(count % 2 === 0 ? Number(headers['Retry-After']) * 1000 : 900);
  }
  return admittedMs;
}

describe('a client that does not stop', () => {
  test('gets a hundred in any minute, and no less', () => {
    const admittedMs = hammer(hastyWorkspace(), 125, () => undefined);
    expect(fullestWindow(admittedMs)).toBeGreaterThanOrEqual(99);
    expect(fullestWindow(admittedMs)).toBeLessThanOrEqual(100);
    expect(admittedMs.length).toBeGreaterThanOrEqual(200);
  });

  test('gets no more when the cache forgets everything now and then', () => {
    const workspace = hastyWorkspace();
    const admittedMs = hammer(workspace, 125, (count) => {
      if (count % 37 === 11 || count === 99) evictAll(workspace);
    });
    expect(fullestWindow(admittedMs)).toBeLessThanOrEqual(100);
    expect(fullestWindow(admittedMs)).toBeGreaterThan(60);
  });

  test('gets no more when the cache keeps nothing at all', () => {
    const workspace = hastyWorkspace();
    const admittedMs = hammer(workspace, 90, () => evictAll(workspace));
    expect(fullestWindow(admittedMs)).toBeLessThanOrEqual(100);
    expect(admittedMs.length).toBeGreaterThan(5);
  });
});

describe('a lost cache', () => {
  test('does not lock out who keeps well below the limit', () => {
    const workspace = hastyWorkspace();
    for (let count = 0; count < 40; count += 1) {
      if (count % 10 === 9) evictAll(workspace);
      workspace.clock.advance(1000);
      expect(read(workspace).status).toBe(404);
    }
  });
});

test('a request that finds the lock taken is sent away to come again, not let in uncounted', () => {
  const workspace = hastyWorkspace();
  read(workspace);
  const frees = ['script', `user:${owner}`].map(workspace.emulator.holdLock);
  const answer = read(workspace);
  for (const free of frees) free();
  expectRefused(answer, 503, 'workspace_busy');
  expect(Number(answer.headers['Retry-After'])).toBeGreaterThan(0);
  expect(read(workspace).status).toBe(404);
});
