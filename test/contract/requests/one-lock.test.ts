/** Where the user lock does not exclude all callers, a write is let in under the lock of its own transaction. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { likelySwitches } from '../../../src/emulator/switches.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const calls: string[] = [];
const watch: Interceptor = (call, perform) => {
  calls.push(call.member);
  return perform();
};
const switches = { ...likelySwitches, userLock: 'excludes_same_session' } as const;
const workspace = createTestWorkspace({ interceptors: [watch], switches });
const { locks } = workspace.emulator.world;
const customer = workspace.create('customers', { name: 'Ada' });
const checkout = workspace.createKey('checkout');

/** The calls of LockService, and what else is between them by its service. */
function callsOf(request: () => unknown): string[] {
  calls.length = 0;
  request();
  expect(locks.held().size).toBe(0);
  return [...calls];
}

function lockCalls(all: readonly string[]): string[] {
  return all.filter((member) => member.startsWith('Lock.'));
}

const once = ['Lock.tryLock', 'Lock.releaseLock'];

test('a create takes the lock once, and releases it before its hints are published', () => {
  const all = callsOf(() =>
    workspace.create('invoices', {
      customer_id: customer.id,
      items: [{ description: 'Tea', unit_price: 1 }],
    }),
  );
  expect(lockCalls(all)).toEqual(once);
  expect(all.slice(all.indexOf('Lock.releaseLock'))).toContain('Cache.put');
});

test.each([
  ['PATCH', `/api/v1/customers/${customer.id}`, { name: 'Ada King' }, 200],
  ['PATCH', '/api/v1/customers/cus_01KEBZ00000000000000000000', { name: 'Ada' }, 404],
  ['POST', '/api/v1/nothing', {}, 404],
  ['DELETE', '/api/v1/invoices', undefined, 405],
  ['POST', '/api/v1/invoices', '{', 400],
  ['POST', '/api/v1/invoices?colour=red', {}, 400],
  ['POST', '/api/v1/invoices', { items: 1 }, 422],
])('%s %s takes the lock once, whatever becomes of it', (method, target, body, status) => {
  const [path = '', query = ''] = target.split('?');
  const all = callsOf(() => expect(workspace.call(method, path, { query, body }).status).toBe(status));
  expect(lockCalls(all)).toEqual(once);
});

test('a write that its key may not do gives the lock back', () => {
  const all = callsOf(() =>
    expectRefused(
      workspace.call('PATCH', `/api/v1/customers/${customer.id}`, { key: checkout }),
      403,
      'insufficient_scope',
    ),
  );
  expect(lockCalls(all)).toEqual(once);
});

test('nobody waits while a write loads what its restricted key needs', () => {
  const all = callsOf(() => workspace.create('customers', { name: 'Bob' }, { key: checkout }));
  expect(lockCalls(all)).toEqual([...once, ...once]);
  const loads = all.findIndex((member) => /getRawContent|createTemplate/.test(member));
  expect(loads).toBeGreaterThan(all.indexOf('Lock.releaseLock'));
  expect(loads).toBeLessThan(all.lastIndexOf('Lock.tryLock'));
});

test('a request that only reads has released the lock before it reads the sheet', () => {
  const all = callsOf(() => workspace.get('/api/v1/invoices'));
  expect(lockCalls(all)).toEqual(once);
  expect(all.indexOf('Lock.releaseLock')).toBeLessThan(all.findIndex((member) => /^Range\.get/.test(member)));
});
