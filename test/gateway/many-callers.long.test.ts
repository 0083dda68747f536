/** Proves on Node and in workerd that thirty callers at once are each answered as if they were alone. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { serveWorkspace, type ServedWorkspace } from '../served-workspace.ts';
import { createFailures, type PlannedFailures } from '../../src/emulator/front-end/failures/failure-plan.ts';
import { type NamedHost, namedHosts } from './named-hosts.ts';

// A workspace is set up, and workerd is started, on machines that may be busy.
jest.setTimeout(180_000);

const callers = 30;
const everybody = Array.from({ length: callers }, (_, caller) => caller);

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests reach into answers freely: what is not there fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

describe.each(namedHosts)('on %s', (_name, openHost) => {
  let stage: ServedWorkspace;
  let host: NamedHost;
  let counted: PlannedFailures;

  beforeAll(async () => {
    counted = createFailures({}, 1);
    stage = await serveWorkspace({ callers, frontEnd: { failures: counted } });
    host = await openHost({ acme: stage.execUrl });
  });

  afterAll(async () => {
    await host.close();
    await stage.close();
  });

  async function ask(caller: number, path: string, body?: object, headers: object = {}): Promise<Answer> {
    const response = await fetch(`${host.url}/w/acme/api/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': stage.keys[caller] ?? '', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  }

  const together = (send: (caller: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(everybody.map(send));

  test('each gets its own record and its own number, reads it, and hears that it is still the same', async () => {
    const before = counted.passed.after_execution;
    const made = await together((caller) =>
      ask(
        caller,
        'invoices',
        { customer_name: `Caller ${caller}`, total: caller + 1 },
        { 'x-request-id': `create-${caller}` },
      ),
    );
    expect(
      made.map(({ status, body, headers }) => [
        status,
        body.customer_name,
        body.total,
        headers.get('x-request-id'),
      ]),
    ).toEqual(everybody.map((caller) => [201, `Caller ${caller}`, caller + 1, `create-${caller}`]));
    expect(new Set(made.map(({ body }) => body.number)).size).toBe(callers);
    expect(counted.passed.after_execution - before).toBeLessThan(callers);
    const read = await together((caller) => ask(caller, `invoices/${made[caller]?.body.id}`));
    // Warnings are those of the request that made the invoice.
    expect(read.map(({ body }) => body)).toEqual(made.map(({ body }) => ({ ...body, warnings: [] })));
    const same = await together((caller) =>
      ask(caller, `invoices/${made[caller]?.body.id}`, undefined, {
        'if-none-match': read[caller]?.headers.get('etag') ?? '',
      }),
    );
    expect(same.map(({ status }) => status)).toEqual(everybody.map(() => 304));
  });

  test('twins under one Idempotency-Key make one record', async () => {
    const twins = await together(() => ask(0, 'customers', { name: 'Twin' }, { 'idempotency-key': 'twins' }));
    expect(new Set(twins.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(twins.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(callers - 1);
  });

  test('a request that is refused spoils no other', async () => {
    const answers = await together((caller) =>
      ask(caller, 'customers', { name: caller % 3 === 0 ? '' : `Customer ${caller}` }),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      everybody.map((caller) => (caller % 3 === 0 ? 422 : 201)),
    );
  });

  test('callers that hang up at once leave the others their answers', async () => {
    const { hostname, port } = new URL(host.url);
    const leaving = everybody.map(async (caller) => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `GET /w/acme/api/v1/customers HTTP/1.1\r\nHost: x\r\nX-API-Key: ${stage.keys[caller]}\r\n\r\n`,
      );
      setImmediate(() => socket.destroy());
      await once(socket, 'close');
    });
    const answers = await together((caller) => ask(caller, 'customers?limit=1'));
    await Promise.all(leaving);
    expect(answers.map(({ status }) => status)).toEqual(everybody.map(() => 200));
    expect(
      (await together((caller) => ask(caller, 'customers?limit=1'))).map(({ status }) => status),
    ).toEqual(everybody.map(() => 200));
  });
});
