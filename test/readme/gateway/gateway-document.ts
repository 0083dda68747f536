/** The document of the gateway as data: the commands of each way to run it, with the check that ends them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type CommandExample, readMarkdown } from '../document.ts';
import { complete, parseShown } from '../shown-json.ts';

export const gatewayDocument = readMarkdown('docs/gateway.md');

/** The placeholder of a web app's URL in the document. */
export const execPlaceholder = 'https://script.google.com/macros/s/<deployment id>/exec';

const nothing: CommandExample = { command: '', language: '', answer: '' };
const [
  workerSteps = nothing,
  workerCheck = nothing,
  serviceSteps = nothing,
  serviceCheck = nothing,
  containerSteps = nothing,
  containerCheck = nothing,
  namedCheck = nothing,
] = gatewayDocument.examples;

export { containerCheck, containerSteps, namedCheck, serviceCheck, serviceSteps, workerCheck, workerSteps };

/** Runs lines in a shell whose functions stand for what this machine has not; what they print. */
export async function runShell(
  standIns: string,
  lines: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const shell = spawn('bash', ['-c', `set -euo pipefail\n${standIns}\n${lines}`], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(shell, 'close');
  const [printed, complaints] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
  const [code] = await closed;
  expect({ code, said: code === 0 ? '' : complaints + printed }).toEqual({ code: 0, said: '' });
  return printed;
}

/** Runs a check against a gateway that listens elsewhere, and compares what it answers with what is shown. */
export async function expectChecked({ command, answer }: CommandExample, origin: string): Promise<void> {
  const [, path = ''] = /^curl https?:\/\/[^/]+(\/\S*)$/.exec(command) ?? [];
  const answered: unknown = await (await fetch(origin + path)).json();
  expect(complete(parseShown(answer), answered)).toEqual(answered);
}
