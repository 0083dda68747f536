/** The part that the recipes in JavaScript share: a record is created once, and webhooks are taken when they are genuine. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const { BASE, KEY, PORT } = process.env;

/** Creates a record, or finds the one that the same order has become before. */
export async function once(path, body) {
  const { external_id } = body;
  const headers = { 'x-api-key': KEY, 'Idempotency-Key': external_id, 'Content-Type': 'application/json' };
  const response = await fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.ok) return answer;
  const isRepeated = ['external_id_taken', 'idempotency_key_reused'].includes(answer.code);
  if (!isRepeated) throw new Error(answer.detail);
  const found = await fetch(`${BASE + path}?external_id=${encodeURIComponent(external_id)}`, { headers });
  return (await found.json()).data[0];
}

/** Whether a signature is the HMAC-SHA256 of a text; `encoding` is base64 or hex. */
export function isSigned(text, secret, signature = '', encoding = 'base64') {
  const [wanted, sent] = [
    createHmac('sha256', secret).update(text).digest(),
    Buffer.from(signature, encoding),
  ];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

/** Answers 200 when a webhook is done, 401 to a false one, and 500 when the sender has to send it again. */
export function receive(isGenuine, take) {
  const answer = async (body, headers) => {
    if (!isGenuine(body, headers)) return 401;
    await take(JSON.parse(body));
    return 200;
  };
  createServer(async (request, response) => {
    const failed = (error) => console.error(error.message) ?? 500;
    response.writeHead(await answer(await buffer(request), request.headers).catch(failed)).end();
  }).listen(PORT);
}
