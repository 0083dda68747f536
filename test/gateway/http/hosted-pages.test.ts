/** Links to the pages of documents at the gateway: real statuses and headers, and nothing that a stranger could use. */
import { stored } from '../scripted-fetch.ts';
import { EXEC_URL, openScriptedGateway } from '../scripted-gateway.ts';

const token = `quo_01KB1234567890ABCDEFGHJKMN_0_${'0a1b'.repeat(10)}`;
const url = `https://billing.example/d/${token}`;
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const page = '<!DOCTYPE html><title>Quotation</title>';
const envelopes = (sent: ReturnType<typeof openScriptedGateway>['sent']) =>
  sent.filter((one) => one.url === EXEC_URL).map(({ request }) => JSON.parse(String(request.body)));

test('a page keeps its status, is kept by nobody, and runs and loads nothing', async () => {
  const { app } = openScriptedGateway([stored(200, page, html)]);
  const response = await app.request(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  const policy = headers['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/script-src|https?:|\*/);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('the request carries the path alone: no key, no cookie, no query', async () => {
  const { app, sent } = openScriptedGateway([stored(200, page, html)]);
  const headers = { authorization: 'Bearer x', cookie: 'a=b', 'x-api-key': 'x', 'x-page-address': '1.2.3.4' };
  await app.request(`${url}?answer=accept`, { headers });
  const [envelope] = envelopes(sent);
  expect(envelope).toMatchObject({ method: 'GET', path: `/d/${token}`, body: '' });
  expect(Object.keys(envelope.headers)).toEqual(['x-request-id']);
  expect(envelope.query).toBeUndefined();
});

test('a form tells the address and the browser that it came from, as the gateway knows them', async () => {
  const { app, sent } = openScriptedGateway([stored(200, page, html)], {
    callerAddress: () => '203.0.113.7',
  });
  await app.request(url, {
    method: 'POST',
    headers: { 'user-agent': 'Mozilla/5.0', 'x-page-address': 'forged', 'x-page-agent': 'forged' },
    body: 'answer=accept&name=Ada',
  });
  expect(envelopes(sent)[0]).toMatchObject({
    method: 'POST',
    body: 'answer=accept&name=Ada',
    headers: { 'x-page-address': '203.0.113.7', 'x-page-agent': 'Mozilla/5.0' },
  });
});

test('a form of a megabyte is refused at the door', async () => {
  const { app, sent } = openScriptedGateway([stored(200, page, html)]);
  const body = `answer=accept&agree=yes&name=${'x'.repeat(1024 * 1024)}`;
  const response = await app.request(url, { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('This page does not exist');
  expect(sent).toEqual([]);
});

test('HEAD is no view', async () => {
  const { app, sent } = openScriptedGateway([stored(200, page, html)]);
  const response = await app.request(url, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(envelopes(sent)[0]).toMatchObject({ method: 'GET', headers: { 'x-page-look': '1' } });
});

test.each(['/d/', '/d/x', `/d/${token}x`, `/d/${token}/pdf/x`, `/d/${token.toLowerCase()}`, '/w/nobody/d/x'])(
  '%s cannot be a link, so nobody is asked',
  async (path) => {
    const { app, executed } = openScriptedGateway([]);
    const response = await app.request(`https://billing.example${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(executed()).toBe(0);
  },
);

test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const { app, executed } = openScriptedGateway([]);
  const response = await app.request(url, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(executed()).toBe(0);
});

test('the twenty-first view within a minute waits, and other pages do not', async () => {
  const answers = Array.from({ length: 22 }, () => stored(200, page, html));
  const { app, executed } = openScriptedGateway(answers, { elapsedMs: () => 1000, now: () => 1000 });
  for (let view = 0; view < 20; view += 1) expect((await app.request(url)).status).toBe(200);
  const refused = await app.request(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await app.request(url.replace('/d/', '/w/acme/d/'))).status).toBe(200);
  expect(executed()).toBe(21);
});

test('a PDF is sent as its bytes, under its name', async () => {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'inline; filename="QUO-1.pdf"',
  };
  const envelope = { status: 200, headers, body: btoa('%PDF-1.4'), encoding: 'base64' };
  const answer = { status: 200, type: 'application/json', body: JSON.stringify(envelope) };
  const { app } = openScriptedGateway([answer]);
  const response = await app.request(`${url}/pdf`);
  expect(await response.text()).toBe('%PDF-1.4');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="QUO-1.pdf"');
});

test.each([
  ['JSON', stored(200, { object: 'list' })],
  ['a type that runs scripts', stored(200, '<svg/>', { 'Content-Type': 'image/svg+xml' })],
])('an answer that is %s is no page', async (_what, answer) => {
  const { app } = openScriptedGateway([answer]);
  const response = await app.request(url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('cannot be shown at the moment');
});

test('the log has no link that could be opened', async () => {
  const { app, logged } = openScriptedGateway([stored(200, page, html)]);
  await app.request(url);
  expect(logged[0]?.path).toBe(`/d/${token.slice(0, -40)}…`);
});
