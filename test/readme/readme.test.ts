/** Runs the commands of the README and compares what they answer with what it shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { execPath } from '../../src/local/runtime/serve.ts';
import { type StartedProcess, startProcess } from '../local/runtime/start-process.ts';
import { newPath } from '../local/workbook-file/workbook-folder.ts';
import { examples } from './readme.ts';
import { complete, isLike, parseShown } from './shown-json.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(60_000);

const startCommand = 'npm ci && npm start';
const gatewayCommand = /^EXEC_URL=\S+<deployment id>\S+ npx tsx (\S+)$/;
const calls = examples.filter(({ command }) => /^(curl|for) /.test(command));

let workbookPath: string;
let local: StartedProcess;
/** The id that `inv_…` stands for in a command: that of the invoice answered last. */
let lastInvoice = '';

beforeAll(async () => {
  workbookPath = await newPath();
  local = startProcess({ PORT: '0', WORKBOOK: workbookPath });
  await local.ready;
});

afterAll(async () => {
  local.child.kill('SIGKILL');
  await local.ended;
});

test('every command shows its answer, and is run by a test', () => {
  const others = examples.filter((example) => !calls.includes(example));
  expect(others.map(({ command }) => command)).toEqual([startCommand, expect.stringMatching(gatewayCommand)]);
  expect(calls.filter(({ language }) => !['json', 'http'].includes(language))).toEqual([]);
});

test(`${startCommand} prints what is shown`, async () => {
  const { origin } = await local.ready;
  const printed = local.said.out
    .trim()
    .replaceAll(origin, 'http://localhost:8787')
    .replace(relative(process.cwd(), workbookPath), '.local/billing.xlsx');
  const { answer = '' } = examples.find(({ command }) => command === startCommand) ?? {};
  expect(completeLines(answer, printed)).toBe(printed);
});

// In the order of the README: what one command creates, a later one lists.
test.each(calls.map((example) => [example.command.split('\n')[0], example] as const))(
  '%s',
  async (_line, { command, language, answer }) => {
    const printed = await runInShell(command);
    if (language === 'http') expectHttp(answer, printed);
    else expectJson(answer, printed);
  },
);

test('the gateway prints what is shown, and serves the API', async () => {
  const { command = '', answer = '' } =
    examples.find((example) => gatewayCommand.test(example.command)) ?? {};
  const { origin } = await local.ready;
  const env = { PATH: process.env.PATH ?? '', EXEC_URL: origin + execPath, HOST: '127.0.0.1', PORT: '0' };
  const program = gatewayCommand.exec(command)?.[1] ?? '';
  const gateway = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(gateway.stdout.setEncoding('utf8'), 'data')) as [string];
  const address = /127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
  expect(line.trim().replace(address, '0.0.0.0:8787')).toBe(answer);
  expect(await (await fetch(`http://${address}/health`)).json()).toMatchObject({ status: 'ok' });
  gateway.kill();
  await once(gateway, 'close');
});

async function runInShell(command: string): Promise<string> {
  const { origin, key } = await local.ready;
  const script = command
    .replaceAll('bbk_test_…', key)
    .replaceAll('inv_…', lastInvoice)
    .replaceAll('http://localhost:8787', origin);
  const env = { PATH: process.env.PATH ?? '', KEY: key, BASE: origin, EXEC: origin + execPath };
  const shell = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(shell, 'close');
  const printed = await text(shell.stdout);
  expect(await closed).toEqual([0, null]);
  lastInvoice = /\{"id":"(inv_\w+)"/.exec(printed)?.[1] ?? lastInvoice;
  return printed;
}

function expectJson(shown: string, printed: string): void {
  const actual: unknown = JSON.parse(printed);
  expect(complete(parseShown(shown), actual)).toEqual(actual);
}

/** Each header shown must be there; the body is compared as a whole. */
function expectHttp(shown: string, printed: string): void {
  const [shownHead = '', shownBody = ''] = shown.split(/\n\n(.*)/s);
  const [head = '', body = ''] = printed.split(/\r\n\r\n(.*)/s);
  const lines = head.split('\r\n');
  const missing = shownHead.split('\n').filter((line) => !lines.some((actual) => isLike(line, actual)));
  expect({ missing, lines }).toEqual({ missing: [], lines });
  expectJson(shownBody, body);
}

/** The lines shown, with what each leaves out taken from the line printed. */
function completeLines(shown: string, printed: string): string {
  const lines = printed.split('\n');
  return shown
    .split('\n')
    .map((line, index) => (isLike(line, lines[index]) ? lines[index] : line))
    .join('\n');
}
