/** Runs the commands of a document against a local server of its own, and compares what they answer with what it shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { execPath } from '../../src/local/runtime/serve.ts';
import { type StartedProcess, startProcess } from '../local/runtime/support/start-process.ts';
import { newPath } from '../local/workbook-file/support/workbook-folder.ts';
import type { CommandExample, MarkdownDocument } from './document.ts';
import { complete, isLike, parseShown } from './shown-json.ts';

/** The local server that a document's commands are sent to. */
export interface CommandServer {
  /** Resolves when it listens. */
  ready(): StartedProcess['ready'];
  /** Everything that it has printed. */
  said(): string;
  workbookPath(): string;
  /** Runs a command as a reader would, with KEY, BASE and EXEC set; what it prints. */
  run(command: string): Promise<string>;
}

/**
 * Starts a server before the tests of a file, and ends it after them.
 * @param folder a copy of the repository, to be served in its place
 */
export function startLocalServer(folder?: string): CommandServer {
  let workbookPath = '';
  let local: StartedProcess;
  // The ids that `inv_…`, `quo_…`, `cn_…` and `li_…` stand for in a command: those of the records answered last.
  const lastIds = new Map([
    ['inv', ''],
    ['quo', ''],
    ['cn', ''],
    ['li', ''],
  ]);
  beforeAll(async () => {
    workbookPath = await newPath();
    local = startProcess({ PORT: '0', WORKBOOK: workbookPath }, folder);
    await local.ready;
  });
  afterAll(async () => {
    local.child.kill('SIGKILL');
    await local.ended;
  });
  return {
    ready: () => local.ready,
    said: () => local.said.out,
    workbookPath: () => workbookPath,
    async run(command) {
      const { origin, key } = await local.ready;
      const script = command
        .replaceAll('bbk_local_…', key)
        .replace(/\b(inv|quo|cn|li)_…/g, (_whole, prefix: string) => lastIds.get(prefix) ?? '')
        .replaceAll('http://localhost:8787', origin);
      const env = { PATH: process.env.PATH ?? '', KEY: key, BASE: origin, EXEC: origin + execPath };
      const shell = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'ignore'] });
      const closed = once(shell, 'close');
      const printed = await text(shell.stdout);
      expect(await closed).toEqual([0, null]);
      for (const [prefix, id] of lastIds)
        lastIds.set(prefix, new RegExp(`\\{"id":"(${prefix}_\\w+)"`).exec(printed)?.[1] ?? id);
      return printed;
    },
  };
}

/**
 * Declares a test for each command of a document, in its order: what one creates, a later one lists.
 * @param others the commands that are run by tests of their own
 */
export function testExamples(
  { examples }: MarkdownDocument,
  server: CommandServer,
  others: readonly (string | RegExp)[] = [],
): void {
  const isOther = ({ command }: CommandExample): boolean =>
    others.some((other) => (typeof other === 'string' ? other === command : other.test(command)));
  const calls = examples.filter((example) => !isOther(example));

  test('every command shows its answer, and is run by a test', () => {
    expect(examples.filter(isOther)).toHaveLength(others.length);
    const unshown = calls.filter(({ language }) => !['json', 'http'].includes(language));
    expect(unshown.map(({ command }) => command)).toEqual([]);
  });

  test.each(calls.map((example) => [example.command.split('\n')[0], example] as const))(
    '%s',
    async (_line, { command, language, answer }) => {
      const printed = await server.run(command);
      if (language === 'http') expectHttp(answer, printed);
      else expectJson(answer, printed);
    },
  );
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
export function completeLines(shown: string, printed: string): string {
  const lines = printed.split('\n');
  return shown
    .split('\n')
    .map((line, index) => (isLike(line, lines[index]) ? (lines[index] ?? '') : line))
    .join('\n');
}
