/** Values that a schema of the document describes, and requests made of them, as a tool that knows nothing else makes. */
import fc from 'fast-check';
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';
import { operations, componentAt } from './compiled-document.ts';

type Value = fc.Arbitrary<unknown>;

// Deeper than any body of the API; a schema that refers to itself would have no end.
const depthMax = 6;

/** Values of a schema; rules of `not` are left to chance, so some of them are refused. */
function valuesOf(schema: JsonSchema, depth = 0): Value {
  const { $ref, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return valuesOf(componentAt($ref) as JsonSchema, depth + 1);
  const choices = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, depth + 1)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(type))
    return fc.oneof(...type.map((one: string) => valuesOf({ ...schema, type: one }, depth)));
  switch (type) {
    case 'object':
      return objectsOf(schema, depth);
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as JsonSchema, depth + 1), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.max(Number(schema.minItems ?? 0), depth > depthMax ? 0 : 3),
      });
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -9), max: Number(schema.maximum ?? 999) });
    case 'number':
      return fc
        .integer({ min: Math.ceil(Number(schema.minimum ?? -99)) * 100, max: 99_999 })
        .map((n) => n / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf(schema: JsonSchema, depth: number): Value {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const values = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, depth + 1)] as const,
  );
  const required = (schema.required ?? []) as string[];
  const known = fc.record(Object.fromEntries(values), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  });
  if (values.length > 0) return known;
  return fc.dictionary(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), {
    maxKeys: 3,
    noNullPrototype: true,
  });
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textsOf({ format, pattern, maxLength, examples }: JsonSchema): Value {
  if (format === 'date') return days.map((text) => text.slice(0, 10));
  if (format === 'date-time') return days;
  if (format === 'email') return fc.constantFrom('ada@lovelace.example', 'o’neil+1@bücher.example');
  const shown = Array.isArray(examples) ? [fc.constantFrom(...(examples as unknown[]))] : [];
  const matching =
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' })
      : fc.string({ unit: 'grapheme', maxLength: 12 });
  return fc.oneof(...shown, matching).map((text) =>
    Array.from(String(text))
      .slice(0, Number(maxLength ?? 200))
      .join(''),
  );
}

export interface ArbitraryRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Operation = (typeof operations)[number];

/**
 * Requests for any operation of the document: as it says, or with something amiss.
 * @param ids ids of records that exist, each with the `plural` of its kind
 */
export function arbitraryRequests(
  ids: readonly (readonly [plural: string, id: string])[],
): fc.Arbitrary<ArbitraryRequest> {
  return fc.oneof(...operations.map((operation) => requestFor(operation, ids)));
}

function requestFor(
  { method, path, operation }: Operation,
  ids: readonly (readonly [plural: string, id: string])[],
): fc.Arbitrary<ArbitraryRequest> {
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref === undefined ? one : (componentAt(one.$ref) as typeof one),
  );
  const named = (where: string): fc.Arbitrary<Record<string, string>> =>
    fc
      .record(
        Object.fromEntries(
          parameters
            .filter((one) => one.in === where)
            .map(({ name, schema }) => [name, mostly(valuesOf(schema))]),
        ),
        { requiredKeys: [], noNullPrototype: true },
      )
      .map((values) =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      );
  const own = ids.filter(([plural]) => path.includes(`/${plural}/{id}`));
  const idOf = (among: typeof ids) => fc.constantFrom(...among.map(([, one]) => one));
  const id = fc.oneof(
    // Few requests would succeed if most of them named records of other kinds.
    { weight: 4, arbitrary: idOf(own.length > 0 ? own : ids) },
    { weight: 2, arbitrary: idOf(ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  );
  const media = operation.requestBody?.content['application/json'];
  const body = media === undefined ? fc.constant(undefined) : mostly(valuesOf(media.schema));
  return fc.record({ id, query: named('query'), headers: named('header'), body }).map((drawn) => ({
    method: method.toUpperCase(),
    path: path.replace('{id}', encodeURIComponent(drawn.id) || 'x'),
    query: new URLSearchParams(drawn.query).toString(),
    headers: drawn.headers,
    body: drawn.body,
  }));
}

/** The value, or now and then any other. */
function mostly(value: Value): Value {
  return fc.oneof(
    { weight: 8, arbitrary: value },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );
}
