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
  definitionNamed,
  oneOrReference,
  schema,
  textSchema,
} from './meta-schema-words.ts';

const componentNames = '^[a-zA-Z0-9._-]+$';
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const definitions: Readonly<Record<string, JsonSchema>> = {
  Info: fixed(
    { title: textSchema, version: textSchema },
    {
      summary: textSchema,
      description: textSchema,
      termsOfService: address,
      contact: fixed({}, { name: textSchema, url: address, email: textSchema }),
      license: fixed(
        { name: textSchema },
        { identifier: textSchema, url: address },
        { not: { required: ['identifier', 'url'] } },
      ),
    },
  ),
  Server: fixed(
    { url: textSchema },
    {
      description: textSchema,
      variables: mapOf(fixed({ default: textSchema }, { enum: listOf(textSchema), description: textSchema })),
    },
  ),
  ExternalDocs: fixed({ url: address }, { description: textSchema }),
  Tag: fixed(
    { name: textSchema },
    { description: textSchema, externalDocs: definitionNamed('ExternalDocs') },
  ),
  Reference: {
    type: 'object',
    properties: { $ref: address, summary: textSchema, description: textSchema },
    required: ['$ref'],
  },
  PathItem: fixed(
    {},
    {
      $ref: address,
      summary: textSchema,
      description: textSchema,
      servers: listOf(definitionNamed('Server')),
      parameters: listOf(oneOrReference('Parameter')),
      ...Object.fromEntries(methods.map((method) => [method, definitionNamed('Operation')])),
    },
  ),
  Operation: fixed(
    {},
    {
      tags: listOf(textSchema),
      summary: textSchema,
      description: textSchema,
      externalDocs: definitionNamed('ExternalDocs'),
      operationId: textSchema,
      parameters: listOf(oneOrReference('Parameter')),
      requestBody: oneOrReference('RequestBody'),
      responses: definitionNamed('Responses'),
      callbacks: mapOf(oneOrReference('Callback')),
      deprecated: flag,
      security: listOf(definitionNamed('SecurityRequirement')),
      servers: listOf(definitionNamed('Server')),
    },
  ),
  ...messageObjects,
  Callback: mapOf(definitionNamed('PathItem')),
  SecurityRequirement: mapOf(listOf(textSchema)),
  SecurityScheme: {
    type: 'object',
    required: ['type'],
    oneOf: [
      fixed(
        { type: { const: 'apiKey' }, name: textSchema, in: { enum: ['query', 'header', 'cookie'] } },
        { description: textSchema },
      ),
      fixed(
        { type: { const: 'http' }, scheme: textSchema },
        { bearerFormat: textSchema, description: textSchema },
      ),
      fixed({ type: { const: 'mutualTLS' } }, { description: textSchema }),
      fixed({ type: { const: 'openIdConnect' }, openIdConnectUrl: address }, { description: textSchema }),
      fixed({ type: { const: 'oauth2' }, flows: { type: 'object' } }, { description: textSchema }),
    ],
  },
  Components: fixed(
    {},
    {
      schemas: mapOf(schema, componentNames),
      pathItems: mapOf(definitionNamed('PathItem'), componentNames),
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
    { openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' }, info: definitionNamed('Info') },
    {
      jsonSchemaDialect: address,
      servers: listOf(definitionNamed('Server')),
      paths: {
        type: 'object',
        patternProperties: { '^/': definitionNamed('PathItem'), '^x-': anything },
        additionalProperties: false,
      },
      webhooks: mapOf(definitionNamed('PathItem')),
      components: definitionNamed('Components'),
      security: listOf(definitionNamed('SecurityRequirement')),
      tags: listOf(definitionNamed('Tag')),
      externalDocs: definitionNamed('ExternalDocs'),
    },
    { anyOf: ['paths', 'components', 'webhooks'].map((field) => ({ required: [field] })) },
  ),
  $defs: definitions,
};
