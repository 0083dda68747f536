/** Which lock requests are counted under: what Health proves, what follows from it, and when it no longer holds. */
import { rateLockName, readRateLock } from '../../src/core/access/rate-lock.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import { withOwnWebApp } from '../../src/emulator/services/url-fetch/own-web-app.ts';
import { likelySwitches, type Switches } from '../../src/emulator/switches.ts';
import type { CheckedHealth, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const webAppUrl = 'https://script.google.com/macros/s/a-deployment/exec';
const changeMs = 7 * 60_000;
const stranger = 'stranger@example.com';

interface Deployed extends TestWorkspace {
  /** The account whose deployment answers at the address that the script knows. */
  deployer: string;
  /** The text that replaces an answer of the web app; null: it answers itself. */
  answers: string | null;
  health(): CheckedHealth;
  choice(): ReturnType<typeof readRateLock>;
  /** The lock calls of a request, each with the name of its lock. */
  lockCalls(request: () => unknown): string[];
}

function openDeployed(userLock: Switches['userLock'] = 'excludes_all'): Deployed {
  const calls: string[] = [];
  const watch: Interceptor = ({ member, detail }, perform) => {
    if (member.startsWith('Lock.')) calls.push(`${member.slice(5)} ${String(detail[0]).split(':')[0]}`);
    return perform();
  };
  const fetch = withOwnWebApp(
    webAppUrl,
    (request) => {
      const answer = workspace.emulator.webApp(request, '', deployed.deployer);
      return deployed.answers === null || answer.kind === 'html'
        ? answer
        : { ...answer, content: deployed.answers };
    },
    () => {
      throw new Error('Nothing else is called.');
    },
  );
  const workspace = createTestWorkspace({
    webAppUrl,
    fetch,
    interceptors: [watch],
    switches: { ...likelySwitches, userLock },
  });
  const deployed: Deployed = {
    ...workspace,
    deployer: owner,
    answers: null,
    health() {
      const call = JSON.stringify({ command: 'run_check', input: { id: 'lock' } });
      const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
      if (!outcome.ok) throw new Error(outcome.message);
      const reply = JSON.parse(String(outcome.value)) as Reply;
      if (!reply.ok) throw new Error(reply.message);
      return reply.answer as CheckedHealth;
    },
    choice: () => readRateLock(workspace.emulator.world.properties.open('script').values.get(rateLockName)),
    lockCalls(request) {
      calls.length = 0;
      request();
      expect(workspace.emulator.world.locks.held().size).toBe(0);
      return [...calls];
    },
  };
  return deployed;
}

/** A workspace in which nothing is proven yet. */
function openUnproven(userLock?: Switches['userLock']): Deployed {
  const deployed = openDeployed(userLock);
  deployed.emulator.world.properties.open('script').delete(rateLockName);
  deployed.emulator.world.caches.open('script').remove('keys.2');
  return deployed;
}

const scriptLock = ['tryLock script', 'releaseLock script'];
const userLock = ['tryLock user', 'releaseLock user'];
const both = ['tryLock script', 'tryLock user', 'releaseLock user', 'releaseLock script'];

describe('Health', () => {
  test('proves the user lock, and seven minutes later reads take no other', () => {
    const deployed = openUnproven();
    const read = (): unknown => deployed.get('/api/v1/me');
    expect(deployed.lockCalls(read)).toEqual(scriptLock);
    const { state, sentences } = deployed.health();
    expect([state, sentences[1]]).toEqual([
      'good',
      'Requests that only read do not wait for those that write.',
    ]);
    expect(deployed.choice()).toMatchObject({ chosen: 'user', account: owner });
    expect(deployed.lockCalls(read)).toEqual(both);
    deployed.clock.advance(changeMs - 5000);
    expect(deployed.lockCalls(read)).toEqual(both);
    deployed.clock.advance(5000);
    expect(deployed.lockCalls(read)).toEqual(userLock);
    const write = (): unknown => deployed.create('customers', { name: 'Ada' });
    expect(deployed.lockCalls(write)).toEqual([...userLock, ...scriptLock]);
  });

  test('changes nothing when it proves the same again', () => {
    const deployed = openUnproven();
    deployed.health();
    const before = deployed.choice();
    deployed.clock.advance(changeMs);
    deployed.health();
    expect(deployed.choice()).toEqual(before);
  });

  test('leaves the script lock in use where each caller has a user lock of its own', () => {
    const deployed = openUnproven('excludes_same_session');
    const { state, sentences } = deployed.health();
    expect([state, sentences[1]]).toEqual([
      'good',
      'Requests that only read wait for those that write, because Google does not treat all callers of the web app as one user.',
    ]);
    expect(deployed.choice().chosen).toBe('script');
    expect(deployed.lockCalls(() => deployed.get('/api/v1/me'))).toEqual(scriptLock);
  });

  test.each([
    ['another account answers at the address', { deployer: stranger }],
    ['an older version answers', { answers: '{"status":200,"headers":{},"body":{"is_free":false}}' }],
  ])('goes back to the script lock when %s, and both are taken for seven minutes', (_, change) => {
    const deployed = openDeployed();
    const read = (): unknown => deployed.get('/api/v1/me');
    expect(deployed.lockCalls(read)).toEqual(expect.arrayContaining(userLock));
    Object.assign(deployed, change);
    deployed.health();
    expect(deployed.choice()).toMatchObject({ chosen: 'script', account: owner });
    expect(deployed.lockCalls(read)).toEqual(both);
    deployed.clock.advance(changeMs);
    expect(deployed.lockCalls(read)).toEqual(scriptLock);
  });

  test('says when a lock was not free', () => {
    const deployed = openDeployed();
    const free = deployed.emulator.holdLock(`user:${owner}`);
    expect(deployed.health().state).toBe('warning');
    free();
    expect(deployed.health().state).toBe('good');
  });
});

describe('a table of keys that the cache has lost', () => {
  function withoutTable(): Deployed {
    const deployed = openDeployed();
    deployed.get('/api/v1/me');
    deployed.emulator.world.caches.open('script').remove('keys.2');
    return deployed;
  }

  test('is read under the script lock, which is released before the user lock is taken', () => {
    const deployed = withoutTable();
    const read = (): unknown => deployed.get('/api/v1/me');
    expect(deployed.lockCalls(read)).toEqual([...scriptLock, ...userLock]);
    expect(deployed.lockCalls(read)).toEqual(userLock);
  });

  test('counts the request in the log that others have kept on meanwhile', () => {
    const deployed = withoutTable();
    const { headers } = deployed.get('/api/v1/me');
    expect(headers['X-RateLimit-Remaining']).toBe('98');
  });

  test('is read by a second account’s deployment, which brings the script lock back for all', () => {
    const deployed = withoutTable();
    const query = `path=/api/v1/me&api_key=${deployed.createKey('read-only')}`;
    deployed.emulator.webApp({ method: 'GET', queryString: query }, '', stranger);
    expect(deployed.choice()).toMatchObject({ chosen: 'script', account: '*' });
    const read = (): unknown => deployed.get('/api/v1/me');
    expect(deployed.lockCalls(read)).toEqual(both);
    deployed.clock.advance(changeMs);
    expect(deployed.lockCalls(read)).toEqual(scriptLock);
    expect(deployed.health().sentences[1]).toContain('two Google accounts have deployed this script');
    expect(deployed.choice().chosen).toBe('script');
  });
});
