/** Whoever was never let in waits with others of that kind, and holds up nobody else. */
import { holdGoogle, settle } from '../held-google.ts';
import { hashAtOnce, open, openToStrangers, thirdKey } from '../packing-gateway.ts';

hashAtOnce();

test('strangers have one call at a time, and hold up nobody who was let in', async () => {
  const google = holdGoogle();
  const { create, get, invoice } = await open(google);
  const stranger = { headers: { 'x-api-key': thirdKey } };
  google.script = ({ path, headers = {} }) => ({
    status: headers['x-api-key'] === thirdKey ? 401 : 200,
    headers: { 'X-Request-Id': headers['x-request-id'] ?? '' },
    body: { path },
  });
  const flood = ['a', 'b/batch', 'c?limit=500'].map((path) => get(`/api/v1/${path}`, stranger));
  const withoutKey = [get('/health'), get('/health'), get('/openapi.json')];
  await settle();
  expect(google.held()).toBe(1);
  const known = [create(1), invoice(2)];
  await settle();
  expect(google.held()).toBe(3);
  await google.releaseAll();
  expect((await Promise.all(known)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await Promise.all(withoutKey)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a key is a stranger until the workspace lets it in, and again once it does not', async () => {
  const google = holdGoogle();
  const { get } = openToStrangers(google);
  let status = 413;
  let told: Record<string, string> = {};
  google.script = ({ path, headers = {} }) => ({
    status,
    headers: { 'X-Request-Id': headers['x-request-id'] ?? '', ...told },
    body: { path },
  });
  const isStranger = async (): Promise<boolean> => {
    const blocking = get('/health');
    await settle();
    const asked = get('/api/v1/me');
    await settle();
    const isHeldUp = google.held() === 1;
    await google.releaseAll();
    await Promise.all([blocking, asked]);
    return isHeldUp;
  };
  // Refused before the key is looked at, as anybody may be.
  expect([await isStranger(), await isStranger()]).toEqual([true, true]);
  status = 404;
  told = { RateLimit: '"default";r=9;t=9' };
  expect([await isStranger(), await isStranger()]).toEqual([true, false]);
  status = 401;
  told = {};
  expect([await isStranger(), await isStranger()]).toEqual([false, true]);
});

test('a link is a stranger until it has opened a page', async () => {
  const google = holdGoogle();
  const { get } = openToStrangers(google);
  google.script = () => ({ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!DOCTYPE html>' });
  const link = (digit: string): string => `/d/inv_01KB1234567890ABCDEFGHJKMN_0_${digit.repeat(40)}`;
  const opened = get(link('a'));
  await google.releaseAll();
  expect((await opened).status).toBe(200);
  const views = ['b', 'c', 'a'].map((digit) => get(link(digit)));
  await settle();
  expect(google.calls.map(({ requests: [one] }) => one?.path.slice(-1))).toEqual(['a', 'b', 'a']);
  await google.releaseAll();
  expect((await Promise.all(views)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
