/** The document is one of OpenAPI 3.1.0, in every object of it, and its webhooks are those of the events. */
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { eventTypes } from '../../src/openapi/schemas/event-schemas.ts';
import { compile, openApi } from './compiled-document.ts';
import { openApiMetaSchema } from './openapi-meta-schema.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats(ajv);
const isOpenApi = ajv.compile(openApiMetaSchema);

function errorsIn(document: unknown): readonly string[] {
  isOpenApi(document);
  return (isOpenApi.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A copy of the document with something amiss. */
function spoiled(path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(openApi) as unknown as Record<string, unknown>;
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((node, step) => node[step] as Record<string, unknown>, copy);
  const [last = ''] = path.slice(-1);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

test('accepts the document', () => {
  expect(errorsIn(openApi)).toEqual([]);
});

const operation = ['paths', '/api/v1/invoices', 'post'];

test.each<[string, readonly string[], unknown]>([
  ['another version', ['openapi'], '3.0.3'],
  ['no title', ['info', 'title'], undefined],
  ['a path without its slash', ['paths', 'invoices'], {}],
  ['a method that is none', ['paths', '/api/v1/invoices', 'fetch'], {}],
  ['no answers at all', [...operation, 'responses'], {}],
  ['a status that is none', [...operation, 'responses', '2000'], { description: 'Odd.' }],
  ['an answer that is not described', [...operation, 'responses', '201'], { content: {} }],
  ['a parameter nowhere', [...operation, 'parameters'], [{ name: 'limit', schema: {} }]],
  ['an optional part of a path', [...operation, 'parameters'], [{ name: 'id', in: 'path', schema: {} }]],
  ['a schema that is none', ['components', 'schemas', 'Invoice', 'type'], 'invoice'],
  ['a scheme without its header', ['components', 'securitySchemes', 'apiKey', 'name'], undefined],
  ['a word of nobody', ['produces'], ['application/json']],
])('would refuse %s', (_name, path, value) => {
  expect(errorsIn(spoiled(path, value))).not.toEqual([]);
});

describe('the webhooks', () => {
  interface Delivery {
    readonly post: {
      readonly operationId: string;
      readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
    };
  }
  const webhooks = (openApi as unknown as { webhooks: Readonly<Record<string, Delivery>> }).webhooks;

  test('are one for each type of event, each named once', () => {
    expect(Object.keys(webhooks)).toEqual(Object.keys(eventTypes));
    const names = Object.values(webhooks).map(({ post }) => post.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('send the event of their type and the record that it is about', () => {
    const shown = openApi.components.examples?.Invoice;
    const event = (type: string): object => ({
      id: 'evt_01KEBZB8R0Z6Y2H4E9SC1XJ7VN',
      object: 'event',
      type,
      timestamp: '2026-01-07T12:00:00.000Z',
      data: { object: shown?.value },
    });
    const schemaOf = (type: string) =>
      webhooks[type]?.post.requestBody.content['application/json']?.schema ?? {};
    const accepts = compile(schemaOf('invoice.paid') as Readonly<Record<string, unknown>>);
    expect(accepts(event('invoice.paid'))).toBe(true);
    expect(accepts(event('invoice.voided'))).toBe(false);
    expect(
      compile(schemaOf('payment.voided') as Readonly<Record<string, unknown>>)(event('payment.voided')),
    ).toBe(false);
  });
});
