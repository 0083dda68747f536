/** Proves that the gateway spares the workspace the requests of an exhausted key, and no others. */
import { RAN, stored } from '../scripted-fetch.ts';
import { KEY, LIST, openScriptedGateway as open, withKey } from '../scripted-gateway.ts';

const otherKey = { headers: { 'x-api-key': KEY.replace('live', 'test') } };

describe('a key that has met its limit', () => {
  const limited = stored(
    429,
    { status: 429, code: 'rate_limited', instance: '/api/v1/invoices', request_id: 'req_first' },
    { 'Retry-After': '23', RateLimit: '"default";r=0;t=23', 'X-Request-Id': 'req_first' },
  );

  test('is refused at the edge with its own id and path until the time is over', async () => {
    let now = 1_700_000_000_000;
    const { app, executed } = open([RAN, limited, RAN, LIST], { elapsedMs: () => now });
    await app.request('/api/v1/invoices', withKey);
    now += 10_000;
    const response = await app.request('/api/v1/me', { headers: { authorization: `Bearer ${KEY}` } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('13');
    const problem = (await response.json()) as { request_id: string };
    expect(problem).toMatchObject({ code: 'rate_limited', instance: '/api/v1/me' });
    expect(problem.request_id).not.toBe('req_first');
    expect(response.headers.get('x-request-id')).toBe(problem.request_id);
    expect(executed()).toBe(1);
    now += 13_000;
    expect((await app.request('/api/v1/me', withKey)).status).toBe(200);
    expect(executed()).toBe(2);
  });

  test('hears it in the words of the API, whatever the web app has said', async () => {
    const headers = { 'Retry-After': '23', RateLimit: 'x'.repeat(1e5), 'RateLimit-Policy': 'y'.repeat(1e5) };
    const long = stored(429, { code: 'other', detail: 'z'.repeat(1e6) }, headers);
    const { app } = open([RAN, long], { elapsedMs: () => 0, now: () => 1_700_000_000_000 });
    await app.request('/api/v1/me', withKey);
    const response = await app.request('/w/acme/api/v1/me', withKey);
    const id = response.headers.get('x-request-id');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '23',
      ratelimit: '"default";r=0;t=23',
      'ratelimit-policy': '"default";q=100;w=60',
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1700000023',
    });
    expect(await response.json()).toEqual({
      type: 'urn:problem-type:billing:rate_limited',
      title: 'Rate limited',
      status: 429,
      code: 'rate_limited',
      detail: 'At most 100 requests in 60 seconds. Wait 23 seconds.',
      instance: '/w/acme/api/v1/me',
      request_id: id,
    });
  });

  test('holds up neither other keys, nor other workspaces, nor the open paths', async () => {
    const { app, sent } = open([RAN, limited, RAN, LIST, RAN, LIST, RAN, LIST], {
      workspaces: (name) => ({ execUrl: `https://script.google.com/macros/s/${name}/exec` }),
    });
    await app.request('/api/v1/invoices', withKey);
    expect((await app.request('/api/v1/invoices', otherKey)).status).toBe(200);
    expect((await app.request('/w/acme/api/v1/invoices', withKey)).status).toBe(200);
    expect((await app.request('/health', withKey)).status).toBe(200);
    expect(sent).toHaveLength(8);
  });

  test('still hears first that its body is too long', async () => {
    const { app } = open([RAN, limited]);
    await app.request('/api/v1/invoices', withKey);
    const long = { method: 'POST', body: 'x'.repeat(256 * 1024 + 1), ...withKey };
    expect((await app.request('/api/v1/invoices', long)).status).toBe(413);
  });
});
