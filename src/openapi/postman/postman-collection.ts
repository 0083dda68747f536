/** The Postman collection of the API, from the routes and examples that the OpenAPI document is made of. */
import { allRoutes } from '../../core/api/routes/all-routes.ts';
import { runExamples } from '../example-answers.ts';
import { examples } from '../examples/index.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { envelopeItem, gatewayItem, type WriteItem } from './collection-item.ts';
import { planFolders, type PlannedFolder } from './plan-folders.ts';
import { variables } from './variables.ts';

const description = [
  'Fill in the variables `api_key` and `base_url`, or `exec_url` if you have no gateway, and send a request. Or run a whole folder, in a workspace for tests.',
  'Some requests change the workspace, for which the key needs the scope `workspace:write` besides those of `full`.',
  'Each request stores the ids that later requests need. A key may send 100 requests a minute: wait a minute before you run the other folder.',
].join('\n\n');

const gatewayWords = 'Plain HTTP, for `npm start` and every gateway. The key is sent as a bearer token.';

const envelopeWords =
  'Each request is a JSON envelope to the web app itself, and so is the response. Let Postman follow redirects, and do not let it keep the method. The status is in the envelope. Google loses some answers and sends a page instead: before you repeat a write, put a text of your own in place of `{{$guid}}`, or the write is carried out twice.';

/** The collection in Postman’s format 2.1. */
export function postmanCollection(): JsonSchema {
  const folders = planFolders(allRoutes, runExamples(allRoutes, examples).answers);
  return {
    info: {
      name: 'Business Billing API',
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: variables,
    item: [
      { name: 'Through a gateway', description: gatewayWords, item: foldersOf(folders, gatewayItem) },
      { name: 'Without a gateway', description: envelopeWords, item: foldersOf(folders, envelopeItem) },
    ],
  };
}

function foldersOf(folders: readonly PlannedFolder[], write: WriteItem): JsonSchema[] {
  return folders.map(({ name, description: words, requests }) => ({
    name,
    description: words,
    item: requests.map(write),
  }));
}
