/**
 * A thousand requests (`REQUESTS=10000`: ten thousand) that are made of the document alone: each is answered, with an answer that the document
 * describes, and none with a fault of the server.
 */
import fc from 'fast-check';
import { storeSettings } from '../contract/support/store-settings.ts';
import { createTestWorkspace, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { type ArbitraryRequest, arbitraryRequests } from './arbitrary-values.ts';

const requestsCount = Number(process.env.REQUESTS ?? 1_000);

// A workspace grows with each record; a new one now and then keeps a request as quick as the first.
const requestsAWorkspace = 500;

interface Made {
  readonly plural: string;
  readonly id: string;
}

/** A workspace with a record of each kind. */
function openScene(): { workspace: TestWorkspace; made: Made[] } {
  const workspace = createTestWorkspace();
  storeSettings(workspace, { name: 'Lovelace Engines', gateway_url: 'https://billing.example.com' });
  const lines = {
    customer_name: 'Ada',
    items: [{ description: 'Gears', unit_price: '19.99', tax_rate: 20 }],
  };
  const made: Made[] = [];
  const make = (plural: string, body: object): string => {
    const { id } = workspace.create(plural, body);
    made.push({ plural, id });
    return id;
  };
  make('customers', { name: 'Grace Hopper' });
  make('products', { name: 'Gear', unit_price: 3, sku: 'G-1' });
  const invoice_id = make('invoices', lines);
  make('invoices', { ...lines, status: 'draft' });
  make('quotations', lines);
  make('quotations', { ...lines, status: 'draft' });
  make('webhook_endpoints', { url: 'https://hooks.example.com/billing', event_types: ['*'] });
  make('payments', { invoice_id, amount: '1.00' });
  make('credit_notes', { invoice_id, amount: '2.00', reason: 'order_change' });
  make('credit_notes', { invoice_id, amount: '2.00', reason: 'order_change', status: 'draft' });
  const paid = make('invoices', lines);
  make('payments', { invoice_id: paid });
  const credit_note_id = make('credit_notes', { invoice_id: paid, amount: '3.00', reason: 'order_change' });
  make('refunds', { credit_note_id, amount: '1.00' });
  const mail = { to: ['ada@lovelace.example'], attach: [] };
  const { id } = workspace.post(`/api/v1/invoices/${invoice_id}/email`, mail).body;
  made.push({ plural: 'emails', id });
  return { workspace, made };
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
  const named = scene.made.map(({ plural }, place) => [plural, `record${place}`] as const);
  const drawn = fc.sample(arbitraryRequests(named), { numRuns: requestsCount, seed });
  for (const request of drawn) {
    if (sent > 0 && sent % requestsAWorkspace === 0) scene = openScene();
    sent += 1;
    send({
      ...request,
      path: request.path.replace(/record(\d+)/, (_, place) => scene.made[Number(place)]?.id ?? ''),
    });
  }
  expect(sent).toBe(requestsCount);
  // Good requests and bad ones: a run of refusals alone would prove little.
  const good = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
  expect(good).toBeGreaterThan(requestsCount / 10);
}, 1_200_000);
