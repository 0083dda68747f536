/** The client takes webhooks that the workspace has signed, by the judgement of another library, and no others. */
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookForged } from '../../../src/gateway/client/verify-webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const otherSecret = `whsec_${Buffer.from('another secret of thirty bytes').toString('base64')}`;
const body = JSON.stringify({ type: 'invoice.paid', data: { name: 'Grüße, 東京' } });

function signed(by = secret, at = new Date()): Readonly<Record<string, string>> {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('evt_1', at, body),
  };
}

test.each([
  ['headers of fetch', new Headers(signed())],
  ['headers of Node', signed()],
  [
    'headers in capitals',
    Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value])),
  ],
])('takes a genuine one, with %s', async (_name, headers) => {
  expect(await verifyWebhook({ headers, body, secret })).toEqual(JSON.parse(body));
  expect(await verifyWebhook({ headers, body: Buffer.from(body), secret })).toEqual(JSON.parse(body));
});

test('takes one of two signatures, as after a rotation', async () => {
  const both = `${signed(otherSecret)['webhook-signature']} ${signed()['webhook-signature']}`;
  const headers = { ...signed(), 'webhook-signature': both };
  expect(await verifyWebhook({ headers, body, secret })).toEqual(JSON.parse(body));
});

const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000);

test.each([
  ['another body', signed(), `${body} `],
  ['another secret', signed(otherSecret), body],
  ['another id', { ...signed(), 'webhook-id': 'evt_2' }, body],
  [
    'another version of signatures',
    { ...signed(), 'webhook-signature': signed()['webhook-signature']?.replace('v1,', 'v2,') },
    body,
  ],
  [
    'a signature that is too short',
    { ...signed(), 'webhook-signature': signed()['webhook-signature']?.slice(0, -4) },
    body,
  ],
  ['a signature that is no Base64', { ...signed(), 'webhook-signature': 'v1,é' }, body],
  ['an empty signature', { ...signed(), 'webhook-signature': 'v1,' }, body],
  ['no signature', { ...signed(), 'webhook-signature': undefined }, body],
  ['a time six minutes ago', signed(secret, ago(360)), body],
  ['a time in six minutes', signed(secret, ago(-360)), body],
  ['a time that is no number', { ...signed(), 'webhook-timestamp': 'now' }, body],
])('refuses %s', async (_name, headers, text) => {
  await expect(verifyWebhook({ headers, body: text, secret })).rejects.toBeInstanceOf(WebhookForged);
});

test('an older one is taken by who says so', async () => {
  const headers = signed(secret, ago(360));
  expect(await verifyWebhook({ headers, body, secret, toleranceSeconds: 600 })).toEqual(JSON.parse(body));
});

test.each(['', 'whsec_', 'whsec_!!!'])(
  'the secret "%s" is none, and no webhook is refused for it',
  async (wrong) => {
    await expect(verifyWebhook({ headers: signed(), body, secret: wrong })).rejects.toThrow(
      'The secret is none',
    );
  },
);
