/** A generator makes Python classes of the OpenAPI document; they read the API's answers and lose nothing of them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedWorkspace, serveWorkspace } from '../served-workspace.ts';

let stage: ServedWorkspace;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'billing-models-'));
  stage = await serveWorkspace({ callers: 1 });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stage.close();
});

// Tests reach into answers freely: what is not there fails the expectation.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function call(path: string, body?: unknown): Promise<any> {
  const headers = { 'x-api-key': stage.keys[0] ?? '', 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${stage.origin}${path}`, { ...init, headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

const day = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|\+00:00)?)?$/;

/** Without nulls, which the classes leave out, and with each time in the form that Python gives it too. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string')
    return day.test(value) ? new Date(value.replace(/\d{3}(?=\+)/, '')).toISOString() : value;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparable(inner)]));
}

test('quicktype’s classes for Python read each kind of record as it was answered', async () => {
  const items = [{ description: 'Camera', quantity: '2.5', unit_price: '19.99', tax_rate: '19' }];
  const customer = await call('/api/v1/customers', {
    name: 'Ada & Söhne',
    billing_address: { line1: 'Rue 1', country: 'FR' },
    metadata: { shop: '7' },
  });
  await call('/api/v1/products', { name: 'Camera', sku: 'CAM', unit_price: '19.99', tax_rate: '19' });
  await call('/api/v1/quotations', { customer_id: customer.id, items, discount_percent: '10' });
  const invoice = await call('/api/v1/invoices', { customer_id: customer.id, items });
  await call('/api/v1/invoices', { customer_name: 'Somebody', total: '99.50', status: 'draft' });
  await call('/api/v1/payments', { invoice_id: invoice.id, amount: '10.00', method: 'cash' });
  const pages: Record<string, unknown> = {};
  for (const object of ['customer', 'product', 'quotation', 'invoice', 'payment'])
    pages[object] = await call(`/api/v1/${object}s`);

  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(await call('/openapi.json')));
  execFileSync('node', [join(__dirname, 'generate-models.mjs'), document, folder]);
  const printed = execFileSync('python3', [join(__dirname, 'read_models.py'), folder], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
  });
  const read = Object.assign(
    {},
    ...printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  expect(comparable(read)).toEqual(comparable(pages));
});
