/** The HTTP request that an example shows, sent through a gateway or in an envelope to the web app. */
import type { OutlinedOperation } from '../model/outline.ts';
import { type OpenApi, type DocumentedParameter, resolvePart } from '../model/open-api.ts';

/** The server that an example calls: a gateway, by plain HTTP, or a Google web app, by JSON envelopes. */
export type CallTarget = 'gateway' | 'web_app';

/** The URLs of both servers. */
export interface Addresses {
  /** Without the slash at its end. */
  readonly gateway: string;
  readonly webApp: string;
}

/** Placeholder of the API key. It has private-use characters, which no example contains. */
export const keyPlaceholder = '\uE000key\uE000';

/** Placeholder of a text that is new in every request. */
export const uniquePlaceholder = '\uE000unique\uE000';

/** A request as a client would send it. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One named example of an operation. */
export interface OperationExample {
  readonly name: string;
  readonly summary: string;
  readonly body: unknown;
  readonly answer: unknown;
}

/** The examples of an operation with their answers; a single empty one when there are none. */
export function operationExamples(
  { documented }: OutlinedOperation,
  status: string,
): readonly OperationExample[] {
  const answers = documented.responses[status]?.content?.['application/json']?.examples ?? {};
  const bodies = documented.requestBody?.content['application/json']?.examples ?? {};
  const names = Object.keys({ ...bodies, ...answers });
  if (names.length === 0) return [{ name: 'request', summary: '', body: undefined, answer: undefined }];
  return names.map((name) => ({
    name,
    summary: bodies[name]?.summary ?? answers[name]?.summary ?? '',
    body: bodies[name]?.value,
    answer: answers[name]?.value,
  }));
}

/** The request of an example, for a gateway or for a web app. */
export function wireRequest(
  document: OpenApi,
  operation: OutlinedOperation,
  example: OperationExample,
  { target, addresses }: { readonly target: CallTarget; readonly addresses: Addresses },
): WireRequest {
  const parameters = (operation.documented.parameters ?? []).map((one) => resolvePart(document, one));
  const headers = headersOf(operation, parameters, example.body !== undefined);
  const path = operation.path.replace('{id}', () => exampleId(parameters, example));
  const query = parameters.some(({ name }) => name === 'cursor') ? 'limit=20' : '';
  const { method } = operation;
  if (target === 'gateway') {
    const { 'content-type': contentType, ...own } = headers;
    const shown = contentType === undefined ? own : { ...own, 'Content-Type': contentType };
    return {
      method,
      url: addresses.gateway + path + (query && `?${query}`),
      headers: shown,
      body: example.body,
    };
  }
  // An envelope needs no content type, because its body is JSON already.
  const { 'content-type': _contentType, ...inside } = headers;
  const optional = {
    ...(query === '' ? {} : { query }),
    ...(Object.keys(inside).length === 0 ? {} : { headers: inside }),
    ...(example.body === undefined ? {} : { body: example.body }),
  };
  return {
    method: 'POST',
    url: addresses.webApp,
    headers: { 'Content-Type': 'application/json' },
    body: { method, path, ...optional },
  };
}

function headersOf(
  { scopes }: OutlinedOperation,
  parameters: readonly DocumentedParameter[],
  hasBody: boolean,
): Record<string, string> {
  const isRepeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    ...(scopes === undefined ? {} : { 'x-api-key': keyPlaceholder }),
    ...(isRepeatable ? { 'Idempotency-Key': uniquePlaceholder } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

// Takes the id of the record in the answer; without one, it shows the form of an id.
function exampleId(parameters: readonly DocumentedParameter[], { answer }: OperationExample): string {
  const prefix = /`(\w+)_`/.exec(parameters.find(({ name }) => name === 'id')?.description ?? '')?.[1] ?? '';
  const text = JSON.stringify(answer ?? null);
  return new RegExp(`${prefix}_[0-9A-Z]{26}`).exec(text)?.[0] ?? `${prefix}_…`;
}
