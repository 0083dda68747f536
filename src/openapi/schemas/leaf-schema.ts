/** Documents kinds without fields inside: texts, codes, days, choices, numbers, flags. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { currencyCodes } from '../../core/billing/currency.ts';
import type { Kind } from '../../core/schema/kind.ts';
import { isCountry } from '../../core/billing/country.ts';
import { country, currency, day, email, timestamp } from '../../core/schema/kinds.ts';
import { type JsonSchema, schemaReference, withoutKeywords } from './json-schema.ts';

// Control characters other than TAB, LF and CR. The server alone checks halves of surrogate pairs: a pattern
// with them refuses every emoji in tools that do not read it as Unicode.
const control = '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F';

/** Patterns of texts, by the form that a kind names in its metadata. */
const patterns: Readonly<Record<string, string>> = {
  text: `^[^${control}]*$`,
  line: `^[^\\r\\n${control}]*$`,
  code: `^[^\\s${control}]([^${control}]*[^\\s${control}])?$`,
};

/** The schema of a text that must hold more than blanks. */
export function filledSchema(schema: JsonSchema): JsonSchema {
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
      return { ...jsonSchema, pattern: portable((action.requirement as RegExp).source) };
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

// The document is stored in an HTML file, which may hold no angle bracket. In Java's patterns a bracket opens a class
// within a class; JavaScript takes it with and without a backslash.
function portable(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\.|[[\]<>]/gs, (part) => {
    if (part === '<' || part === '>') return part === '<' ? '\\x3C' : '\\x3E';
    if (part === '[' && isInClass) return '\\[';
    if (part === '[' || part === ']') isInClass = part === '[';
    return part;
  });
}

/** The kind's value in a request. */
export function leafInput(kind: Kind<unknown>): JsonSchema {
  if (kind === currency) return schemaReference(currencyName);
  if (kind === country) return { type: 'string', enum: countryCodes };
  const { $schema: _draft, ...schema } = toJsonSchema(kind.schema, { errorMode: 'ignore', overrideAction });
  return { ...schema, ...particulars.get(kind) };
}

/**
 * The kind's value in an answer. Its limits are left out and its words are examples, so that clients accept
 * what a later version allows.
 */
export function leafOutput(kind: Kind<unknown>): JsonSchema {
  if (kind === currency) return { type: 'string', examples: ['EUR'] };
  if (kind === country) return { type: 'string', examples: ['DE'] };
  const { enum: words, ...limited } = leafInput(kind);
  const schema = withoutKeywords(limited, limits);
  const { prefix } = v.getMetadata(kind.schema);
  if (typeof prefix === 'string') return { ...schema, pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$` };
  if (Array.isArray(words)) return { ...schema, examples: words };
  if (schema.type === 'array') return { ...schema, items: withExamples(schema.items as JsonSchema) };
  return schema.type === 'object' ? { ...schema, additionalProperties: { type: 'string' } } : schema;
}

// A long list, such as all countries or all types of events, shows its first words only; the schema of a creation has them all.
const examplesMax = 20;

function withExamples({ enum: words, ...schema }: JsonSchema): JsonSchema {
  if (!Array.isArray(words)) return schema;
  return { ...schema, examples: words.length > examplesMax ? words.slice(0, 3) : words };
}

/** The kind's value as any text, when a request takes the words of a closed list; null for other kinds. */
export function openWords(kind: Kind<unknown>): JsonSchema | null {
  if (kind === currency) return { type: 'string', pattern: '^[A-Z]{3}$' };
  const schema = leafInput(kind);
  if (Array.isArray(schema.enum)) return withExamples(schema);
  const items = schema.items as JsonSchema | undefined;
  return Array.isArray(items?.enum) ? { ...schema, items: withExamples(items) } : null;
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

const countryCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCountry(code));

/** The currency codes that a request may give. */
export const currencySchema: JsonSchema = {
  type: 'string',
  description: 'An ISO 4217 currency with 0, 2 or 3 decimals.',
  enum: currencyCodes().sort(),
};
