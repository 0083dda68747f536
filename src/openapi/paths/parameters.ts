/** Documents the parameters of a request: the id in the path, the query parameters, the headers. */
import { idempotencyKeyLengthMax } from '../../core/api/limits.ts';
import { metadataParameter } from '../../core/api/lists/metadata-filter.ts';
import type { Route } from '../../core/api/operation.ts';
import type { ErrorCode } from '../../core/errors/error-table.ts';
import { deliveryPrefix } from '../../core/events/deliveries/delivery.ts';
import { resources } from '../../core/resources/index.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { actionOfRoute } from './operation-summary.ts';
import { querySchema } from './query-parameters.ts';

type Parameter = Readonly<Record<string, unknown>>;

/** The codes that operations can answer because they take a parameter, by its name. */
const codesByParameter: Readonly<Record<string, readonly ErrorCode[]>> = {
  cursor: ['cursor_invalid', 'cursor_mismatch'],
  'Idempotency-Key': ['invalid_idempotency_key', 'idempotency_key_reused'],
};

/** The codes that an operation can answer because of its parameters, which say so in the document. */
export function codesOfParameters(parameters: readonly Parameter[]): readonly ErrorCode[] {
  return parameters.flatMap(({ name }) => codesByParameter[String(name)] ?? []);
}

function withCodes(parameter: Parameter): Parameter {
  const codes = codesByParameter[String(parameter.name)];
  return codes === undefined ? parameter : { ...parameter, 'x-codes': codes };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: idempotencyKeyLengthMax,
    pattern: '^[\\x21-\\x7E]+$',
    examples: ['8f4a1e6c-2b57-4c5e-9d0b-3f6f1a2b7c90'],
  },
};

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412.',
  schema: { type: 'string', examples: ['"7c3a9f0e5b1d2468"'] },
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body.',
  schema: { type: 'string', examples: ['"7c3a9f0e5b1d2468"'] },
};

/** The parameters of an operation. */
export function parametersOf(route: Route): readonly Parameter[] {
  const { answers, path, parameters, resource } = route;
  return [
    ...(path.includes('{id}') ? [pathId(route)] : []),
    ...parameters.map((name) => queryParameter(name, answers ?? resource)),
    ...(takesIdempotencyKey(route) ? [idempotencyKey] : []),
    ...(takesIfMatch(route) ? [ifMatch] : []),
    ...(takesIfNoneMatch(route) ? [ifNoneMatch] : []),
  ].map(withCodes);
}

/** True when the operation writes: a request that stores nothing can be repeated without a key. */
export function takesIdempotencyKey({ method, answer, body }: Route): boolean {
  return method !== 'GET' && !(answer === 'other' && (body.kind === 'create' || method === 'DELETE'));
}

/** True when the operation changes the record that its path names. */
export function takesIfMatch(route: Route): boolean {
  const { method, path, answer, body } = route;
  if (method === 'GET' || (answer === 'other' && !showsRecord(route))) return false;
  // Of the workspace there is one, which no id names.
  return path.includes('{id}') || body.kind === 'update';
}

/** True when the answer is a record: an action answers its own, also with something beside it. */
export function showsRecord(route: Route): boolean {
  return route.answer === 'record' || actionOfRoute(route) !== null;
}

/** True when the operation reads one record, whose answer has an entity tag, or prints it. */
export function takesIfNoneMatch({ method, answer, mediaType }: Route): boolean {
  const isPrint = mediaType === 'text/html' || mediaType === 'application/pdf';
  return method === 'GET' && (answer === 'record' || isPrint);
}

function pathId({ path, resource }: Route): Parameter {
  const named = [resource, ...resources].find((known) => path.startsWith(`/${known?.plural}/`));
  const own = path.startsWith('/deliveries/')
    ? { object: 'delivery', idPrefix: deliveryPrefix }
    : { object: 'event', idPrefix: 'evt' };
  const { object, idPrefix } = named ?? own;
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: `The id of the ${object}, \`${idPrefix}_\` and 26 characters.`,
    schema: { type: 'string' },
  };
}

// The period of a report has no default.
const requiredInQuery = ['from', 'to'];

function queryParameter(name: string, resource: Resource | null): Parameter {
  const { description, ...schema } = querySchema(name, resource);
  // An object whose members are written as `metadata[key]=value` each.
  const place =
    name === metadataParameter ? { name: 'metadata', style: 'deepObject', explode: true } : { name };
  return {
    ...place,
    in: 'query',
    ...(requiredInQuery.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema,
  };
}
