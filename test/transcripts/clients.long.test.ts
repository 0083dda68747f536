/** Runs the same steps with common clients, with a gateway and without one. The documents link to the scripts. */
import { serveWorkspace, type ServedWorkspace } from '../served-workspace.ts';
import { type Client, expectStory, type TranscriptStep, runSteps } from './run-steps.ts';

// A process of Node starts in a tenth of a second; a busy machine takes many times as long.
jest.setTimeout(120_000);

const curl = { program: 'bash', hint: 'install bash and curl, for example with "apt-get install bash curl"' };
const node = { program: process.execPath, hint: 'these tests run on it' };
const clients: readonly (readonly [string, Client])[] = [
  ['curl', { ...curl, script: 'story.sh' }],
  ['axios', { ...node, script: 'story.axios.mjs' }],
  ['the fetch of Node', { ...node, script: 'story.fetch.mjs' }],
  ['curl without a gateway', { ...curl, script: 'direct.sh' }],
  ['a browser without a gateway', { ...node, script: 'direct.mjs' }],
];

let stage: ServedWorkspace;
const told: TranscriptStep[][] = [];

beforeAll(async () => {
  stage = await serveWorkspace({ callers: clients.length });
});

afterAll(() => stage.close());

test.each(clients.map(([name, client], index) => [name, client, index] as const))(
  '%s creates both kinds of invoices, and reads a refusal',
  async (_name, client, index) => {
    const steps = await runSteps(client, stage, stage.keys[index] ?? '');
    expectStory(steps);
    told.push(steps);
  },
);

test('every client gets the same fields, and no invoice is created twice', async () => {
  const fields = told.map((steps) => steps.map(({ body }) => Object.keys(body)));
  expect(fields).toEqual(clients.map(() => fields[0]));
  const response = await fetch(`${stage.origin}/api/v1/invoices?include=total_count`, {
    headers: { 'x-api-key': stage.keys[0] ?? '' },
  });
  expect(await response.json()).toMatchObject({ total_count: 2 * clients.length });
});

test('a client that is not there is named with what to install', async () => {
  const client = { program: 'no-such-client', script: 'story.sh', hint: 'install it' };
  await expect(runSteps(client, stage, '')).rejects.toThrow('no-such-client is not installed: install it');
});
