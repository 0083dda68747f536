/** The owner gives the web app's address, which is tried before it is kept. */
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { likelySwitches } from '../../src/emulator/switches.ts';
import { type PageKind, googlePage } from '../../src/emulator/front-end/google-pages.ts';
import type { CheckedHealth, ConnectedWebApp, Overview, Reply } from '../../src/pages/protocol.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import {
  createTestWorkspace,
  owner,
  type TestWorkspace,
  type WorkspaceOptions,
} from '../contract/support/test-workspace.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycbx-1_2/exec';

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Answerer = (workspace: TestWorkspace, url: string) => Answer;

/** A workspace whose web app answers so when the script asks it; Google tells it no address unless `options` do. */
function openDeployed(
  answer: Answerer,
  options: WorkspaceOptions = {},
): { workspace: TestWorkspace; asked: string[] } {
  const asked: string[] = [];
  const fetch: Transport = (requests) =>
    requests.map(({ url }) => {
      asked.push(url.replace(/=[-\w]{36}$/, '=<word>'));
      const { status, text } = answer(workspace, url);
      return { kind: 'response', status, headers: [], body: Buffer.from(text) };
    });
  const workspace: TestWorkspace = createTestWorkspace({ ...options, fetch });
  return { workspace, asked };
}

/** The script itself answers, as Google runs it for a stranger. */
const itself: Answerer = ({ emulator }, url) => {
  const answer = emulator.webApp({ method: 'GET', queryString: url.split('?')[1] ?? '' });
  return { status: 200, text: answer.kind === 'content' ? answer.content : answer.html };
};

/** An older version of this script, which is deployed still. */
const older: Answerer = (workspace, url) => {
  const { status, text } = itself(workspace, url);
  return { status, text: text.replace(/"build":"\w+"/, '"build":"ffffffffffff"') };
};

const page =
  (kind: PageKind): Answerer =>
  () => {
    const { status, html } = googlePage(kind);
    return { status, text: html };
  };

const json =
  (body: unknown): Answerer =>
  () => ({ status: 200, text: JSON.stringify(body) });

function ask<Result>({ emulator }: TestWorkspace, command: string, input: object): Result {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<Result>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const connect = (workspace: TestWorkspace, url: string): ConnectedWebApp =>
  ask(workspace, 'connect_web_app', { url });
const addressOf = (workspace: TestWorkspace): string | null =>
  ask<Overview>(workspace, 'overview', {}).web_app_url;
const deployment = (workspace: TestWorkspace): CheckedHealth =>
  ask(workspace, 'run_check', { id: 'deployment' });

test('an address that serves this script is kept, and Health finds the deployment there', () => {
  const { workspace, asked } = openDeployed(itself);
  expect(addressOf(workspace)).toBeNull();
  expect(connect(workspace, ` ${execUrl}\n`)).toEqual({ serves_this_build: true });
  const probe = `${execUrl}?path=/lock_probe&word=<word>`;
  const relayed = `${execUrl}?path=/lock_probe&relay=1&word=<word>`;
  // Where Google counts each caller as a user of its own, one question is enough. The last request is that of the
  // caller who holds the lock meanwhile.
  const further = chosenSwitches.userLock === 'excludes_all' ? [relayed, probe] : [];
  expect(asked).toEqual([`${execUrl}?path=/health`, probe, probe, ...further]);
  expect(addressOf(workspace)).toBe(execUrl);
  expect(deployment(workspace).state).toBe('good');
});

test.each([
  'https://script.google.com/a/macros/example.com/s/AKfycbx-1_2/exec',
  'https://script.google.com/a/example.com/macros/s/AKfycbx-1_2/exec',
  'https://script.google.com/macros/u/1/s/AKfycbx-1_2/exec',
])('%s is tested and kept in the form that anybody may call', (url) => {
  const { workspace, asked } = openDeployed(itself);
  expect(connect(workspace, url)).toEqual({ serves_this_build: true });
  expect(asked.every((one) => one.startsWith(`${execUrl}?`))).toBe(true);
  expect(addressOf(workspace)).toBe(execUrl);
});

test.each(['plain', 'with_domain'] as const)(
  'the address that Google gives %s is shown without it',
  (form) => {
    const switches = { ...likelySwitches, webAppUrlForm: form };
    const { workspace } = openDeployed(itself, { webAppUrl: execUrl, switches });
    expect(addressOf(workspace)).toBe(execUrl);
    expect(deployment(workspace).state).toBe('good');
  },
);

test('an address that serves another version is kept, and said to do so', () => {
  const { workspace } = openDeployed(older);
  expect(connect(workspace, execUrl)).toEqual({ serves_this_build: false });
  expect(addressOf(workspace)).toBe(execUrl);
  expect(deployment(workspace)).toMatchObject({ state: 'warning' });
});

test('the same script in another spreadsheet is told apart, though it serves the same build', () => {
  const other = createTestWorkspace();
  const { workspace } = openDeployed((_own, url) => itself(other, url));
  for (const url of [execUrl, 'https://script.google.com/a/macros/example.com/s/Other/exec'])
    expect(() => connect(workspace, url)).toThrow('The script of another spreadsheet answers');
  expect(addressOf(workspace)).toBeNull();
});

test.each<[string, Answerer, string]>([
  ['a sign-in page', page('sign_in'), 'it does not answer a caller without an account'],
  ['a refusal', page('access_denied'), 'it does not answer a caller without an account'],
  ['a missing page', page('unknown_deployment'), 'No deployment answers at this address.'],
  ['a page of an error', page('no_consent'), '"Authorization is required to perform that action."'],
  ['another program', json({ hello: 'world' }), 'Another program answers'],
  ['another text', () => ({ status: 200, text: 'ok' }), 'Another program answers'],
  ['another script', json({ status: 200, headers: {}, body: { object: 'x' } }), 'Another script answers'],
  ['null', () => ({ status: 200, text: 'null' }), 'Another program answers'],
])('an address that answers with %s is not kept, and the reason is said', (_name, answer, words) => {
  const { workspace } = openDeployed(answer);
  expect(() => connect(workspace, execUrl)).toThrow(words);
  expect(addressOf(workspace)).toBeNull();
});

test('Health says what the address answers once strangers may not call it any more', () => {
  let isOpen = true;
  const { workspace } = openDeployed((own, url) => (isOpen ? itself : page('sign_in'))(own, url));
  connect(workspace, execUrl);
  isOpen = false;
  expect(deployment(workspace)).toMatchObject({
    state: 'fault',
    sentences: [`Callers cannot reach ${execUrl}.`, expect.stringContaining('Google asks for a sign-in')],
  });
});

test.each([
  'https://script.google.com/macros/s/AKfycbx/dev',
  'https://script.google.com/a/macros/example.com/s/AKfycbx/dev',
  'https://script.google.com/macros/s/AKfycbx/exec?path=/health',
  'https://script.google.com.example.com/macros/s/AKfycbx/exec',
  'https://docs.google.com/spreadsheets/d/1abc/edit',
  'http://localhost:8787/macros/s/local/exec',
  '',
])('%p is refused without asking it', (url) => {
  const { workspace, asked } = openDeployed(itself);
  expect(() => connect(workspace, url)).toThrow('Deploy › Manage deployments');
  expect(asked).toEqual([]);
});
