/** What OpenAPI 3.1.0 says of a document, as a JSON Schema: each object of the specification with its fixed fields. */
import type { JsonSchema } from '../../../src/core/docs/json-schema.ts';

const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const anything: JsonSchema = {};
const address: JsonSchema = { type: 'string', format: 'uri-reference' };
// A schema is an object of draft 2020-12 here: its own meta-schema knows what is in it.
const schema: JsonSchema = { $ref: 'https://json-schema.org/draft/2020-12/schema' };

function one(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

/** An object, or a reference to one among the components. */
function oneOrReference(name: string): JsonSchema {
  return {
    if: { type: 'object', required: ['$ref'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: one('Reference'),
    else: one(name),
  };
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function mapOf(additionalProperties: JsonSchema, names = '^'): JsonSchema {
  return { type: 'object', propertyNames: { pattern: names }, additionalProperties };
}

/** An object of the specification: nothing beside its fields but extensions. */
function fixed(
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
  further: JsonSchema = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    patternProperties: { '^x-': anything },
    additionalProperties: false,
    ...further,
  };
}

const componentNames = '^[a-zA-Z0-9._-]+$';
const media = mapOf(one('MediaType'));
const examples = { example: anything, examples: mapOf(oneOrReference('Example')) };
const eitherExample = { not: { required: ['example', 'examples'] } };

/** How a parameter or a header says what it holds: by a schema, or by a single media type. */
const held = { schema, content: { ...media, minProperties: 1, maxProperties: 1 } };
const eitherHeld = { oneOf: [{ required: ['schema'] }, { required: ['content'] }] };
const described = { description: text, required: flag, deprecated: flag };

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
  Parameter: fixed(
    { name: text, in: { enum: ['query', 'header', 'path', 'cookie'] } },
    {
      ...described,
      ...held,
      ...examples,
      allowEmptyValue: flag,
      allowReserved: flag,
      style: { enum: ['matrix', 'label', 'form', 'simple', 'spaceDelimited', 'pipeDelimited', 'deepObject'] },
      explode: flag,
    },
    {
      allOf: [
        eitherHeld,
        eitherExample,
        {
          if: { properties: { in: { const: 'path' } } },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
          then: { required: ['required'], properties: { required: { const: true } } },
        },
      ],
    },
  ),
  Header: fixed(
    {},
    { ...described, ...held, ...examples, style: { const: 'simple' }, explode: flag },
    { allOf: [eitherHeld, eitherExample] },
  ),
  RequestBody: fixed({ content: media }, { description: text, required: flag }),
  MediaType: fixed({}, { schema, ...examples, encoding: mapOf(one('Encoding')) }, eitherExample),
  Encoding: fixed(
    {},
    {
      contentType: text,
      headers: mapOf(oneOrReference('Header')),
      style: text,
      explode: flag,
      allowReserved: flag,
    },
  ),
  Responses: {
    type: 'object',
    minProperties: 1,
    properties: { default: oneOrReference('Response') },
    patternProperties: { '^[1-5]([0-9][0-9]|XX)$': oneOrReference('Response'), '^x-': anything },
    additionalProperties: false,
  },
  Response: fixed(
    { description: text },
    { headers: mapOf(oneOrReference('Header')), content: media, links: mapOf(oneOrReference('Link')) },
  ),
  Callback: mapOf(one('PathItem')),
  Example: fixed(
    {},
    { summary: text, description: text, value: anything, externalValue: address },
    { not: { required: ['value', 'externalValue'] } },
  ),
  Link: fixed(
    {},
    {
      operationRef: address,
      operationId: text,
      parameters: mapOf(anything),
      requestBody: anything,
      description: text,
      server: one('Server'),
    },
    { oneOf: [{ required: ['operationRef'] }, { required: ['operationId'] }] },
  ),
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
