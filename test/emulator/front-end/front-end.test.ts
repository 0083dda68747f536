import type { WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import { json, serveFrontEnd, usageOfNothing } from './support/serve-front-end.ts';

describe('The two hops (developers.google.com/apps-script/guides/content#redirects)', () => {
  test('answers 302 to a one-time URL after the script has run', async () => {
    const { exec, origin, requests } = await serveFrontEnd();
    const response = await fetch(`${exec}?path=/x`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(
      new RegExp(`^${origin}/macros/echo\\?user_content_key=[\\w-]{40,}&lib=local$`),
    );
    expect(requests).toEqual([{ method: 'GET', queryString: 'path=/x', body: '' }]);
  });

  test('sends the headers of the redirect that were dumped in 2026 (kavigupta/urbanstats#2224)', async () => {
    const { exec } = await serveFrontEnd();
    const { headers } = await fetch(exec, { redirect: 'manual' });
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toMatch(/no-cache, no-store, max-age=0/);
    expect(headers.get('content-length')).toBe('0');
  });

  test('serves the stored answer to a client that follows as browsers do', async () => {
    const { exec, requests } = await serveFrontEnd();
    const response = await fetch(exec, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ run: 1 });
    expect(requests[0]).toMatchObject({ method: 'POST', body: '{"a":1}', contentType: 'text/plain' });
  });

  test('serves the second hop again for a minute, and 404 after that', async () => {
    let nowMs = 0;
    const { exec } = await serveFrontEnd({ now: () => nowMs });
    const location = (await fetch(exec, { redirect: 'manual' })).headers.get('location') ?? '';
    nowMs = 59_999;
    expect(await (await fetch(location)).text()).toBe('{"run":1}');
    nowMs = 60_000;
    const late = await fetch(location);
    expect(late.status).toBe(404);
    expect(await late.text()).toContain('Sorry, unable to open the file at this time.');
  });

  test('refuses a POST of the second hop with 405 although the script ran (tanaikech, web-app README)', async () => {
    const { exec, requests } = await serveFrontEnd();
    const location = (await fetch(exec, { redirect: 'manual' })).headers.get('location') ?? '';
    const response = await fetch(location, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(await response.text()).toContain('Page Not Found');
    expect(requests).toHaveLength(1);
  });

  test('points the second hop at another origin when told to', async () => {
    const { exec } = await serveFrontEnd({ echoOrigin: 'http://echo.test:1' });
    const response = await fetch(exec, { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^http:\/\/echo\.test:1\/macros\/echo\?/);
  });

  test('serves HTML at once, and no origin may read it', async () => {
    const webApp = (): WebAppResponse => ({
      kind: 'html',
      status: 200,
      html: '<p>hi</p>',
      usage: usageOfNothing,
    });
    const { exec } = await serveFrontEnd({ webApp });
    const response = await fetch(exec, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.text()).toBe('<p>hi</p>');
  });

  test('answers only after writes are durable', async () => {
    const order: string[] = [];
    const { exec } = await serveFrontEnd({
      webApp: () => {
        order.push('ran');
        return json('{}');
      },
      beforeAnswer: async () => {
        order.push('settled');
      },
      failures: {
        at: (hop) => {
          order.push(hop);
          return undefined;
        },
      },
    });
    await fetch(exec, { redirect: 'manual' });
    expect(order).toEqual(['before_execution', 'ran', 'settled', 'after_execution']);
  });
});
