/** The document with its schemas compiled, each mistake in them an error. */
import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';

interface ParameterObject {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly 'x-codes'?: readonly string[];
}

interface Example {
  readonly $ref?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content: Readonly<Record<string, MediaType>>;
  readonly 'x-codes'?: readonly string[];
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-codes'?: readonly string[];
}

export interface CompiledDocument {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

/** As a client reads it. */
export const openApi = JSON.parse(JSON.stringify(openApiDocument())) as CompiledDocument;

const documentId = 'https://api.test/openapi.json';

/** A strict validator that knows the named schemas, or others in their place. */
function createValidator(schemas: Readonly<Record<string, JsonSchema>>): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  // Words for tools to show, not to hold an answer to.
  ajv.addVocabulary(['x-known-values', 'x-codes']);
  addFormats(ajv, { mode: 'full', formats: ['date'] });
  // Patterns say exactly what the API takes; the library's own idea of these formats is another.
  for (const format of ['email', 'date-time', 'uri']) ajv.addFormat(format, true);
  return ajv.addSchema(absolute({ $defs: schemas }), documentId);
}

const ajv = createValidator(openApi.components.schemas ?? {});

/** Answers are checked for fields that are not documented, which clients must let pass. */
const { ListPage = {}, BatchEntry = {} } = openApi.components.schemas ?? {};
const tightAjv = createValidator({
  ...(tighten(openApi.components.schemas ?? {}) as Record<string, JsonSchema>),
  // Parts of the lists and batches, which refuse what neither they nor these know.
  ListPage,
  BatchEntry,
});

/** Compiles a schema of the document. */
export function compile(schema: JsonSchema): ValidateFunction {
  return ajv.compile(absolute(schema));
}

/** Compiles the schema of an answer so that it refuses what it does not document. */
export function compileTight(name: string): ValidateFunction {
  return tightAjv.compile(absolute({ $ref: `#/components/schemas/${name}` }));
}

// The validator knows the named schemas as definitions of one schema with an address.
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replace(/"#\/components\/schemas/g, `"${documentId}#/$defs`),
  ) as JsonSchema;
}

// What stands in `allOf` describes an object in part: only the whole can refuse what no part knows.
function tighten(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((entry) => tighten(entry, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, tighten(value, name === 'allOf')]),
  );
  if (isPart || inner.type !== 'object') return inner;
  if ('allOf' in inner) return { unevaluatedProperties: false, ...inner };
  return 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
}

/** Every operation with where it stands. */
export const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Resolves a reference in the document. */
export function componentAt(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], openApi);
}

/** The part itself, or what it refers to. */
export function resolved<Part extends { readonly $ref?: string }>(part: Part): Part {
  return part.$ref === undefined ? part : (componentAt(part.$ref) as Part);
}

/** What an operation answers with a status: under the status itself, or under its range. */
export function documentedResponseOf(
  { responses }: OperationObject,
  status: number,
): ResponseObject | undefined {
  const found = responses[status] ?? responses[`${String(status).charAt(0)}XX`];
  return found && resolved(found);
}

/** All codes that an operation may answer: its own, those of its parameters and of its responses. */
export function codesOf({
  parameters = [],
  responses,
  'x-codes': own = [],
}: OperationObject): readonly string[] {
  const parts = [...parameters.map(resolved), ...Object.values(responses).map(resolved)];
  return [...own, ...parts.flatMap((part) => part['x-codes'] ?? [])];
}

/** The operation with that operationId. */
export function operationNamed(operationId: string): OperationObject {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return found.operation;
}
