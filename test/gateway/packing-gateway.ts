/** A gateway before a web app whose calls are held, with every request that it packs. */
import { createHash } from 'node:crypto';
import { createGateway } from '../../src/gateway/http/create-gateway.ts';
import type { GatewayOptions } from '../../src/gateway/http/gateway-options.ts';
import type { PackingSettings } from '../../src/gateway/transport/packing-settings.ts';
import type { HeldGoogle } from './held-google.ts';
import { EXEC_URL, KEY } from './scripted-gateway.ts';

/** A third one. */
export const thirdKey = KEY.replace('live', 'test');
/** Another well-formed key. */
export const otherKey = 'bbk_live_1111111111111111111111111111111141XygD';

/** The platform hashes keys on other threads, so requests would come to the queue in another order each time. */
export function hashAtOnce(): void {
  beforeEach(() => {
    jest.spyOn(crypto.subtle, 'digest').mockImplementation(
      async (_name, bytes) =>
        new Uint8Array(
          createHash('sha256')
            .update(bytes as Uint8Array)
            .digest(),
        ).buffer,
    );
  });

  afterEach(() => jest.restoreAllMocks());
}

/** A gateway that knows both keys already: strangers wait in a lane of their own. */
export async function open(
  google: HeldGoogle,
  packing: Partial<PackingSettings> = {},
  changes: Partial<GatewayOptions> = {},
) {
  const opened = openToStrangers(google, packing, changes);
  for (const key of [KEY, otherKey])
    for (const place of ['', '/w/other']) {
      const known = opened.get(`${place}/api/v1/me`, { headers: { 'x-api-key': key } });
      await google.releaseAll();
      expect((await known).status).toBe(200);
    }
  google.calls.length = 0;
  return opened;
}

/** A gateway that knows nobody. */
export function openToStrangers(
  google: HeldGoogle,
  packing: Partial<PackingSettings> = {},
  changes: Partial<GatewayOptions> = {},
) {
  const app = createGateway({
    workspaces: (name) => ({ execUrl: name === null ? EXEC_URL : EXEC_URL.replace('abc', name) }),
    fetch: google.fetch,
    sleep: async () => undefined,
    packing: { readCallsMax: 1, writeCallsMax: 1, ...packing },
    ...changes,
  });
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(app.request(path, { headers: { 'x-api-key': KEY }, ...init }));
  const invoice = (id: number | string, init?: RequestInit): Promise<Response> =>
    get(`/api/v1/invoices/${id}`, init);
  const create = (id: number | string, headers: Record<string, string> = {}): Promise<Response> =>
    get('/api/v1/invoices', {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'idempotency-key': `key-${id}`, ...headers },
      body: `{"id":"${id}"}`,
    });
  return { get, invoice, create };
}

/** The requests of each call. Those with bodies come to the queue later, so their order is no matter. */
export const paths = ({ calls }: HeldGoogle): string[] =>
  calls.map(({ requests }) =>
    requests
      .map(({ path, headers }) => headers?.['idempotency-key'] ?? path.split('/').pop())
      .sort()
      .join(),
  );

/** The path in each answer, or its status. */
export async function bodies(responses: readonly Promise<Response>[]): Promise<unknown[]> {
  return Promise.all(
    responses.map(async (response) =>
      (await response).ok ? (await (await response).json()).path : (await response).status,
    ),
  );
}
