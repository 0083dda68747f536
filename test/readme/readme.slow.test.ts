/** Runs the commands of the README, the owner's handbook and the pages on single subjects, and compares what they answer with what is shown. */
import { relative } from 'node:path';
import { agentTools } from '../../src/gateway/mcp/tools/index.ts';
import { readMarkdown } from './document.ts';
import { completeLines, startLocalServer, testExamples } from './run-examples.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(60_000);

const readme = readMarkdown('README.md');
const startCommand = 'npm ci && npm start';
const server = startLocalServer();

test(`${startCommand} prints what is shown`, async () => {
  const { origin } = await server.ready();
  const printed = server
    .said()
    .trim()
    .replaceAll(origin, 'http://localhost:8787')
    .replace(relative(process.cwd(), server.workbookPath()), '.local/billing.xlsx');
  const { answer = '' } = readme.examples.find(({ command }) => command === startCommand) ?? {};
  expect(completeLines(answer, printed)).toBe(printed);
});

describe('the README', () => {
  testExamples(readme, server, [startCommand]);
});

describe("the owner's handbook", () => {
  testExamples(readMarkdown('docs/owner.md'), server);
});

describe('the page on electronic invoices', () => {
  testExamples(readMarkdown('docs/einvoices.md'), server);
});

describe('the page on pages for customers', () => {
  testExamples(readMarkdown('docs/hosted-pages.md'), server);
});

describe('the page on tools for agents', () => {
  const page = readMarkdown('docs/mcp.md');
  testExamples(page, server);

  test('names every tool with its scopes', () => {
    const rows = [...page.text.matchAll(/^\| (`\w+`) \| (.+) \|$/gm)].map(([, name, scopes]) => ({
      name: name?.slice(1, -1),
      scopes: [...(scopes ?? '').matchAll(/`([^`]+)`/g)].map(([, scope]) => scope).sort(),
    }));
    const declared = agentTools.map(({ name, scopes, variants }) => ({
      name,
      scopes: [...new Set([...scopes, ...Object.values(variants?.scopes ?? {}).flat()])].sort(),
    }));
    expect(rows).toEqual(declared);
  });
});
