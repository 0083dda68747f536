/** Documents kinds without fields inside: texts, codes, days, choices, numbers, flags. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Kind } from '../core/schema/kind.ts';
import { currency, day, email, timestamp } from '../core/schema/kinds.ts';
import { currencyName } from './currency-schema.ts';
import { type JsonSchema, schemaReference, withoutKeywords } from './json-schema.ts';

// Control characters other than TAB, LF and CR. Halves of surrogate pairs are left to the server: a pattern
// that names them refuses every emoji where it is not read as Unicode.
const control = '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F';

/** What the checks of texts mean, by the form that a kind names in its metadata. */
const patterns: Readonly<Record<string, string>> = {
  text: `^[^${control}]*$`,
  code: `^[^\\s${control}]([^${control}]*[^\\s${control}])?$`,
};

/** The schema of a text where there must be one: it holds more than blanks. */
export function filled(schema: JsonSchema): JsonSchema {
  if (schema.pattern !== patterns.text) return schema;
  return { ...schema, pattern: `^[^${control}]*[^\\s${control}][^${control}]*$` };
}

/** What the checks of single kinds mean. */
const particulars: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [day, { format: 'date', pattern: '^(19|2\\d)\\d\\d-\\d\\d-\\d\\d$' }],
  [timestamp, { format: 'date-time' }],
  [email, { format: 'email' }],
]);

/** Turns an action of a schema into keywords; what stays undefined is left to the library. */
const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) => {
  const action = valibotAction as { readonly requirement?: unknown };
  switch (valibotAction.type) {
    case 'max_code_points':
      return { ...jsonSchema, maxLength: Number(action.requirement) };
    case 'regex':
      return { ...jsonSchema, pattern: withoutBrackets(String((action.requirement as RegExp).source)) };
    case 'metadata':
      return describe({ ...jsonSchema });
    default:
      return valibotAction.kind === 'validation' && valibotAction.type !== 'check' ? undefined : jsonSchema;
  }
};

// The library has copied the metadata: `form` stands for a pattern, and `prefix` is for answers.
function describe(jsonSchema: JsonSchema): JsonSchema {
  const { form, ...schema } = withoutKeywords(jsonSchema, ['prefix']);
  const inner = ['propertyNames', 'additionalProperties'].filter((name) => typeof schema[name] === 'object');
  return {
    ...schema,
    ...(typeof form === 'string' ? { pattern: patterns[form] } : {}),
    ...Object.fromEntries(inner.map((name) => [name, describe(schema[name] as JsonSchema)])),
  };
}

// The document travels as an HTML file, in which no angle bracket may stand.
function withoutBrackets(pattern: string): string {
  return pattern.replace(/</g, '\\x3C').replace(/>/g, '\\x3E');
}

/** The kind's value in a request. */
export function leafInput(kind: Kind<unknown>): JsonSchema {
  if (kind === currency) return schemaReference(currencyName);
  const { $schema: _draft, ...schema } = toJsonSchema(kind.schema, { errorMode: 'ignore', overrideAction });
  return { ...schema, ...particulars.get(kind) };
}

/**
 * The kind's value in an answer. Its limits are left out and its words are examples, so that clients accept
 * what a later version allows.
 */
export function leafOutput(kind: Kind<unknown>): JsonSchema {
  if (kind === currency) return { type: 'string', examples: ['EUR'] };
  const { enum: words, ...limited } = leafInput(kind);
  const schema = withoutKeywords(limited, limits);
  const { prefix } = v.getMetadata(kind.schema);
  if (typeof prefix === 'string') return { ...schema, pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$` };
  if (Array.isArray(words)) return { ...schema, examples: words };
  if (schema.type === 'array') return { ...schema, items: openWords(schema.items as JsonSchema) };
  return schema.type === 'object' ? { ...schema, additionalProperties: { type: 'string' } } : schema;
}

function openWords({ enum: words, ...schema }: JsonSchema): JsonSchema {
  return Array.isArray(words) ? { ...schema, examples: words } : schema;
}

const limits = [
  'minItems',
  'maxItems',
  'pattern',
  'maxLength',
  'minimum',
  'maximum',
  'maxProperties',
  'propertyNames',
];
