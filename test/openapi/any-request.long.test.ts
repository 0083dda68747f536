/**
 * A thousand requests (`REQUESTS=10000`: ten thousand) that are made of the document alone: each is answered, with an answer that the document
 * describes, and none with a fault of the server.
 */
import fc from 'fast-check';
import { createTestWorkspace, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { type ArbitraryRequest, arbitraryRequests } from './arbitrary-values.ts';

const requestsCount = Number(process.env.REQUESTS ?? 1_000);

// A workspace grows with each record; a new one now and then keeps a request as quick as the first.
const requestsAWorkspace = 500;

/** A workspace with a record of each kind, and the ids of these. */
function openScene(): { workspace: TestWorkspace; ids: string[] } {
  const workspace = createTestWorkspace();
  const { create, post } = workspace;
  const lines = {
    customer_name: 'Ada',
    items: [{ description: 'Gears', unit_price: '19.99', tax_rate: 20 }],
  };
  const invoice = create('invoices', lines);
  const made = [
    create('customers', { name: 'Grace Hopper' }),
    create('products', { name: 'Gear', unit_price: 3, sku: 'G-1' }),
    invoice,
    create('invoices', { ...lines, status: 'draft' }),
    create('quotations', lines),
    create('quotations', { ...lines, status: 'draft' }),
    create('webhook_endpoints', { url: 'https://hooks.example.com/billing', event_types: ['*'] }),
    post('/api/v1/payments', { invoice_id: invoice.id, amount: '1.00' }).body,
  ];
  return { workspace, ids: made.map(({ id }) => String(id)) };
}

test('any request of the document is answered as the document says', () => {
  let scene = openScene();
  let sent = 0;
  const statuses = new Map<number, number>();
  const send = ({ method, path, query, headers, body }: ArbitraryRequest): void => {
    // Only what fits into HTTP reaches the API at all.
    const plain = Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\t -~]+$/.test(value)));
    const { status } = scene.workspace.call(method, path, {
      query,
      headers: plain,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? JSON.stringify(body) : body }),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${method} ${path}?${query} was answered ${status}`);
  };
  const seed = Number(process.env.SEED ?? 7);
  // The ids differ from scene to scene, so a request names the record by its place.
  const drawn = fc.sample(arbitraryRequests(Array.from({ length: 8 }, (_, place) => `record${place}`)), {
    numRuns: requestsCount,
    seed,
  });
  for (const request of drawn) {
    if (sent > 0 && sent % requestsAWorkspace === 0) scene = openScene();
    sent += 1;
    send({
      ...request,
      path: request.path.replace(/record(\d)/, (_, place) => scene.ids[Number(place)] ?? ''),
    });
  }
  expect(sent).toBe(requestsCount);
  // Good requests and bad ones: a run of refusals alone would prove little.
  const good = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
  expect(good).toBeGreaterThan(requestsCount / 10);
}, 1_200_000);
