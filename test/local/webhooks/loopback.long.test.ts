/** `npm start` sends webhooks over the network: a receiver on this machine verifies them as an integrator would. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { startProcess } from '../runtime/support/start-process.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(180_000);

interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly id: string; readonly customer_name?: string } };
}

/** The deliveries whose signature is right, by path; any other is answered with 400. */
const verifiedAt = new Map<string, WebhookEvent[]>();
const secrets = new Map<string, string>();
const refused: string[] = [];

const server = createServer((request, response) => {
  receive(request, response).catch((error: unknown) => {
    refused.push(String(error));
    response.writeHead(400).end('not genuine');
  });
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const body = await text(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const event = new Webhook(secrets.get(path) ?? '').verify(body, headers) as WebhookEvent;
  verifiedAt.set(path, [...(verifiedAt.get(path) ?? []), event]);
  if (path === '/redirects') response.writeHead(302, { location: '/elsewhere' }).end();
  else response.writeHead(204).end();
}

let post: (path: string, body: object) => Promise<{ readonly [field: string]: string }>;
let receiverOrigin: string;

async function register(path: string): Promise<string> {
  const endpoint = await post('webhook_endpoints', { url: receiverOrigin + path });
  secrets.set(path, endpoint.secret ?? '');
  return endpoint.id ?? '';
}

async function until(holds: () => boolean): Promise<void> {
  const endMs = Date.now() + 60_000;
  while (!holds() && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
}

const typesAt = (path: string): string[] => (verifiedAt.get(path) ?? []).map(({ type }) => type);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiverOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = startProcess({ WORKBOOK: await newPath(), PORT: '0', TRIGGER_MINUTE_MS: '400' });
  const { origin, key } = await started.ready;
  post = async (path, body) => {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    });
    expect([200, 201]).toContain(response.status);
    return (await response.json()) as { readonly [field: string]: string };
  };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the three events of the specification arrive and verify, in any script', async () => {
  await register('/hook');
  const invoice = await post('invoices', { customer_name: 'Zoë 東京 😀', total: 99.5 });
  await post('payments', { invoice_id: invoice.id, amount: 40 });
  const offer = await post('quotations', { customer_name: 'Zoë 東京 😀', total: 3, status: 'sent' });
  await post(`quotations/${offer.id}/accept`, {});
  const wanted = ['invoice.created', 'payment.received', 'quotation.accepted'];
  await until(() => wanted.every((type) => typesAt('/hook').includes(type)));
  const created = verifiedAt.get('/hook')?.find(({ type }) => type === 'invoice.created');
  expect(created?.data.object).toEqual(invoice);
  expect(created?.data.object.customer_name).toBe('Zoë 東京 😀');
  expect(refused).toEqual([]);
});

test('a redirect is not followed, and the others are served', async () => {
  await register('/redirects');
  const customer = await post('customers', { name: 'Ada' });
  const isTold = (path: string): boolean =>
    (verifiedAt.get(path) ?? []).some(({ data }) => data.object.id === customer.id);
  await until(() => isTold('/hook') && isTold('/redirects'));
  expect(typesAt('/elsewhere')).toEqual([]);
  expect(refused).toEqual([]);
});
