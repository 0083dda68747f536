/** Sends a request over HTTP as curl does: the path as it is, and no header that was not asked for. */
import { request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { EntryPointAnswer, EntryPointRequest } from './entry-point.ts';

/** @param origin for example `http://127.0.0.1:8787` */
export function sendHttp(origin: string, request: EntryPointRequest): Promise<EntryPointAnswer> {
  const { hostname, port } = new URL(origin);
  const { method, body = '' } = request;
  const path = targetOf(request);
  // Node counts the body itself only of methods that usually have one.
  const headers = {
    ...request.headers,
    ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  // A connection of its own: whoever refuses a long body early closes the one that it came on.
  const options = { hostname, port, agent: false as const, method, path, headers };
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(options, (incoming) => {
      text(incoming).then((answered) => {
        const entries = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          body: answered,
        });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Path and query with what no request line may hold written in its encoded form. */
export function targetOf({ path, query }: EntryPointRequest): string {
  const target = query === '' ? path : `${path}?${query}`;
  return target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
