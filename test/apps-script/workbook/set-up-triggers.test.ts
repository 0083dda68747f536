/** Setup installs the trigger that sends webhooks: once, however often it is run. */
import { createTestWorkspace, owner } from '../../contract/support/test-workspace.ts';

const handler = 'runDispatcher';

function setUp({ emulator }: ReturnType<typeof createTestWorkspace>): string {
  emulator.world.screen.answer = () => ({ button: 'OK', text: '' });
  const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  expect(outcome.ok).toBe(true);
  return emulator.world.screen.shown[emulator.world.screen.shown.length - 1]?.content ?? '';
}

test('the trigger is there after Setup, each minute, and Setup says so once', () => {
  const workspace = createTestWorkspace();
  const { triggers } = workspace.emulator.world;
  const installed = () => triggers.list().filter((one) => one.handler === handler);
  expect(installed()).toMatchObject([
    { eventType: 'CLOCK', owner, disabled: false, schedule: { kind: 'every', periodMs: 60_000 } },
  ]);
  const [before] = installed();
  expect(setUp(workspace)).not.toContain('Webhooks');
  expect(installed()).toEqual([before]);
});

test('doubles are removed, and a missing one is installed', () => {
  const workspace = createTestWorkspace();
  const { triggers, clock } = workspace.emulator.world;
  const [first] = triggers.list().filter((one) => one.handler === handler);
  if (first === undefined) throw new Error('Setup has installed no trigger.');
  const { uid, dueMs: _due, ...plan } = first;
  triggers.add(plan, clock.now());
  triggers.add(plan, clock.now());
  setUp(workspace);
  const left = () => triggers.list().filter((one) => one.handler === handler);
  expect(left().map((one) => one.uid)).toEqual([uid]);
  triggers.delete(uid);
  expect(setUp(workspace)).toContain('Webhooks are sent every minute from now on');
  expect(left()).toHaveLength(1);
});
