/** An upgrade holds the lock for long, but nobody waits for it: the layout is looked at before the lock is asked for. */
import { settingsName } from '../../../src/core/settings.ts';
import { createTestWorkspace } from '../../contract/support/test-workspace.ts';

test('while an upgrade holds the lock, requests are refused at once', () => {
  const workspace = createTestWorkspace();
  const { world, holdLock } = workspace.emulator;
  const properties = world.properties.open('script');
  const settings = JSON.parse(world.properties.snapshot().script?.[settingsName] ?? '{}');
  properties.set(
    settingsName,
    JSON.stringify({ ...settings, schema_version: settings.schema_version + 0.5 }),
  );
  world.caches.open('script').remove(settingsName);
  holdLock('script');
  for (const [method, path] of [
    ['GET', '/api/v1/customers'],
    ['POST', '/api/v1/customers'],
  ] as const) {
    const startedMs = world.clock.now();
    const { status, body } = workspace.call(method, path, { body: { name: 'Ada' } });
    expect([status, body.code]).toEqual([503, 'workspace_misconfigured']);
    expect(world.clock.now() - startedMs).toBeLessThan(2_000);
  }
});
