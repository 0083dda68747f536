/** Every failure at every service call of the owner's commands for keys: the page says what has become of the command. */
import { keysAmong } from '../../src/core/access/api-key.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import type { CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { callCounter, failureAt, failuresAmong } from '../contract/support/failures.ts';
import { type Scene, sceneMaker } from '../contract/support/scene.ts';
import { owner } from '../contract/support/test-workspace.ts';

const openScene = sceneMaker({}, () => undefined);

interface Command {
  readonly name: CommandName;
  readonly inputFor: (id: string) => unknown;
  /** How many keys work once it is done, of one before. */
  readonly working: number;
}

const input = {
  name: 'Shop',
  scopes: ['invoices:read'],
  expires_in_days: null,
} satisfies CommandInput<'create_key'>;

const commands: readonly Command[] = [
  { name: 'create_key', inputFor: () => input, working: 2 },
  { name: 'roll_key', inputFor: (id) => ({ id, overlap_hours: 0 }), working: 1 },
  { name: 'revoke_key', inputFor: (id) => ({ id, name: 'Test' }), working: 0 },
];

function keysIn({ emulator }: Scene) {
  return keysAmong(emulator.world.properties.snapshot().script ?? {});
}

/** Runs the command as the page does; null when Google shows an error of its own. */
function run(scene: Scene, { name, inputFor }: Command, interceptor: Interceptor): Reply | null {
  const [key] = keysIn(scene);
  const request = JSON.stringify({ command: name, input: inputFor(key?.id ?? '') });
  const execution = scene.emulator.open({ kind: 'page', activeUser: owner });
  const outcome = execution.attempt('developerArea', () => [request], {
    interceptors: [interceptor],
    context: 'kept',
  });
  execution.end(outcome);
  return outcome.ok && outcome.value !== '' ? (JSON.parse(String(outcome.value)) as Reply) : null;
}

test.each(commands)(
  'the owner who sends $name is told what became of it, whatever fails and wherever',
  (command) => {
    const { interceptor, calls } = callCounter();
    expect(run(openScene(), command, interceptor)?.ok).toBe(true);
    const failures = failuresAmong(calls);
    expect(failures.length).toBeGreaterThan(15);
    const broken = failures.flatMap(({ index, kind }) => {
      const scene = openScene();
      const before = keysIn(scene).map(({ id, revoked_at }) => ({ id, revoked_at }));
      const reply = run(scene, command, failureAt(index, kind).interceptor);
      const after = keysIn(scene).map(({ id, revoked_at }) => ({ id, revoked_at }));
      const working = after.filter(({ revoked_at }) => revoked_at === null).length;
      const isSame = JSON.stringify(after) === JSON.stringify(before);
      const place = `${kind} at ${index} ${calls[index]?.member}`;
      if (reply === null || (!reply.ok && /did not confirm/.test(reply.message))) return [];
      if (reply.ok) return working === command.working ? [] : [`${place}: told that it is done`];
      return isSame ? [] : [`${place}: told "${reply.message}", and it is done`];
    });
    expect(broken).toEqual([]);
  },
);
