/** Strangers at the door of hosted pages: they guess links, forge forms, and look for a way into the API behind it. */
import { createHash } from 'node:crypto';
import { storeSettings } from '../../contract/support/store-settings.ts';
import { createLinkedClient, formOf, tokenOf, visit } from '../../contract/hosted-pages/page-visitor.ts';

const client = createLinkedClient();
const { create, did, read } = client;
const items = [{ description: 'Gears', unit_price: 100 }];
const quotation = create('quotations', { customer_name: 'Ada', items, status: 'sent' });
const token = tokenOf(quotation);
const ada = { name: 'Ada', agree: 'yes' };

/** Everything that the workspace keeps, but what is counted of views. */
function kept(): string {
  const { emulator, workbook } = client;
  const sheets = workbook.toSnapshot().sheets;
  const properties = emulator.world.properties.snapshot();
  return createHash('sha256').update(JSON.stringify({ sheets, properties })).digest('hex');
}

/** False links: each is the right one with something changed, or made up whole. */
function falseLinks(count: number): string[] {
  const hex = (seed: number): string =>
    createHash('sha256').update(`guess ${seed}`).digest('hex').slice(0, 40);
  return Array.from({ length: count }, (_, seed) => {
    const code = token.slice(-40);
    const at = seed % 40;
    const changed = ((Number.parseInt(code.charAt(at), 16) + 1 + (seed % 15)) % 16).toString(16);
    const forms = [
      `${token.slice(0, -40)}${hex(seed)}`,
      token.slice(0, -40) + code.slice(0, at) + changed + code.slice(at + 1),
      token.replace('_0_', `_${1 + (seed % 9)}_`),
      token.replace('quo_', seed % 2 === 0 ? 'inv_' : 'cn_'),
    ];
    const form = forms[seed % forms.length] ?? '';
    return form === token ? `${token}0` : form;
  });
}

test('a thousand false links learn nothing, change nothing, and cost no call of the document', () => {
  const before = kept();
  const neutral = visit(client, 'x').html;
  const remaining = () => Number(client.get('/api/v1/me').headers['X-RateLimit-Remaining'] ?? Number.NaN);
  const left = remaining();
  for (const link of falseLinks(1000)) {
    const page = visit(client, link, {}, 0);
    expect([page.status, page.html === neutral, page.usage.documentCalls]).toEqual([404, true, 0]);
    // One read of the cache, and one of the script behind it.
    expect(page.usage.calls).toBeLessThanOrEqual(6);
  }
  expect(remaining()).toBeGreaterThanOrEqual(left - 1);
  expect(kept()).toBe(before);
  // They have used nothing of the views of the right link.
  expect(visit(client, token).status).toBe(200);
}, 120_000);

test('false links do not fill the cache', () => {
  const cache = client.emulator.world.caches.open('script');
  const before = cache.keys().length;
  for (const link of falseLinks(50)) visit(client, link, {}, 0);
  expect(cache.keys().length).toBe(before);
});

test.each([
  ['a key', { authorization: `Bearer ${client.key}` }],
  ['the header of a gateway', { 'x-page-address': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }],
  ['an owner', { 'x-owner': 'owner@example.com' }],
])('a false link stays false with %s', (_what, headers) => {
  expect(visit(client, token.replace(/.$/, 'x'), { headers }).status).toBe(404);
});

test.each([
  '/d/../api/v1/invoices',
  '/d/%2e%2e/api/v1/invoices',
  `/d/${token}/../../../api/v1/quotations/${quotation.id}`,
  `/d/${token}/accept`,
  `/d/${token}/rotate_link`,
  `/d/${token}/html`,
  `/d/${token}//`,
  '/d/__proto__',
  '/d/constructor/pdf',
])('%s leads to nothing of the API', (path) => {
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const page = visit(client, path.slice('/d/'.length), { method, body: '{}' });
    expect([404, 405]).toContain(page.status);
    expect(page.html).not.toContain(quotation.number);
  }
});

test('the path of a page with a key is no request of the API, and one of the API with a link is refused', () => {
  client.clock.advance(1000);
  const answer = client.direct({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify({
      method: 'GET',
      path: `/api/v1/quotations/${quotation.id}`,
      headers: { 'x-page-address': token },
    }),
  });
  expect(answer.status).toBe(401);
});

test('forms that nobody has filled in do nothing, and none of them fails', () => {
  const offer = /name="offer" value="(\w+)"/.exec(visit(client, token).html)?.[1] ?? '';
  const forms = [
    '',
    '&&&===',
    '%',
    '%E0%A4%A',
    'answer=accept',
    'answer=__proto__&name=x&agree=yes',
    `answer=accept&offer=${offer}`,
    `answer=accept&offer=${offer}&name=Ada`,
    `answer=accept&offer=${offer}&name=Ada&agree=no`,
    `answer=accept&offer=${offer}&name=%00&agree=yes`,
    `answer=accept&offer=${offer}&name=${'%F0%9F%98%80'.repeat(500)}&agree=yes`,
    `answer=accept&offer=&name=Ada&agree=yes`,
    `answer=accept&offer=${'0'.repeat(64)}&name=Ada&agree=yes`,
    `answer=accept&name=Ada&agree=yes&offer=${'0'.repeat(64)}&offer=${offer}`,
    '{"answer":"accept"}',
    'a=1&'.repeat(5000),
  ];
  for (const body of forms) {
    const page = visit(client, token, { method: 'POST', body }, 4000);
    expect([409, 422]).toContain(page.status);
    expect(page.html).toContain('</html>');
  }
  expect(read(quotation).status).toBe('sent');
});

test('the form of one offer accepts no other one', () => {
  const other = create('quotations', { customer_name: 'Bob', items, status: 'sent' });
  const form = formOf(visit(client, token), 'accept', ada);
  expect(visit(client, tokenOf(other), { method: 'POST', body: form }).status).toBe(409);
  expect(read(other).status).toBe('sent');
});

test('what was replaced stays dead, and nobody who has it finds the new one', () => {
  const rotated = did(quotation, 'rotate_link');
  expect(visit(client, token).status).toBe(404);
  const guess = token.replace('_0_', '_1_');
  expect(visit(client, guess).status).toBe(404);
  expect(visit(client, tokenOf(rotated)).status).toBe(200);
});

test('neither an answer nor an export of the API has the secret of the links', () => {
  const secret = 'a1b2c3d4'.repeat(8);
  storeSettings(client, { link_secret: secret });
  const told = ['/api/v1/me', '/api/v1/workspace', '/api/v1/invoices', '/api/v1/events'].map((path) =>
    JSON.stringify(client.get(path).body),
  );
  const head = client.emulator.callFromPage(
    'developerArea',
    [JSON.stringify({ command: 'exchange_head', input: {} })],
    'owner@example.com',
  );
  expect(JSON.stringify(head)).toContain('books_closed_through');
  for (const text of [...told, JSON.stringify(head)]) expect(text).not.toContain(secret);
});
