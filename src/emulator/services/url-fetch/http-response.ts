/** Google's class HTTPResponse. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import { type Blob, createBlob } from '../utilities/blob.ts';
import { toSignedBytes } from '../utilities/bytes.ts';
import type { FetchResponse } from './transport.ts';

export interface HttpResponse {
  getResponseCode(): number;
  getContentText(charset?: string): string;
  getContent(): number[];
  getHeaders(): Record<string, string>;
  /** Values of repeated headers as arrays. */
  getAllHeaders(): Record<string, string | string[]>;
  getBlob(): Blob;
}

/** The response to a request for that address, as a script sees it. */
export function createHttpResponse(execution: Execution, response: FetchResponse, url: string): HttpResponse {
  const { realm } = execution;
  const contentType = headerOf(response, 'content-type');
  const charset = /charset=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  return strict(realm, 'HTTPResponse', {
    getResponseCode: () => response.status,
    getContentText: (asked) => new TextDecoder(asked ?? charset).decode(response.body),
    getContent: () => realm.array(toSignedBytes(response.body)),
    getHeaders: () => realm.object(Object.fromEntries(response.headers)),
    getAllHeaders() {
      const all: Record<string, string | string[]> = {};
      for (const [name, value] of response.headers) {
        const values = response.headers.filter(([other]) => other === name).map(([, text]) => text);
        all[name] = values.length > 1 ? realm.array(values) : value;
      }
      return realm.object(all);
    },
    getBlob: () =>
      createBlob(execution, {
        bytes: response.body,
        contentType: contentType ?? null,
        name: nameOf(url),
      }),
  });
}

/** The file's name in the address; a blob of a response always has one. */
function nameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  return pathname.split('/').at(-1) || hostname;
}

function headerOf({ headers }: FetchResponse, name: string): string | undefined {
  return headers.find(([header]) => header.toLowerCase() === name)?.[1];
}
