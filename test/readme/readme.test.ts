/** Runs the commands of the README and of the owner's handbook, and compares what they answer with what it shows. */
import { relative } from 'node:path';
import { readDocument } from './document.ts';
import { completeLines, startLocalServer, testExamples } from './run-examples.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(60_000);

const readme = readDocument('README.md');
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
  testExamples(readDocument('docs/owner.md'), server);
});
