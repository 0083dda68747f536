/** The client of the API: a method per operation, refusals as errors, lists as iterators, and patience with networks. */
import { type PatientOptions, sendPatiently } from './send-patiently.ts';

/** How an operation is called; the build takes it from the OpenAPI document. */
export interface CalledOperation {
  readonly method: string;
  /** Its path with `{id}` in place of an id. */
  readonly path: string;
  /** True when it takes an `Idempotency-Key`. */
  readonly keyed: boolean;
}

/** The settings of a client. */
export interface ClientSettings extends PatientOptions {
  /** The API key. */
  readonly key: string;
  /** Where the gateway is, for example `https://billing.example.com`. Default: none, for a `fetch` that needs none. */
  readonly baseUrl?: string;
}

/** What a call may carry; the types of an operation say which of it that operation takes. */
export interface CallParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An answer with its status and headers. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** JSON as data, a PDF as bytes, other documents as text; null after 304. */
  readonly data: unknown;
}

/** Calls an operation by its name. */
export type Request = (operationId: string, parts?: CallParts) => Promise<CallAnswer>;

/**
 * Makes the methods of a client out of a table of operations.
 * @returns `request`, `each`, and a method per operation
 */
export function connect(
  operations: Readonly<Record<string, CalledOperation>>,
  settings: ClientSettings,
): Readonly<Record<string, unknown>> {
  const request: Request = async (operationId, parts = {}) => {
    const operation = operations[operationId];
    if (operation === undefined) throw new TypeError(`There is no operation "${operationId}".`);
    const response = await sendPatiently(
      urlOf(operation, settings, parts),
      initOf(operation, settings, parts),
      settings,
    );
    return { status: response.status, headers: response.headers, data: await readBody(response) };
  };
  const methods = Object.keys(operations).map((operationId) => [
    operationId,
    async (parts?: CallParts) => (await request(operationId, parts)).data,
  ]);
  return {
    ...Object.fromEntries(methods),
    request,
    each: (operationId: string, parts?: CallParts) => eachRecord(request, operationId, parts),
  };
}

function urlOf({ path }: CalledOperation, { baseUrl = '' }: ClientSettings, parts: CallParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = parts.path?.[name];
    // An empty id would turn the path of a record into that of its list.
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).flatMap(pairsOf)).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${query === '' ? '' : `?${query}`}`;
}

/** An object is told by its entries, as `metadata[key]`; what is undefined is not told. */
function pairsOf([name, value]: readonly [string, unknown]): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return [[name, value.join(',')]];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).map(([key, entry]) => [`${name}[${key}]`, String(entry)]);
}

function initOf(
  { method, keyed }: CalledOperation,
  { key }: ClientSettings,
  { body, idempotencyKey, ifMatch, ifNoneMatch, headers, signal }: CallParts,
): RequestInit {
  const own: Readonly<Record<string, string | undefined>> = {
    'x-api-key': key,
    'Content-Type': body === undefined ? undefined : 'application/json',
    // Made here and once, so that each repetition of the request has the same.
    'Idempotency-Key': idempotencyKey ?? (keyed ? crypto.randomUUID() : undefined),
    'If-Match': ifMatch,
    'If-None-Match': ifNoneMatch,
  };
  const given = Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method,
    headers: { ...Object.fromEntries(given), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 304) return null;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return type.startsWith('application/pdf') ? new Uint8Array(await response.arrayBuffer()) : response.text();
}

interface Page {
  readonly data: readonly unknown[];
  readonly next_cursor: string | null;
}

/** The records of all pages; the next page is read when the last record of one was taken. */
async function* eachRecord(
  request: Request,
  operationId: string,
  parts: CallParts = {},
): AsyncGenerator<unknown> {
  for (let query = parts.query ?? {}; ; ) {
    const { data } = await request(operationId, { ...parts, query });
    if (!isPage(data)) throw new TypeError(`"${operationId}" answers no list.`);
    yield* data.data;
    if (data.next_cursor === null) return;
    query = { ...query, cursor: data.next_cursor };
  }
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && 'next_cursor' in data && 'data' in data;
}
