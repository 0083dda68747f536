/** A receiver that takes its time, or asks the API back before it answers, keeps nobody waiting for `npm start`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startProcess } from '../runtime/support/start-process.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(180_000);

/** How long the hanging receiver is given, well below the 20 seconds after which it is given up. */
const hangingMs = 8_000;

/** The longest that an API request may take beside it; a thread that stood still would need all of the above. */
const promptMs = 6_000;

interface Delivered {
  readonly path: string;
  readonly eventId: string;
  readonly objectId: string;
}

const delivered: Delivered[] = [];
const askedBack: number[] = [];
let api: (method: string, path: string, body?: object) => Promise<Response>;

const receiver = createServer(async (request, response) => {
  const path = request.url ?? '';
  const { id, data } = JSON.parse(await text(request)) as { id: string; data: { object: { id: string } } };
  delivered.push({ path, eventId: id, objectId: data.object.id });
  if (path === '/hangs') await new Promise((resolve) => setTimeout(resolve, hangingMs));
  if (path === '/asks') askedBack.push((await api('GET', `customers/${data.object.id}`)).status);
  response.writeHead(204).end();
});

async function register(path: string): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  expect((await api('POST', 'webhook_endpoints', { url, event_types: ['customer.created'] })).status).toBe(
    201,
  );
}

async function until(holds: () => boolean): Promise<void> {
  const endMs = Date.now() + 60_000;
  while (!holds() && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
}

const toldAt = (path: string): string[] =>
  delivered.filter((one) => one.path === path).map(({ objectId }) => objectId);

let said: { readonly error: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const started = startProcess({ WORKBOOK: await newPath(), PORT: '0', TRIGGER_MINUTE_MS: '300' });
  said = started.said;
  const { origin, key } = await started.ready;
  api = (method, path, body) =>
    fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
});

afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

test('a receiver may ask the API about what it is told before it answers', async () => {
  await register('/asks');
  const { id } = (await (await api('POST', 'customers', { name: 'Ada' })).json()) as { id: string };
  await until(() => toldAt('/asks').includes(id));
  const toldMs = Date.now();
  await until(() => askedBack.length > 0);
  expect(Date.now() - toldMs).toBeLessThan(promptMs);
  expect(askedBack).toEqual([200]);
});

test('while one hangs, the API answers, and what is written meanwhile is told as well', async () => {
  await register('/hangs');
  const first = (await (await api('POST', 'customers', { name: 'First' })).json()) as { id: string };
  await until(() => toldAt('/hangs').includes(first.id));
  const beganMs = Date.now();
  const second = (await (await api('POST', 'customers', { name: 'Second' })).json()) as { id: string };
  expect(Date.now() - beganMs).toBeLessThan(promptMs);
  await until(() => toldAt('/hangs').includes(second.id) && toldAt('/asks').includes(second.id));
});

test('nothing is sent twice, and nothing is reported', async () => {
  const deliveries = async (): Promise<readonly { status: string }[]> => {
    const { data } = (await (await api('GET', 'webhook_endpoints')).json()) as { data: { id: string }[] };
    const lists = data.map(async ({ id }) => (await api('GET', `webhook_endpoints/${id}/deliveries`)).json());
    return ((await Promise.all(lists)) as { data: { status: string }[] }[]).flatMap((list) => list.data);
  };
  const endMs = Date.now() + 90_000;
  let seen = await deliveries();
  while (seen.some(({ status }) => status === 'pending') && Date.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    seen = await deliveries();
  }
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['succeeded']));
  const sent = delivered.map(({ path, eventId }) => `${path} ${eventId}`);
  expect(sent).toEqual([...new Set(sent)]);
  expect(said.error).toBe('');
});
