import { request as httpRequest } from 'node:http';
import { serveFrontEnd } from './support/serve-front-end.ts';

/** fetch cannot send every header, nor HEAD without following its own rules. */
function rawStatus(url: string, method: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', reject).end();
  });
}

describe('What no script hears of', () => {
  test('leaves every other path to others', async () => {
    const { origin } = await serveFrontEnd();
    expect((await fetch(`${origin}/api/v1/invoices`)).status).toBe(418);
  });

  test("answers 404 with Drive's page for an unknown deployment", async () => {
    const { origin, requests } = await serveFrontEnd();
    const response = await fetch(`${origin}/macros/s/other/exec`, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Sorry, the file you have requested does not exist.');
    expect(requests).toHaveLength(0);
  });

  test.each([
    ['/a/macros/example.com/s/', 302],
    ['/a/example.com/macros/s/', 302],
    ['/a/macros/example.com/t/', 418],
  ])('serves strangers under %s too: %i', async (path, status) => {
    const { exec } = await serveFrontEnd();
    const response = await fetch(exec.replace('/macros/s/', path), { redirect: 'manual' });
    expect(response.status).toBe(status);
  });

  test.each(['/foo', '/'])(
    'shows an anonymous caller of /exec%s the login page (altar.hateblo.jp 2022-12-07)',
    async (path) => {
      const { exec, requests } = await serveFrontEnd();
      const response = await fetch(exec + path, { redirect: 'manual' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Meet Google Drive');
      expect(requests).toHaveLength(0);
    },
  );

  test.each([
    ['HEAD', 403],
    ['OPTIONS', 405],
    ['PUT', 405],
    ['PATCH', 405],
    ['DELETE', 405],
  ])('answers %s with %i (tanaikech, web-app README, status codes)', async (method, status) => {
    const { exec, requests } = await serveFrontEnd();
    expect(await rawStatus(exec, method)).toBe(status);
    expect(requests).toHaveLength(0);
  });

  test('takes an Authorization header for a Google token and answers 401', async () => {
    const { exec, requests } = await serveFrontEnd();
    const response = await fetch(exec, { headers: { authorization: 'Bearer key' }, redirect: 'manual' });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('<TITLE>Unauthorized</TITLE>');
    expect(requests).toHaveLength(0);
  });

  test.each(['c', 'sid'])(
    'answers 405 for the parameter %s (developers.google.com/apps-script/guides/web)',
    async (name) => {
      const { exec, requests } = await serveFrontEnd();
      expect((await fetch(`${exec}?${name}=1`, { redirect: 'manual' })).status).toBe(405);
      const form = await fetch(exec, {
        method: 'POST',
        body: new URLSearchParams({ [name]: '1' }),
        redirect: 'manual',
      });
      expect(form.status).toBe(405);
      expect(requests).toHaveLength(0);
    },
  );
});
