/** The menu's commands for API keys, where Google does not confirm a change. */
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import { createTestWorkspace, owner } from '../contract/support/test-workspace.ts';

/** Once armed, Google fails at every call on properties, from the first one that changes a property on. */
function propertiesFault(): { readonly interceptor: Interceptor; arm(): void } {
  let isArmed = false;
  let isChanging = false;
  const interceptor: Interceptor = (call, perform) => {
    isChanging ||= isArmed && call.member === 'Properties.setProperty';
    if (!isChanging || !call.member.startsWith('Properties.')) return perform();
    throw new Error(`Service ${call.service} failed while accessing it.`);
  };
  return {
    interceptor,
    arm() {
      isArmed = true;
    },
  };
}

test.each([
  ['createApiKey', ['Shop', 'full']],
  ['revokeApiKey', null],
])('%s tells the owner that the change may be done, and what to look at', (command, typed) => {
  const fault = propertiesFault();
  const workspace = createTestWorkspace({ interceptors: [fault.interceptor] });
  const { emulator } = workspace;
  const { screen } = emulator.world;
  const answers = [...(typed ?? [workspace.key.slice(-4)])];
  screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? (answers.shift() ?? '') : '' });
  const shown = screen.shown.length;
  fault.arm();
  const outcome = emulator.run(command, [], { kind: 'menu', activeUser: owner });
  expect(outcome.ok).toBe(true);
  expect(screen.shown.slice(shown).filter(({ kind }) => kind === 'alert')).toMatchObject([
    {
      title: 'Look at the list of keys',
      content: expect.stringMatching(/may be done or not\. .+ before you repeat it, and revoke what/),
    },
  ]);
});
