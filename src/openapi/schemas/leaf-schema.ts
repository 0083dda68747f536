/** Documents kinds without fields inside: texts, codes, days, choices, numbers, flags. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { currencyDecimals } from '../../core/billing/currency.ts';
import type { Kind } from '../../core/schema/kind.ts';
import { currency, day, email, timestamp } from '../../core/schema/kinds.ts';
import { type JsonSchema, schemaReference, withoutKeywords } from './json-schema.ts';

// Control characters other than TAB, LF and CR. The server alone checks halves of surrogate pairs: a pattern
// with them refuses every emoji in tools that do not read it as Unicode.
const control = '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F';

/** Patterns of texts, by the form that a kind names in its metadata. */
const patterns: Readonly<Record<string, string>> = {
  text: `^[^${control}]*$`,
  code: `^[^\\s${control}]([^${control}]*[^\\s${control}])?$`,
};

/** The schema of a text that must hold more than blanks. */
export function filled(schema: JsonSchema): JsonSchema {
  if (schema.pattern !== patterns.text) return schema;
  return { ...schema, pattern: `^[^${control}]*[^\\s${control}][^${control}]*$` };
}

/** Keywords of single kinds. */
const particulars: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [day, { format: 'date', pattern: '^(19|2\\d)\\d\\d-\\d\\d-\\d\\d$' }],
  [timestamp, { format: 'date-time' }],
  [email, { format: 'email' }],
]);

/** Turns a check of a valibot schema into keywords; for undefined, the library does it. */
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

// The library copies the metadata: here `form` becomes a pattern, and `prefix`, which is for answers, is dropped.
function describe(jsonSchema: JsonSchema): JsonSchema {
  const { form, ...schema } = withoutKeywords(jsonSchema, ['prefix']);
  const inner = ['propertyNames', 'additionalProperties'].filter((name) => typeof schema[name] === 'object');
  return {
    ...schema,
    ...(typeof form === 'string' ? { pattern: patterns[form] } : {}),
    ...Object.fromEntries(inner.map((name) => [name, describe(schema[name] as JsonSchema)])),
  };
}

// The document is stored in an HTML file, which may hold no angle bracket.
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

/** The name of the schema of a request's currency. */
export const currencyName = 'Currency';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const codes = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter((code) => currencyDecimals(code) !== null);

/** The currency codes that a request may give. */
export const currencyCodes: JsonSchema = {
  type: 'string',
  description: 'An ISO 4217 currency with 0, 2 or 3 decimals.',
  enum: codes,
};
