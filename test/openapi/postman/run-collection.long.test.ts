/** The Postman collection runs as it is written, both ways in, and once more on what the first run has left. */
import { allScopes } from '../../../src/core/access/scope-list.ts';
import { serveWorkspace, type ServedWorkspace } from '../../served-workspace.ts';
import { collection, requestsOfFolder, wayOf } from './collection.ts';
import { runItem } from './run-item.ts';

const gateway = requestsOfFolder(wayOf('Through a gateway'));
const envelopes = requestsOfFolder(wayOf('Without a gateway'));

describe('run from the first request to the last', () => {
  let stage: ServedWorkspace;

  beforeAll(async () => {
    stage = await serveWorkspace({ callers: 4, access: allScopes.join(', ') });
  });

  afterAll(() => stage.close());

  // A minute has a hundred requests for each key, and a second run finds what the first one has left.
  test.each([
    ['through a gateway', gateway, 0],
    ['through a gateway again', gateway, 1],
    ['without a gateway', envelopes, 2],
    ['without a gateway again', envelopes, 3],
  ] as const)('%s every request is answered as it says', async (_name, items, caller) => {
    const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
    variables.set('base_url', stage.origin).set('exec_url', stage.execUrl);
    variables.set('api_key', stage.keys[caller] ?? '');
    for (const item of items) {
      const { passed } = await runItem(item, variables).catch((error: unknown) => {
        throw new Error(`${item.name}: ${error instanceof Error ? error.message : error}`);
      });
      expect({ name: item.name, tests: passed.length }).toEqual({ name: item.name, tests: 1 });
    }
  });
});
