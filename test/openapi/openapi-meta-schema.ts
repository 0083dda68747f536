/** The rules of OpenAPI 3.1.0 as a JSON Schema: each object of the specification with its fixed fields. */
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';
import { messageObjects } from './meta-schema-messages.ts';
import {
  address,
  anything,
  fixed,
  flag,
  listOf,
  mapOf,
  one,
  oneOrReference,
  schema,
  text,
} from './meta-schema-words.ts';

const componentNames = '^[a-zA-Z0-9._-]+$';
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const definitions: Readonly<Record<string, JsonSchema>> = {
  Info: fixed(
    { title: text, version: text },
    {
      summary: text,
      description: text,
      termsOfService: address,
      contact: fixed({}, { name: text, url: address, email: text }),
      license: fixed(
        { name: text },
        { identifier: text, url: address },
        { not: { required: ['identifier', 'url'] } },
      ),
    },
  ),
  Server: fixed(
    { url: text },
    {
      description: text,
      variables: mapOf(fixed({ default: text }, { enum: listOf(text), description: text })),
    },
  ),
  ExternalDocs: fixed({ url: address }, { description: text }),
  Tag: fixed({ name: text }, { description: text, externalDocs: one('ExternalDocs') }),
  Reference: {
    type: 'object',
    properties: { $ref: address, summary: text, description: text },
    required: ['$ref'],
  },
  PathItem: fixed(
    {},
    {
      $ref: address,
      summary: text,
      description: text,
      servers: listOf(one('Server')),
      parameters: listOf(oneOrReference('Parameter')),
      ...Object.fromEntries(methods.map((method) => [method, one('Operation')])),
    },
  ),
  Operation: fixed(
    {},
    {
      tags: listOf(text),
      summary: text,
      description: text,
      externalDocs: one('ExternalDocs'),
      operationId: text,
      parameters: listOf(oneOrReference('Parameter')),
      requestBody: oneOrReference('RequestBody'),
      responses: one('Responses'),
      callbacks: mapOf(oneOrReference('Callback')),
      deprecated: flag,
      security: listOf(one('SecurityRequirement')),
      servers: listOf(one('Server')),
    },
  ),
  ...messageObjects,
  Callback: mapOf(one('PathItem')),
  SecurityRequirement: mapOf(listOf(text)),
  SecurityScheme: {
    type: 'object',
    required: ['type'],
    oneOf: [
      fixed(
        { type: { const: 'apiKey' }, name: text, in: { enum: ['query', 'header', 'cookie'] } },
        { description: text },
      ),
      fixed({ type: { const: 'http' }, scheme: text }, { bearerFormat: text, description: text }),
      fixed({ type: { const: 'mutualTLS' } }, { description: text }),
      fixed({ type: { const: 'openIdConnect' }, openIdConnectUrl: address }, { description: text }),
      fixed({ type: { const: 'oauth2' }, flows: { type: 'object' } }, { description: text }),
    ],
  },
  Components: fixed(
    {},
    {
      schemas: mapOf(schema, componentNames),
      pathItems: mapOf(one('PathItem'), componentNames),
      ...Object.fromEntries(
        [
          ['responses', 'Response'],
          ['parameters', 'Parameter'],
          ['examples', 'Example'],
          ['requestBodies', 'RequestBody'],
          ['headers', 'Header'],
          ['securitySchemes', 'SecurityScheme'],
          ['links', 'Link'],
          ['callbacks', 'Callback'],
        ].map(([kind = '', name = '']) => [kind, mapOf(oneOrReference(name), componentNames)]),
      ),
    },
  ),
};

/** The schema of a whole document. */
export const openApiMetaSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...fixed(
    { openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' }, info: one('Info') },
    {
      jsonSchemaDialect: address,
      servers: listOf(one('Server')),
      paths: {
        type: 'object',
        patternProperties: { '^/': one('PathItem'), '^x-': anything },
        additionalProperties: false,
      },
      webhooks: mapOf(one('PathItem')),
      components: one('Components'),
      security: listOf(one('SecurityRequirement')),
      tags: listOf(one('Tag')),
      externalDocs: one('ExternalDocs'),
    },
    { anyOf: ['paths', 'components', 'webhooks'].map((field) => ({ required: [field] })) },
  ),
  $defs: definitions,
};
