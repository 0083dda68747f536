import { runDueTriggers } from '../../../src/local/runtime/trigger-clock.ts';
import { createExecutionSlots } from '../../../src/emulator/front-end/execution-slots.ts';
import { resultOf, testEmulator } from '../../emulator/support/test-emulator.ts';

test('a trigger that finds thirty executions under way fails with words, and runs when its time comes again', async () => {
  const emulator = testEmulator();
  resultOf(emulator, 'installTriggers');
  const started: string[] = [];
  const workspace = {
    emulator,
    ready: async () => undefined,
    commit: async () => undefined,
    run: async ({ functionName }: { readonly functionName: string }) => {
      started.push(functionName);
      return emulator.run(functionName, [{}], { kind: 'time_trigger', activeUser: '' });
    },
  };
  const slots = createExecutionSlots();
  const leaves = Array.from({ length: 30 }, () => slots.tryEnter());
  emulator.world.clock.advance(60 * 60_000);
  await runDueTriggers(workspace, slots);
  expect(started).toEqual([]);
  expect(emulator.world.log.entries().at(-1)).toMatchObject({
    severity: 'ERROR',
    text: 'The trigger onClock failed: There are too many scripts running simultaneously for this Google user account.',
  });
  leaves[0]?.();
  emulator.world.clock.advance(60 * 60_000);
  await runDueTriggers(workspace, slots);
  expect(started.length).toBeGreaterThan(0);
  expect(slots.tryEnter()).not.toBeNull();
});
