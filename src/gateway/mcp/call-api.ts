/** Sends the requests of a tool to the API, through the same door as any other request of the caller. */
import { serveApi, type ApiServer } from '../http/serve-api.ts';
import { findRouteTarget } from '../http/route-target.ts';
import type { FailureCause } from '../transport/failure.ts';
import type { CallApi } from './tool.ts';

/** Thrown when the workspace does not know the key: then the whole message is refused as HTTP does it. */
export class KeyRefused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('The API key is not valid.');
    this.name = 'KeyRefused';
    this.response = response;
  }
}

/** What the requests of a message have in common. */
export interface CallPlace {
  readonly server: ApiServer;
  readonly baseUrl: string | null;
  /** Where the message came from; empty where the host does not tell it. */
  readonly address: string;
  /** The id of the message, under which the workspace logs each of its requests. */
  readonly requestId: string;
  /** Told when the workspace gave no answer. */
  readonly onCause: (cause: FailureCause) => void;
}

// A cookie or a header for caches has no meaning for the API.
const passed = ['authorization', 'x-api-key', 'x-test-today'];

/**
 * The way to the API for one message of an agent: the workspace and the key are those of the message.
 * @throws KeyRefused when the key is unknown, revoked or expired
 */
export function createCallApi(
  message: Request,
  { server, baseUrl, address, requestId, onCause }: CallPlace,
): CallApi {
  const { origin, pathname } = new URL(message.url);
  const { prefix } = findRouteTarget(pathname);
  const common: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId };
  for (const name of passed) {
    const value = message.headers.get(name);
    if (value !== null) common[name] = value;
  }
  return async ({ method, path, query = {}, body, idempotencyKey }) => {
    const url = new URL(`${origin}${prefix}/api/v1${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    const headers = {
      ...common,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const request = new Request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { response, cause } = await serveApi(request, server, { baseUrl, address, hungUp: message.signal });
    if (cause !== null) onCause(cause);
    if (response.status === 401) throw new KeyRefused(response);
    const answer = (await response.json()) as Record<string, unknown>;
    const wait = response.headers.get('retry-after');
    const told = wait === null ? answer : { ...answer, retry_after_seconds: Number(wait) };
    return { status: response.status, body: told };
  };
}
