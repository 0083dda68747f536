/** The `fetch` of the client, as built: no gateway at all. */
import type { EntryPointRequest, OpenEntryPoint } from './entry-point.ts';
import { targetOf } from './http-request.ts';

type Client = typeof import('../../src/gateway/client/create-billing-fetch.ts');

const bundle = new URL('../../dist/client/index.js', import.meta.url);

export const openClientEntryPoint: OpenEntryPoint = async (execUrl, now) => {
  const { createBillingFetch } = (await import(bundle.href)) as Client;
  const billingFetch = createBillingFetch(execUrl, { now });
  return {
    async send(request) {
      const { method, headers } = request;
      const url = `https://billing.example${targetOf(request)}`;
      const response = await billingFetch(url, { method, headers, ...bodyOf(request) });
      const body = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    },
    close: async () => undefined,
  };
};

// As bytes, because a text would bring a content type with it that the test did not ask for. No fetch sends the
// body of a GET.
function bodyOf({ method, body }: EntryPointRequest): { body?: Uint8Array<ArrayBuffer> } {
  if (body === undefined || method === 'GET' || method === 'HEAD') return {};
  return { body: new TextEncoder().encode(body) };
}
