/** The owner gives the web app's address, which is tried before it is kept. */
import type { Transport } from '../../src/local/emulator/services/url-fetch/transport.ts';
import type { CheckedHealth, ConnectedWebApp, Overview, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycbx-1_2/exec';

/** A workspace whose web app answers so when the script asks it; Google tells it no address. */
function openDeployed(answer: (workspace: TestWorkspace) => string): {
  workspace: TestWorkspace;
  asked: string[];
} {
  const asked: string[] = [];
  const fetch: Transport = (requests) =>
    requests.map(({ url }) => {
      asked.push(url);
      return { kind: 'response', status: 200, headers: [], body: Buffer.from(answer(workspace)) };
    });
  const workspace: TestWorkspace = createTestWorkspace({ fetch });
  return { workspace, asked };
}

const ownHealth = (workspace: TestWorkspace): string => healthOf(workspace.get('/health').body.build);
const healthOf = (build: string): string => JSON.stringify({ status: 200, headers: {}, body: { build } });

function ask<Answer>({ emulator }: TestWorkspace, command: string, input: object): Answer {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const connect = (workspace: TestWorkspace, url: string): ConnectedWebApp =>
  ask(workspace, 'connect_web_app', { url });
const addressOf = (workspace: TestWorkspace): string | null =>
  ask<Overview>(workspace, 'overview', {}).web_app_url;

test('an address that serves this script is kept, and Health finds the deployment there', () => {
  const { workspace, asked } = openDeployed(ownHealth);
  expect(addressOf(workspace)).toBeNull();
  expect(connect(workspace, ` ${execUrl}\n`)).toEqual({ serves_this_build: true });
  expect(asked).toEqual([`${execUrl}?path=/health`]);
  expect(addressOf(workspace)).toBe(execUrl);
  expect(ask<CheckedHealth>(workspace, 'run_check', { id: 'deployment' }).state).toBe('good');
});

test('an address that serves another version is kept, and said to do so', () => {
  const { workspace } = openDeployed(() => healthOf('ffffffffffff'));
  expect(connect(workspace, execUrl)).toEqual({ serves_this_build: false });
  expect(addressOf(workspace)).toBe(execUrl);
});

test('an address that does not answer strangers is not kept', () => {
  const { workspace } = openDeployed(() => '<!doctype html><title>Sign in</title>');
  expect(() => connect(workspace, execUrl)).toThrow('It does not answer a caller without an account.');
  expect(addressOf(workspace)).toBeNull();
});

test.each([
  'https://script.google.com/macros/s/AKfycbx/dev',
  'https://script.google.com/macros/u/1/s/AKfycbx/exec',
  'https://script.google.com/a/macros/example.com/s/AKfycbx/exec',
  'https://script.google.com/macros/s/AKfycbx/exec?path=/health',
  'https://script.google.com.example.com/macros/s/AKfycbx/exec',
  'http://localhost:8787/macros/s/local/exec',
  '',
])('%p is refused without asking it', (url) => {
  const { workspace, asked } = openDeployed(ownHealth);
  expect(() => connect(workspace, url)).toThrow('Deploy › Manage deployments');
  expect(asked).toEqual([]);
});
