/** The HTTP request that an example shows, sent through a gateway or in an envelope to the web app. */
import type { Operation } from '../model/outline.ts';
import { type OpenApi, type Parameter, resolve } from '../model/open-api.ts';

/** How a request travels: as plain HTTP, or as one JSON envelope that a web app of Google reads. */
export type Door = 'gateway' | 'web_app';

/** Where each door is. */
export interface Addresses {
  /** Without the slash at its end. */
  readonly gateway: string;
  readonly webApp: string;
}

/** Stands for the API key, which no example contains. Private letters, as no text of an example has them. */
export const keyPlaceholder = '\uE000key\uE000';

/** Stands for a text that is new with every request. */
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

/** The examples of an operation, each with what it is answered with; one without words when there is none. */
export function examplesOf({ documented }: Operation, status: string): readonly OperationExample[] {
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

/** The request of an example, sent through a door. */
export function wireRequest(
  document: OpenApi,
  operation: Operation,
  example: OperationExample,
  { door, addresses }: { readonly door: Door; readonly addresses: Addresses },
): WireRequest {
  const parameters = (operation.documented.parameters ?? []).map((one) => resolve(document, one));
  const headers = headersOf(operation, parameters, example.body !== undefined);
  const path = operation.path.replace('{id}', () => exampleId(parameters, example));
  const query = parameters.some(({ name }) => name === 'cursor') ? 'limit=20' : '';
  const { method } = operation;
  if (door === 'gateway') {
    const { 'content-type': contentType, ...own } = headers;
    const shown = contentType === undefined ? own : { ...own, 'Content-Type': contentType };
    return {
      method,
      url: addresses.gateway + path + (query && `?${query}`),
      headers: shown,
      body: example.body,
    };
  }
  // The envelope has no need of a content type: what it carries is JSON already.
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
  { scope }: Operation,
  parameters: readonly Parameter[],
  hasBody: boolean,
): Record<string, string> {
  const isRepeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    ...(scope === undefined ? {} : { 'x-api-key': keyPlaceholder }),
    ...(isRepeatable ? { 'Idempotency-Key': uniquePlaceholder } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

// The id is that of the record which the answer is about; where it names none, its form is shown.
function exampleId(parameters: readonly Parameter[], { answer }: OperationExample): string {
  const prefix = /`(\w+)_`/.exec(parameters.find(({ name }) => name === 'id')?.description ?? '')?.[1] ?? '';
  const text = JSON.stringify(answer ?? null);
  return new RegExp(`${prefix}_[0-9A-Z]{26}`).exec(text)?.[0] ?? `${prefix}_…`;
}
