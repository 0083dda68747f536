/** Holds every answer to the OpenAPI document that is deployed with the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

interface ResponseObject {
  readonly $ref?: string;
  /** The codes that it always stands for. */
  readonly 'x-codes'?: readonly string[];
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  /** Missing when the answer has no body. */
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: Json; readonly 'x-receipt'?: Json; readonly 'x-schema-with-deleted'?: Json }
    >
  >;
}

interface Coded {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly string[];
}

interface Operation {
  readonly parameters?: readonly Coded[];
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** The codes of its refusals, beside those of its parameters and those that its responses always stand for. */
  readonly 'x-codes'?: readonly string[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly headers: Readonly<Record<string, { readonly 'x-with'?: Json }>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, Coded>>;
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
const { Problem = {}, Fault = {}, ListPage = {}, BatchEntry = {} } = openApi.components.schemas;
// The members of problems are open: a refusal says what it knows. And a part is closed by the list or the batch that it is part of.
const open = { Problem, Fault, ListPage, BatchEntry };
ajv.addSchema(absolute({ $defs: { ...(tighten(openApi.components.schemas) as Json), ...open } }), documentId);

/** @throws Error naming what the document does not say of this answer */
export function expectDocumented(method: string, path: string, answer: DocumentedAnswer): void {
  const where = `${method} ${path} ${answer.status}`;
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = pathOf(path)?.[wanted];
  if (operation === undefined) {
    expectProblem(where, answer);
    return;
  }
  const response = responseFor(operation, answer.status);
  if (response === undefined) throw new Error(`${where} is not documented: ${JSON.stringify(answer.body)}`);
  if (answer.status >= 400) expectCode(where, operation, response, answer.body);
  expectHeaders(where, response, answer);
  if (response.content === undefined) {
    if (answer.body !== null) throw new Error(`${where}: a body is not documented.`);
    return;
  }
  const type = answer.headers['Content-Type'] ?? '';
  const documented = response.content[type];
  const { 'x-receipt': receipt } = documented ?? {};
  const schema = hasDeletions(answer.body) ? documented?.['x-schema-with-deleted'] : documented?.schema;
  if (schema === undefined) throw new Error(`${where}: the content type "${type}" is not documented.`);
  if (method === 'HEAD') return;
  // Of the two only the record has its version, also in a preview.
  const records = recordsIn(answer.body as Json);
  const isReceipt = receipt !== undefined && records.some((record) => !('version' in record));
  if (!isReceipt) expectValid(where, schema, answer.body);
  else for (const record of records) expectValid(where, receipt, record);
}

function expectHeaders(where: string, response: ResponseObject, { headers: sent }: DocumentedAnswer): void {
  const headers = headersOf(response);
  for (const name of Object.keys(sent)) {
    const isDocumented = name === 'Content-Type' || headers.includes(name);
    if (!isDocumented) throw new Error(`${where}: the header ${name} is not documented.`);
  }
}

// A response names a header for those that come with it, too.
function headersOf({ headers = {} }: ResponseObject): readonly string[] {
  return Object.entries(headers).flatMap(([name, { $ref }]) => [
    name,
    ...Object.keys(openApi.components.headers[$ref.split('/').pop() ?? '']?.['x-with'] ?? {}),
  ]);
}

// An answer is documented under its status, or under the range of its status.
function responseFor({ responses }: Operation, status: number): ResponseObject | undefined {
  const named = responses[status] ?? responses[`${String(status).charAt(0)}XX`];
  return named?.$ref === undefined ? named : openApi.components.responses[named.$ref.split('/').pop() ?? ''];
}

// A response that operations share has codes of all of them, so the code tells whether this operation promises it.
function expectCode(where: string, operation: Operation, response: ResponseObject, body: unknown): void {
  if (body === null) return;
  const { code } = body as { readonly code: string };
  const parameters = (operation.parameters ?? []).map(
    ({ $ref = '' }) => openApi.components.parameters[$ref.split('/').pop() ?? ''] ?? {},
  );
  const codes = [operation, response, ...parameters].flatMap((part) => part['x-codes'] ?? []);
  if (!codes.includes(code)) throw new Error(`${where}: the code ${code} is not documented.`);
}

// The records of an answer, which may be those of a batch.
function recordsIn(body: Json): readonly Json[] {
  const { data, results } = body as { readonly data?: readonly Json[]; readonly results?: readonly Json[] };
  if (body.object === 'batch') return data ?? [];
  if (body.object !== 'batch_result') return [body];
  return (results ?? []).flatMap((result) => ('data' in result ? [result.data as Json] : []));
}

// Only a list that was asked for deletions may have any.
function hasDeletions(body: unknown): boolean {
  const { data } = (body ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) && data.some((entry) => (entry as Json).deleted === true);
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
  // The API ignores one slash at the end; the root has one of its own.
  const steps = path
    .replace(/(.)\/$/, '$1')
    .replace(/^\/api\/v1\/$/, '/api/v1')
    .split('/');
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
