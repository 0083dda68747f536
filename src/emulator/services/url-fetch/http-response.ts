/** Google's class HTTPResponse. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import type { FetchResponse } from './transport.ts';

export interface HttpResponse {
  getResponseCode(): number;
  getContentText(): string;
  /** Values of repeated headers as arrays. */
  getAllHeaders(): Record<string, string | string[]>;
}

/** The response as a script sees it. */
export function createHttpResponse({ realm }: Execution, response: FetchResponse): HttpResponse {
  const contentType = headerOf(response, 'content-type');
  const charset = /charset=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  return strict(realm, 'HTTPResponse', {
    getResponseCode: () => response.status,
    getContentText: () => new TextDecoder(charset).decode(response.body),
    getAllHeaders() {
      const all: Record<string, string | string[]> = {};
      for (const [name, value] of response.headers) {
        const values = response.headers.filter(([other]) => other === name).map(([, text]) => text);
        all[name] = values.length > 1 ? realm.array(values) : value;
      }
      return realm.object(all);
    },
  });
}

function headerOf({ headers }: FetchResponse, name: string): string | undefined {
  return headers.find(([header]) => header.toLowerCase() === name)?.[1];
}
