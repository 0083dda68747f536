/** Writes a planned request as an item of the collection, for a gateway or for the web app itself. */
import type { JsonSchema } from '../schemas/json-schema.ts';
import type { PlannedRequest } from './plan-folders.ts';

/** Gives the item of a request. */
export type WriteItem = (planned: PlannedRequest) => JsonSchema;

const indent = 2;
const jsonHeader = { key: 'Content-Type', value: 'application/json' };

/** The request as plain HTTP; the collection adds the key. */
export const gatewayItem: WriteItem = (planned) => {
  const { answer, body, description, headers, expectedStatus, isOpen, method, name } = planned;
  const request = {
    ...(isOpen ? { auth: { type: 'noauth' } } : {}),
    method,
    header: [
      ...Object.entries(headers).map(([key, value]) => ({ key, value })),
      ...(body === undefined ? [] : [jsonHeader]),
    ],
    ...(body === undefined ? {} : { body: rawJson(body) }),
    url: urlOf(planned),
    description,
  };
  const saved = {
    name: description,
    originalRequest: request,
    code: expectedStatus,
    _postman_previewlanguage: 'json',
    header: [{ ...jsonHeader, value: expectedStatus < 300 ? jsonHeader.value : 'application/problem+json' }],
    body: JSON.stringify(answer, null, indent),
  };
  const lines = [
    ...(planned.keeps === undefined ? [] : ['const body = pm.response.json();']),
    `pm.test('answers ${expectedStatus}', () => pm.response.to.have.status(${expectedStatus}));`,
    ...keepId(planned),
  ];
  return { name, event: [testEvent(lines)], request, response: answer === undefined ? [] : [saved] };
};

/** The request as an envelope to the web app, with the key in it: Google takes an Authorization header for its own. */
export const envelopeItem: WriteItem = (planned) => {
  const { body, description, expectedStatus, headers, id = '', isOpen, method, name, path, query } = planned;
  const chosen = query.filter(({ isChosen }) => isChosen);
  const inside = { ...(isOpen ? {} : { 'x-api-key': '{{api_key}}' }), ...headers };
  const envelope = {
    method,
    path: path.replace('{id}', id),
    ...(chosen.length === 0 ? {} : { query: chosen.map(pairOf).join('&') }),
    ...(Object.keys(inside).length === 0 ? {} : { headers: inside }),
    ...(body === undefined ? {} : { body }),
  };
  const lines = [
    `const { status${planned.keeps === undefined ? '' : ', body'} } = pm.response.json();`,
    `pm.test('answers ${expectedStatus}', () => pm.expect(status).to.equal(${expectedStatus}));`,
    ...keepId(planned),
  ];
  return {
    name,
    event: [testEvent(lines)],
    request: {
      auth: { type: 'noauth' },
      method: 'POST',
      header: [jsonHeader],
      body: rawJson(envelope),
      url: { raw: '{{exec_url}}', host: ['{{exec_url}}'] },
      description,
    },
    response: [],
  };
};

function urlOf({ id, path, query }: PlannedRequest): JsonSchema {
  const steps = path.split('/').slice(1);
  const chosen = query.filter(({ isChosen }) => isChosen);
  const search = chosen.length === 0 ? '' : `?${chosen.map(pairOf).join('&')}`;
  return {
    raw: `{{base_url}}${path.replace('{id}', ':id')}${search}`,
    host: ['{{base_url}}'],
    path: steps.map((step) => (step === '{id}' ? ':id' : step)),
    ...(query.length === 0
      ? {}
      : {
          query: query.map(({ name, value, isChosen, description }) => ({
            key: name,
            value,
            ...(description === '' ? {} : { description }),
            ...(isChosen ? {} : { disabled: true }),
          })),
        }),
    ...(id === undefined ? {} : { variable: [{ key: 'id', value: id }] }),
  };
}

// No example chooses what a URL would have to escape, and variables must stay readable.
function pairOf({ name, value }: PlannedRequest['query'][number]): string {
  return `${name}=${value}`;
}

function rawJson(value: unknown): JsonSchema {
  return { mode: 'raw', raw: JSON.stringify(value, null, indent), options: { raw: { language: 'json' } } };
}

function keepId({ keeps, answersList }: PlannedRequest): string[] {
  if (keeps === undefined) return [];
  return [`pm.collectionVariables.set('${keeps}', body${answersList ? '.data[0]' : ''}.id);`];
}

function testEvent(lines: readonly string[]): JsonSchema {
  return { listen: 'test', script: { type: 'text/javascript', exec: lines } };
}
