/** The integration for Zapier, run as its platform does: the hook's life, samples, signatures, an order sent twice. */
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnsweredRecord, madeOf, recipeFolder, startRecipes } from './recipes.ts';

interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
}

interface Bundle {
  readonly authData: Record<string, string>;
  readonly inputData?: Record<string, unknown>;
  readonly targetUrl?: string;
  readonly subscribeData?: AnsweredRecord;
  readonly rawRequest?: { readonly headers: Record<string, string>; readonly content: string };
  readonly cleanedRequest?: unknown;
}

interface Tools {
  readonly request: (asked: Asked) => Promise<{ readonly data: AnsweredRecord }>;
  readonly errors: { readonly HaltedError: ErrorConstructor };
}

type Program = (z: Tools, bundle: Bundle) => unknown;
type Middleware = (asked: Asked, z: Tools, bundle: Bundle) => Asked;

const app = createRequire(__filename)(join(recipeFolder, 'zapier/app.cjs')) as {
  authentication: { test: Asked };
  beforeRequest: readonly Middleware[];
  triggers: { paid: { operation: Record<'perform' | 'performList', Program> & Record<string, unknown> } };
  creates: { invoice: { operation: { perform: Asked } } };
};
const paid = app.triggers.paid.operation;
const recipes = startRecipes();

/** A text with the values that its {{bundle.…}} name. */
const filled = (text: string, bundle: Bundle): string =>
  text.replace(/\{\{bundle\.(.*?)\}\}/g, (_whole, path: string) =>
    String(path.split('.').reduce<unknown>((value, name) => (value as AnsweredRecord)[name], bundle)),
  );

/** Sends a request as Zapier does: curlies filled, through the middleware, an error for what is refused. */
async function request(asked: Asked, bundle: Bundle): Promise<{ readonly data: AnsweredRecord }> {
  const ready = JSON.parse(JSON.stringify(asked), (_key, value: unknown) =>
    typeof value === 'string' ? filled(value, bundle) : value,
  ) as Asked;
  const started: Asked = { ...ready, headers: { 'content-type': 'application/json', ...ready.headers } };
  const tools = toolsOf(bundle);
  const { url, method, headers, params, body } = app.beforeRequest.reduce(
    (one, add) => add(one, tools, bundle),
    started,
  );
  const query = new URLSearchParams(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(`${url}?${query}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  } as RequestInit);
  const data = (await response.json()) as AnsweredRecord;
  if (!response.ok) throw new Error(String(data.code));
  return { data };
}

const toolsOf = (bundle: Bundle): Tools => ({
  request: (asked) => request(asked, bundle),
  errors: { HaltedError: Error },
});

async function bundleOf(further: Partial<Bundle> = {}): Promise<Bundle> {
  const { BASE = '', KEY = '' } = await recipes.variables();
  return { authData: { base: BASE, key: KEY }, ...further };
}

const order = {
  order_id: 'A-2041',
  customer_name: 'Zoë "Z" Söhne',
  description: 'Desk lamp',
  price: '95.00',
};

test('the key of an account is tried, and a wrong one is refused', async () => {
  const bundle = await bundleOf();
  expect((await request(app.authentication.test, bundle)).data.object).toBe('me');
  const wrong = { authData: { ...bundle.authData, key: 'bbk_local_wrong' } };
  await expect(request(app.authentication.test, wrong)).rejects.toThrow('invalid_api_key');
});

test('an order that comes twice is one invoice', async () => {
  const bundle = await bundleOf({ inputData: order });
  const { perform } = app.creates.invoice.operation;
  const [first, second] = [await request(perform, bundle), await request(perform, bundle)];
  expect(second.data.id).toBe(first.data.id);
  expect((await madeOf(recipes, 'zapier-')).invoices).toMatchObject([
    { external_id: 'zapier-A-2041', customer_name: 'Zoë "Z" Söhne', amounts: { total: '95.00' } },
  ]);
});

test('a Zap that is turned on gets an endpoint, and its samples have the fields of what it gets; turned off, it has none', async () => {
  const bundle = await bundleOf({ targetUrl: 'https://hooks.zapier.com/hooks/standard/1/2' });
  const { data: subscribeData } = await request(paid.performSubscribe as Asked, bundle);
  expect(subscribeData).toMatchObject({ object: 'webhook_endpoint', event_types: ['invoice.paid'] });
  const sold = await recipes.post('/api/v1/invoices', { customer_name: 'Ada Lovelace', total: '12.00' });
  await recipes.post(`/api/v1/invoices/${sold.id}/payments`, { method: 'cash' });
  const samples = (await paid.performList(toolsOf(bundle), bundle)) as readonly AnsweredRecord[];
  expect(samples[0]).toMatchObject({
    type: 'invoice.paid',
    data: { object: { id: sold.id, status: 'paid' } },
  });

  const body = JSON.stringify(samples[0]);
  const arrived = (secret: string, content = body): Bundle => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const digest = createHmac('sha256', key).update(`evt_1.1795000000.${body}`).digest('base64');
    const headers = {
      'Http-Webhook-Id': 'evt_1',
      'Http-Webhook-Timestamp': '1795000000',
      'Http-Webhook-Signature': `v1,bm9uZQ== v1,${digest}`,
    };
    return {
      ...bundle,
      subscribeData,
      rawRequest: { headers, content },
      cleanedRequest: JSON.parse(content),
    };
  };
  const secret = String(subscribeData.secret);
  const [genuine, again] = [arrived(secret), arrived(secret)].map((one) => paid.perform(toolsOf(one), one));
  expect(again).toEqual(genuine);
  expect(genuine).toMatchObject([{ type: 'invoice.paid', data: { object: { id: sold.id } } }]);
  for (const name of Object.keys(paid.sample as object)) expect(samples[0]).toHaveProperty(name);
  const forged = [arrived('whsec_b3RoZXIgc2VjcmV0'), arrived(secret, body.replace('12', '13'))];
  for (const one of forged) expect(() => paid.perform(toolsOf(one), one)).toThrow('The signature is wrong.');

  await request(paid.performUnsubscribe as Asked, { ...bundle, subscribeData });
  const endpoints = await recipes.list('/api/v1/webhook_endpoints');
  expect(endpoints.map(({ id }) => id)).not.toContain(subscribeData.id);
});
