/** The recipe for Stripe: what a session becomes, also when its event comes twice, late, paid later, or forged. */
import { createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { madeOf, payload, startRecipes } from './recipes.ts';

const recipes = startRecipes();
const secret = 'whsec_5f2b8c';
const [event, session] = [payload('stripe-event.json'), payload('stripe-session.json')];
const asked: IncomingMessage[] = [];
let stripe: Server;
let url: string;

beforeAll(async () => {
  stripe = createServer((request, response) => {
    asked.push(request);
    const isKnown = request.url?.startsWith('/v1/checkout/sessions/cs_test_');
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(session);
  });
  await new Promise<void>((resolve) => stripe.listen(0, resolve));
  const { port } = stripe.address() as AddressInfo;
  const STRIPE = `http://localhost:${port}`;
  url = await recipes.serve('node', 'stripe.mjs', { SECRET: secret, STRIPE_KEY: 'rk_test_1', STRIPE });
});

afterAll(() => new Promise((resolve) => stripe.close(resolve)));

function signed(body: string, { signedWith = secret, ageSeconds = 0 } = {}): string {
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  const digest = createHmac('sha256', signedWith).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest},v0=none`;
}

async function deliver(body: string, signature = signed(body)): Promise<number> {
  return (await fetch(url, { method: 'POST', headers: { 'stripe-signature': signature }, body })).status;
}

const eventOf = (id: string, status = 'paid', type = 'completed'): string =>
  event
    .replaceAll('cs_test_a1B2c3D4', id)
    .replace('"payment_status": "paid"', `"payment_status": "${status}"`)
    .replace('session.completed', `session.${type}`);

test('a wrong signature, an old one, or none is refused, and nothing is made', async () => {
  expect(await deliver(event, signed(event, { signedWith: 'another secret' }))).toBe(401);
  expect(await deliver(event, signed(event, { ageSeconds: 400 }))).toBe(401);
  expect(await deliver(event, signed(`${event} `))).toBe(401);
  expect(await deliver(event, '')).toBe(401);
  expect(asked).toEqual([]);
  expect(await madeOf(recipes, 'stripe-')).toMatchObject({ customers: [], invoices: [], payments: [] });
});

test('a session whose event comes twice is one paid invoice with the sums of Stripe', async () => {
  expect(await deliver(event)).toBe(200);
  expect(await deliver(event)).toBe(200);
  expect(asked[0]?.headers.authorization).toBe('Bearer rk_test_1');
  const { customers, invoices, payments } = await madeOf(recipes, 'stripe-');
  expect(customers).toMatchObject([
    { name: 'Joost de Vries', billing_address: { city: 'Utrecht', country: 'NL' } },
  ]);
  expect(invoices).toMatchObject([
    {
      external_id: 'stripe-cs_test_a1B2c3D4',
      status: 'paid',
      items: [
        { description: 'Desk lamp', quantity: 3, amount: 184.5, tax_rate: 21 },
        { description: 'Book: the care of lamps', quantity: 1, amount: 53.5, tax_rate: 9 },
        { description: 'Shipping', amount: 6.9, tax_rate: 21 },
      ],
      amounts: { total: '244.90', amount_due: '0.00', currency: 'EUR' },
    },
  ]);
  expect(payments).toMatchObject([{ amount: 244.9, method: 'card', reference: 'pi_3QLk2mHarbourLamps' }]);
});

test('a session that is paid later is billed at once, and its payment comes with the second event', async () => {
  const statusNow = async () =>
    (await madeOf(recipes, 'stripe-cs_test_debit')).invoices?.map(({ status }) => status);
  expect(await deliver(eventOf('cs_test_debit', 'unpaid'))).toBe(200);
  expect(await statusNow()).toEqual(['open']);
  const later = eventOf('cs_test_debit', 'paid', 'async_payment_succeeded');
  expect([await deliver(later), await deliver(later)]).toEqual([200, 200]);
  expect(await statusNow()).toEqual(['paid']);
});

test('an invoice whose key the API has forgotten is found by its session, and paid', async () => {
  const external_id = 'stripe-cs_test_77';
  await recipes.post('/api/v1/invoices', { customer_name: 'Joost de Vries', total: '244.90', external_id });
  expect(await deliver(eventOf('cs_test_77'))).toBe(200);
  const { invoices, payments } = await madeOf(recipes, external_id);
  expect(invoices).toMatchObject([{ status: 'paid' }]);
  expect(payments).toHaveLength(1);
});

test('a session that Stripe does not find is sent again, and other events are left alone', async () => {
  expect(await deliver(eventOf('cs_live_1'))).toBe(500);
  expect(await deliver(eventOf('cs_live_1', 'unpaid', 'expired'))).toBe(200);
});
