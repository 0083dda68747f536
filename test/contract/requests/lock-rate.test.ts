/** What a caller meets when LockService refuses because it was called too often. */
import { likelySwitches } from '../../../src/emulator/switches.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

test('a request while LockService refuses is answered 503, nothing is written, and the same request works later', () => {
  const workspace = createTestWorkspace({ switches: { ...likelySwitches, lockRate: 'limited' } });
  const { locks, clock } = workspace.emulator.world;
  const options = { headers: { 'idempotency-key': 'one' } };
  const create = () => workspace.post('/api/v1/customers', { name: 'Ada' }, options);
  while (locks.countCall(clock.now()));
  const refused = create();
  expectRefused(refused, 503, 'workspace_unavailable');
  expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
  clock.advance(Number(refused.headers['Retry-After']) * 1000);
  expect(create().status).toBe(201);
  expect(workspace.get('/api/v1/customers').body.data).toHaveLength(1);
});
