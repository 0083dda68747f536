/** Chooses commands of the spreadsheet's menu as the owner does. */
import type { Emulator } from '../../emulator/emulator.ts';
import { localOwner } from './local-workspace.ts';

/**
 * Runs a command and answers its prompts in order.
 * @returns the text of the last thing that it showed
 * @throws Error with what the script said when it failed
 */
export function chooseCommand(
  emulator: Emulator,
  functionName: string,
  answers: readonly string[] = [],
  person = localOwner,
): string {
  const { screen } = emulator.world;
  const rest = [...answers];
  screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? (rest.shift() ?? '') : '' });
  const outcome = emulator.run(functionName, [], { kind: 'menu', activeUser: person });
  if (!outcome.ok) throw new Error(`The command ${functionName} failed: ${outcome.text}`);
  return screen.shown[screen.shown.length - 1]?.content ?? '';
}
