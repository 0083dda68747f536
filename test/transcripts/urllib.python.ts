/** Python's urllib runs the same steps as the other clients; it needs only python3. */
import { openLoadServer, type LoadServer } from '../load/open-load-server.ts';
import { expectStory, runSteps } from './run-steps.ts';

let stage: LoadServer;

beforeAll(async () => {
  stage = await openLoadServer({ callers: 1 });
});

afterAll(() => stage.close());

test('urllib creates both kinds of invoices, and reads a refusal', async () => {
  const hint = 'install it, for example with "apt-get install python3"';
  const client = { program: 'python3', script: 'story.py', hint };
  expectStory(await runSteps(client, stage, stage.keys[0] ?? ''));
});
