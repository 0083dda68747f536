/** Verifies that a webhook comes from the workspace, as Standard Webhooks says, with Web Crypto alone. */

/** What arrived. */
export interface ArrivedWebhook {
  /** The headers, as `fetch` or as Node has them. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body: neither parsed nor printed again. */
  readonly body: string | Uint8Array;
  /** The secret of the endpoint, `whsec_…`. */
  readonly secret: string;
  /** How far its clock may be off, in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
}

/** A webhook that is not genuine. */
export class WebhookForged extends Error {
  override readonly name = 'WebhookForged';
}

const toleranceDefault = 300;
const encoder = new TextEncoder();

/**
 * The event of a genuine webhook. Signatures are compared by Web Crypto, in constant time.
 * @throws WebhookForged when a header is missing, the time is not now, or no signature is the secret's
 */
export async function verifyWebhook(arrived: ArrivedWebhook): Promise<unknown> {
  const id = headerOf(arrived.headers, 'webhook-id');
  const timestamp = headerOf(arrived.headers, 'webhook-timestamp');
  const signatures = headerOf(arrived.headers, 'webhook-signature');
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const apart = Math.abs(Date.now() / 1000 - seconds);
  if (!(apart <= (arrived.toleranceSeconds ?? toleranceDefault)))
    throw new WebhookForged('The webhook was not signed at this time.');
  const body = typeof arrived.body === 'string' ? encoder.encode(arrived.body) : arrived.body;
  const head = encoder.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const raw = secretBytes(arrived.secret);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, hmac, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? fromBase64(signature.slice('v1,'.length)) : null;
    if (bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, signed)))
      return JSON.parse(new TextDecoder().decode(body));
  }
  throw new WebhookForged('No signature of the webhook is that of the secret.');
}

function headerOf(headers: ArrivedWebhook['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headerIn(headers, name);
  if (typeof value !== 'string' || value === '') throw new WebhookForged(`The webhook has no ${name}.`);
  return value;
}

// Frameworks differ in the case of names.
function headerIn(headers: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) throw new TypeError('The secret is none of a webhook endpoint.');
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  // `atob` throws where the number of characters is none of Base64.
  if (text.replace(/=+$/, '').length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replace(/=+$/, '')), (character) => character.charCodeAt(0));
}
