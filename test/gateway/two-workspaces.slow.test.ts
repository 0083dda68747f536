/** Proves that two workspaces behind one gateway share nothing: no record, no key, no limit. */
import { serveWorkspace, type ServedWorkspace } from '../served-workspace.ts';
import { type FakeFrontEnd, startFakeFrontEnd } from './fake-front-end.ts';
import { type NamedHost, namedHosts } from './named-hosts.ts';

// Two workspaces are set up, and workerd is started, on machines that may be busy.
jest.setTimeout(180_000);

interface Shown {
  readonly id: string;
  readonly data: readonly {
    readonly id: string;
    readonly data: { readonly object: { readonly id: string } };
  }[];
  readonly next_cursor: string;
  readonly code: string;
}

describe.each(namedHosts)('on %s', (_name, openHost) => {
  describe('two real workspaces', () => {
    const stages: ServedWorkspace[] = [];
    let host: NamedHost;
    let invoices: string[];

    const keyOf = (name: string): string => stages[name === 'acme' ? 0 : 1]?.keys[0] ?? '';

    async function ask(
      name: string,
      path: string,
      init: { key?: string; body?: object; order?: string } = {},
    ) {
      const response = await fetch(`${host.url}/w/${name}/api/v1/${path}`, {
        method: init.body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${init.key ?? keyOf(name)}`,
          'content-type': 'application/json',
          ...(init.order === undefined ? {} : { 'idempotency-key': init.order }),
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
      });
      const { status, headers } = response;
      return { status, headers, body: (await response.json()) as Shown };
    }

    beforeAll(async () => {
      for (let count = 0; count < 2; count += 1) stages.push(await serveWorkspace({ callers: 1 }));
      const [acme, beta] = stages.map(({ execUrl }) => execUrl);
      host = await openHost({ acme: acme ?? '', beta: beta ?? '' });
      const made = [];
      for (const customer_name of ['Ada', 'Grace'])
        made.push(await ask('acme', 'invoices', { body: { customer_name, total: 10 } }));
      invoices = made.map(({ body }) => body.id);
      await ask('beta', 'invoices', { body: { customer_name: 'Mary', total: 20 } });
    });

    afterAll(async () => {
      await host.close();
      for (const stage of stages) await stage.close();
    });

    test('a key opens no other workspace than its own', async () => {
      const key = keyOf('acme');
      for (const path of ['me', 'invoices', `invoices/${invoices[0]}`, 'events']) {
        expect(await ask('acme', path)).toMatchObject({ status: 200 });
        expect(await ask('beta', path, { key })).toMatchObject({
          status: 401,
          body: { code: 'invalid_api_key' },
        });
      }
      const refused = await ask('beta', 'customers', { key, body: { name: 'Eve' } });
      expect(refused.status).toBe(401);
      expect((await ask('beta', 'customers')).body.data).toHaveLength(1);
    });

    test('an id of one is unknown to the other', async () => {
      const customer = (await ask('acme', 'customers')).body.data[0]?.id;
      const event = (await ask('acme', 'events')).body.data[0]?.id;
      const paths = [`invoices/${invoices[0]}`, `customers/${customer}`, `events/${event}`];
      for (const path of paths) {
        expect((await ask('acme', path)).status).toBe(200);
        expect(await ask('beta', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    });

    test('lists and events show the records of their own workspace alone', async () => {
      const listed = async (name: string) => (await ask(name, 'invoices')).body.data.map(({ id }) => id);
      expect((await listed('acme')).sort()).toEqual([...invoices].sort());
      expect(await listed('beta')).toHaveLength(1);
      expect(await listed('beta')).not.toEqual(expect.arrayContaining(invoices));
      const told = (await ask('beta', 'events')).body.data.map(({ data }) => data.object.id);
      expect(told).not.toEqual([]);
      expect(told.filter((id) => invoices.includes(id))).toEqual([]);
    });

    test('a cursor of one shows nothing of it in the other', async () => {
      const { next_cursor } = (await ask('acme', 'invoices?limit=1')).body;
      const { body } = await ask('beta', `invoices?limit=1&cursor=${encodeURIComponent(next_cursor)}`);
      expect(body.data.filter(({ id }) => invoices.includes(id))).toEqual([]);
    });

    test('the same Idempotency-Key is another request in another workspace', async () => {
      const order = 'order-7';
      const first = await ask('acme', 'customers', { order, body: { name: 'Only at Acme' } });
      const other = await ask('beta', 'customers', { order, body: { name: 'Only at Beta' } });
      expect([first.status, other.status]).toEqual([201, 201]);
      expect(other.headers.get('idempotent-replayed')).toBeNull();
      expect(other.body.id).not.toBe(first.body.id);
      const again = await ask('beta', 'customers', { order, body: { name: 'Only at Beta' } });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body.id).toBe(other.body.id);
    });

    test('the places of records lead to their own workspace', async () => {
      const { headers } = await ask('beta', 'customers', { body: { name: 'Placed' } });
      expect(headers.get('location')).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/w\/beta\/api\/v1\/customers\/cus_/,
      );
    });

    test('a workspace that nobody has is no other one', async () => {
      const answer = await ask('gamma', 'invoices', { key: keyOf('acme') });
      expect(answer).toMatchObject({ status: 404, body: { code: 'workspace_not_found' } });
      const unnamed = await fetch(`${host.url}/api/v1/invoices`, { headers: { 'x-api-key': keyOf('acme') } });
      expect(unnamed.status).toBe(404);
    });

    test('health and the document are open in each', async () => {
      for (const path of ['health', 'openapi.json'])
        expect((await fetch(`${host.url}/w/beta/${path}`)).status).toBe(200);
    });

    test('no key is written into the log', () => {
      expect(host.logged.length).toBeGreaterThan(20);
      for (const line of host.logged) expect(line).not.toMatch(/bbk_(live|test)_\w/);
      expect(JSON.parse(host.logged[0] ?? '')).toMatchObject({
        method: 'POST',
        workspace: 'acme',
        status: 201,
      });
    });
  });

  describe('two workspaces that know the same key', () => {
    const key = 'bbk_live_000000000000000000000000000000002wjyrI';
    const headers = { 'x-api-key': key };
    let acme: FakeFrontEnd;
    let beta: FakeFrontEnd;
    let host: NamedHost;

    beforeAll(async () => {
      [acme, beta] = [await startFakeFrontEnd(), await startFakeFrontEnd()];
      host = await openHost({ acme: acme.execUrl, beta: beta.execUrl });
    });

    afterAll(async () => {
      await host.close();
      await acme.close();
      await beta.close();
    });

    test('no key that the gateway gives to a write is given twice', async () => {
      for (const name of ['acme', 'beta', 'acme', 'beta'])
        await fetch(`${host.url}/w/${name}/api/v1/invoices`, { method: 'POST', headers, body: '{}' });
      const keys = [acme, beta].flatMap(({ executions }) =>
        executions.map((executed) => executed.headers?.['idempotency-key']),
      );
      expect(keys).toEqual(keys.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)));
      expect(new Set(keys).size).toBe(4);
    });

    test('one that has refused the key is spared, and the other is not', async () => {
      acme.script = () => ({ status: 429, headers: { 'Retry-After': '60' }, body: { code: 'rate_limited' } });
      const [before, others] = [acme.executions.length, beta.executions.length];
      for (let times = 0; times < 3; times += 1) {
        expect((await fetch(`${host.url}/w/acme/api/v1/me`, { headers })).status).toBe(429);
        expect((await fetch(`${host.url}/w/beta/api/v1/me`, { headers })).status).toBe(200);
      }
      expect(acme.executions.length - before).toBe(1);
      expect(beta.executions.length - others).toBe(3);
    });
  });
});
