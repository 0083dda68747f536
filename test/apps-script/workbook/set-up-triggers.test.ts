/** Set up installs the triggers, once, however often it is run: that of every minute while an endpoint is enabled. */
import { createTestWorkspace, owner } from '../../contract/support/test-workspace.ts';

type Workspace = ReturnType<typeof createTestWorkspace>;

const handler = 'runDispatcher';
const endpoint = { url: 'https://shop.example/hook' };

function setUp({ emulator }: Workspace): string {
  emulator.world.screen.answer = () => ({ button: 'OK', text: '' });
  const outcome = emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  expect(outcome.ok).toBe(true);
  return emulator.world.screen.shown[emulator.world.screen.shown.length - 1]?.content ?? '';
}

const installed = ({ emulator }: Workspace, name: string) =>
  emulator.world.triggers.list().filter((one) => one.handler === name);

test('without an endpoint Google looks for work every ten minutes', () => {
  const workspace = createTestWorkspace();
  expect(installed(workspace, handler)).toEqual([]);
  const [before] = installed(workspace, 'runUpkeep');
  expect(before).toMatchObject({ eventType: 'CLOCK', owner, schedule: { periodMs: 600_000 } });
  expect(setUp(workspace)).not.toContain('Every ten minutes');
  expect(installed(workspace, 'runUpkeep')).toEqual([before]);
});

test('doubles are removed, and a missing one is installed', () => {
  const workspace = createTestWorkspace();
  workspace.create('webhook_endpoints', endpoint);
  const { triggers, clock } = workspace.emulator.world;
  const [first] = installed(workspace, handler);
  if (first === undefined) throw new Error('The endpoint has installed no trigger.');
  const { uid, dueMs: _due, ...plan } = first;
  triggers.add(plan, clock.now());
  triggers.add(plan, clock.now());
  setUp(workspace);
  expect(installed(workspace, handler).map((one) => one.uid)).toEqual([uid]);
  triggers.delete(uid);
  expect(setUp(workspace)).toContain('Webhooks are sent every minute from now on');
  expect(installed(workspace, handler)).toMatchObject([{ schedule: { periodMs: 60_000 } }]);
});

test('a workbook of version 1.0, which had the minute trigger alone, gets the other one and loses this one', () => {
  const workspace = createTestWorkspace();
  const { triggers, clock } = workspace.emulator.world;
  const [{ uid, dueMs: _due, ...upkeep } = never()] = installed(workspace, 'runUpkeep');
  triggers.delete(uid);
  triggers.add({ ...upkeep, handler, schedule: { periodMs: 60_000 } }, clock.now());
  workspace.create('customers', { name: 'Ada' });
  workspace.emulator.run(handler, [], { kind: 'time_trigger', activeUser: owner });
  // Nothing else would start the dispatcher.
  expect(installed(workspace, handler)).toHaveLength(1);
  expect(setUp(workspace)).toContain('Every ten minutes, the script looks for work');
  clock.advance(11 * 60_000);
  for (const { outcome } of workspace.emulator.fireDueTriggers()) expect(outcome.ok).toBe(true);
  expect(installed(workspace, handler)).toEqual([]);
  expect(installed(workspace, 'runUpkeep')).toHaveLength(1);
});

function never(): never {
  throw new Error('Set up has installed no trigger.');
}
