/** Python's urllib runs the same steps as the other clients; it needs only python3. */
import { serveWorkspace, type ServedWorkspace } from '../served-workspace.ts';
import { expectStory, runSteps } from './run-steps.ts';

let stage: ServedWorkspace;

beforeAll(async () => {
  stage = await serveWorkspace({ callers: 1 });
});

afterAll(() => stage.close());

test('urllib creates both kinds of invoices, and reads a refusal', async () => {
  const hint = 'install it, for example with "apt-get install python3"';
  const client = { program: 'python3', script: 'story.py', hint };
  expectStory(await runSteps(client, stage, stage.keys[0] ?? ''));
});
