/** Signatures are those of Standard Webhooks: the published vector, and the library, for any body. */
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { toBase64 } from '../../../src/core/events/endpoints/secrets.ts';
import { signatureHeaders } from '../../../src/core/events/signature.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';

const { signing } = emulateGoogle().begin().workspace;

test('the published vector comes out', () => {
  const headers = signatureHeaders(signing, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentMs: 1_614_265_330_999,
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('bodies in any script are signed as the library signs them, with any secret', () => {
  const text = fc.oneof(fc.constant('Zoë 東京 😀'), fc.string({ unit: 'grapheme' }));
  const secrets = fc.uint8Array({ minLength: 24, maxLength: 64 });
  fc.assert(
    fc.property(text, secrets, fc.integer({ min: 0, max: 4e12 }), (body, key, sentMs) => {
      const secret = `whsec_${Buffer.from(key).toString('base64')}`;
      const headers = signatureHeaders(signing, [secret], { id: 'evt_1', sentMs, body });
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('evt_1', new Date(sentMs), body));
    }),
  );
});

test('two secrets sign one after the other', () => {
  const message = { id: 'evt_1', sentMs: 1e12, body: '{}' };
  const [one = '', two = ''] = ['whsec_b25l', 'whsec_dHdv'];
  const single = (secret: string) => signatureHeaders(signing, [secret], message)['webhook-signature'];
  expect(signatureHeaders(signing, [one, two], message)['webhook-signature']).toBe(
    `${single(one)} ${single(two)}`,
  );
});

test('bytes are written in Base64 as Node writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(toBase64([...bytes])).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});
