/** The Postman collection of the API, from the routes and examples that the OpenAPI document is made of. */
import { allRoutes } from '../../core/api/routes/all-routes.ts';
import { answerExamples } from '../example-answers.ts';
import type { JsonSchema } from '../json-schema.ts';
import { envelopeItem, gatewayItem, type WriteItem } from './collection-item.ts';
import { planFolders } from './plan-folders.ts';
import type { PlannedFolder } from './planned-request.ts';
import { variables } from './variables.ts';

const description = [
  'Fill the variables `api_key` and `base_url`, or `exec_url` where there is no gateway, and send a request; or run a folder as a whole, in a workspace made for trying things out.',
  'Each request keeps the ids that later ones need. A minute has 100 requests for each key: wait that long between the two ways.',
].join('\n\n');

const gatewayWords =
  'Plain HTTP, as `npm start` and every gateway take it. The key travels as a bearer token.';

const envelopeWords =
  'One JSON envelope for each request, sent to the web app itself; so is the answer. Let Postman follow redirects, and do not keep the method on the way. The status is in the envelope. Google loses some answers and sends a page instead: before you send a write once more, put a text of your own in place of `{{$guid}}`, or it is carried out twice.';

/** The collection in Postman’s format 2.1. */
export function postmanCollection(): JsonSchema {
  const folders = planFolders(allRoutes, answerExamples(allRoutes));
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
