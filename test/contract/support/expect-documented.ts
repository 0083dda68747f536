/** Holds every answer to the OpenAPI document that is deployed with the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Json;
  readonly content: Readonly<Record<string, { readonly schema: Json }>>;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, ResponseObject>> }>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

/** An answer as far as the document speaks of it. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const documentText = readFileSync(join(__dirname, '../../../dist/apps-script/openapi.html'), 'utf8');
const openApi = JSON.parse(documentText) as OpenApi;
const documentId = 'https://api.test/openapi.json';
const validators = new Map<string, ValidateFunction>();

// Clients let unknown fields pass; here one that nobody documented is a fault.
const ajv = new Ajv2020({ strict: true, allErrors: true });
// Words for tools to show, not to hold an answer to.
ajv.addVocabulary(['x-known-values', 'x-codes']);
addFormats(ajv, { mode: 'full', formats: ['date'] });
for (const format of ['email', 'date-time', 'uri']) ajv.addFormat(format, true);
const { Problem = {}, Fault = {} } = openApi.components.schemas;
const openProblems = { Problem, Fault };
// The members of problems are open: a refusal says what it knows.
ajv.addSchema(
  absolute({ $defs: { ...(tighten(openApi.components.schemas) as Json), ...openProblems } }),
  documentId,
);

/** @throws Error naming what the document does not say of this answer */
export function expectDocumented(method: string, path: string, answer: DocumentedAnswer): void {
  const where = `${method} ${path} ${answer.status}`;
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = pathOf(path)?.[wanted];
  if (operation === undefined) {
    expectProblem(where, answer);
    return;
  }
  const named = operation.responses[answer.status];
  const response =
    named?.$ref === undefined ? named : openApi.components.responses[named.$ref.split('/').pop() ?? ''];
  if (response === undefined) throw new Error(`${where} is not documented: ${JSON.stringify(answer.body)}`);
  for (const name of Object.keys(answer.headers)) {
    const isDocumented = name === 'Content-Type' || name in (response.headers ?? {});
    if (!isDocumented) throw new Error(`${where}: the header ${name} is not documented.`);
  }
  const type = answer.headers['Content-Type'] ?? '';
  const schema = response.content[type]?.schema;
  if (schema === undefined) throw new Error(`${where}: the content type "${type}" is not documented.`);
  if (method !== 'HEAD') expectValid(where, schema, answer.body);
}

function expectProblem(where: string, answer: DocumentedAnswer): void {
  if (answer.status < 400) throw new Error(`${where} is not documented.`);
  if (answer.body !== null) expectValid(where, { $ref: '#/components/schemas/Problem' }, answer.body);
}

function expectValid(where: string, schema: Json, body: unknown): void {
  const name = JSON.stringify(schema);
  const accepts = validators.get(name) ?? ajv.compile(absolute(schema));
  validators.set(name, accepts);
  if (accepts(body)) return;
  throw new Error(`${where}: ${ajv.errorsText(accepts.errors)}\n${JSON.stringify(body)}`);
}

function pathOf(path: string): OpenApi['paths'][string] | undefined {
  const steps = path.replace(/(.)\/$/, '$1').split('/');
  const found = Object.keys(openApi.paths).filter((template) => {
    const wanted = template.split('/');
    return (
      wanted.length === steps.length &&
      wanted.every((step, index) => step === steps[index] || (step.startsWith('{') && steps[index] !== ''))
    );
  });
  // A path without a parameter comes before one that has it.
  const [best] = found.sort((a, b) => a.split('{').length - b.split('{').length);
  return best === undefined ? undefined : openApi.paths[best];
}

// The validator knows the named schemas as definitions of one schema with an address.
function absolute(schema: unknown): Json {
  return JSON.parse(
    JSON.stringify(schema).replace(/"#\/components\/schemas/g, `"${documentId}#/$defs`),
  ) as Json;
}

function tighten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tighten);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, tighten(value)]));
  return inner.type === 'object' && 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
}
