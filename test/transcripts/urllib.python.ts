/** Python's own urllib tells the story of the other clients; it needs python3 and nothing else. */
import { openLoadServer, type LoadServer } from '../../src/local/load/open-load-server.ts';
import { expectStory, tellStory } from './told-story.ts';

let stage: LoadServer;

beforeAll(async () => {
  stage = await openLoadServer({ callers: 1 });
});

afterAll(() => stage.close());

test('urllib creates both kinds of invoices, and reads a refusal', async () => {
  const hint = 'install it, for example with "apt-get install python3"';
  const client = { program: 'python3', script: 'story.py', hint };
  expectStory(await tellStory(client, stage, stage.keys[0] ?? ''));
});
