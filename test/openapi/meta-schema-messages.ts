/** The objects of OpenAPI 3.1.0 that describe what is sent and answered. */
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';
import {
  address,
  anything,
  fixed,
  flag,
  mapOf,
  definitionNamed,
  oneOrReference,
  schema,
  textSchema,
} from './meta-schema-words.ts';

const media = mapOf(definitionNamed('MediaType'));
const examples = { example: anything, examples: mapOf(oneOrReference('Example')) };
const eitherExample = { not: { required: ['example', 'examples'] } };

/** How a parameter or a header says what it holds: by a schema, or by a single media type. */
const held = { schema, content: { ...media, minProperties: 1, maxProperties: 1 } };
const eitherHeld = { oneOf: [{ required: ['schema'] }, { required: ['content'] }] };
const described = { description: textSchema, required: flag, deprecated: flag };

/** By the name that the specification gives them. */
export const messageObjects: Readonly<Record<string, JsonSchema>> = {
  Parameter: fixed(
    { name: textSchema, in: { enum: ['query', 'header', 'path', 'cookie'] } },
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
  RequestBody: fixed({ content: media }, { description: textSchema, required: flag }),
  MediaType: fixed({}, { schema, ...examples, encoding: mapOf(definitionNamed('Encoding')) }, eitherExample),
  Encoding: fixed(
    {},
    {
      contentType: textSchema,
      headers: mapOf(oneOrReference('Header')),
      style: textSchema,
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
    { description: textSchema },
    { headers: mapOf(oneOrReference('Header')), content: media, links: mapOf(oneOrReference('Link')) },
  ),
  Example: fixed(
    {},
    { summary: textSchema, description: textSchema, value: anything, externalValue: address },
    { not: { required: ['value', 'externalValue'] } },
  ),
  Link: fixed(
    {},
    {
      operationRef: address,
      operationId: textSchema,
      parameters: mapOf(anything),
      requestBody: anything,
      description: textSchema,
      server: definitionNamed('Server'),
    },
    { oneOf: [{ required: ['operationRef'] }, { required: ['operationId'] }] },
  ),
};
