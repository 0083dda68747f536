/** Asks the listener of this process for what it would answer over HTTP, without a connection between the two. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FetchFunction, HopRequest } from '../../gateway/transport/fetch-hop.ts';

/**
 * A `fetch` that reaches that listener and nothing else. Status, headers and the bytes of the body are those that a
 * connection would carry; the listener is used as the front end and its problems use it.
 */
export function createFetchInProcess(listener: RequestListener): FetchFunction {
  return (url, asked) =>
    new Promise((resolve, reject) => {
      const { signal } = asked;
      signal.throwIfAborted();
      const abort = (): void => reject(signal.reason);
      signal.addEventListener('abort', abort);
      const answered = (response: Response | null): void => {
        signal.removeEventListener('abort', abort);
        if (response !== null) resolve(response);
        // The error of the platform's `fetch` when the server hangs up.
        else reject(new TypeError('fetch failed'));
      };
      listener(requestOf(new URL(url), asked), responseTo(answered));
    });
}

function requestOf({ host, pathname, search }: URL, { method, headers, body }: HopRequest): IncomingMessage {
  const bytes = Buffer.from(body ?? '');
  const length = body === undefined ? {} : { 'content-length': String(bytes.length) };
  return Object.assign(Readable.from(bytes.length === 0 ? [] : [bytes]), {
    method,
    url: pathname + search,
    headers: { host, ...headers, ...length },
  }) as unknown as IncomingMessage;
}

/** @param answered called with null when the listener hangs up */
function responseTo(answered: (response: Response | null) => void): ServerResponse {
  let status = 200;
  let headers: [string, string][] = [];
  const response = {
    headersSent: false,
    writeHead(code: number, written: OutgoingHttpHeaders = {}) {
      status = code;
      headers = Object.entries(written).map(([name, value]) => [name, String(value)]);
      response.headersSent = true;
      return response;
    },
    end(body = '') {
      response.headersSent = true;
      answered(new Response(Buffer.from(body), { status, headers }));
      return response;
    },
    destroy() {
      answered(null);
      return response;
    },
  };
  return response as unknown as ServerResponse;
}
