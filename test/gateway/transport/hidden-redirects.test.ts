/** Proves how a call is carried by a browser, which follows redirects by itself and shows none. */
import type { RequestEnvelope } from '../../../src/core/api/message.ts';
import { callWebApp } from '../../../src/gateway/transport/call-web-app.ts';
import type { RedirectMode } from '../../../src/gateway/transport/fetch-hop.ts';
import { DRIVE_PAGE } from '../google-pages.ts';
import { type ScriptedAnswer, scriptFetch, stored } from '../scripted-fetch.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';
const ECHO_URL = 'https://script.googleusercontent.com/macros/echo?user_content_key=k&lib=l';
const WRITE: RequestEnvelope = { method: 'POST', path: '/api/v1/invoices', body: '{}' };
const HIDDEN: ScriptedAnswer = { status: 0, resultType: 'opaqueredirect' };
const ARRIVED = { ...Object(stored(201, { id: 'inv_1' })), url: ECHO_URL } as ScriptedAnswer;

function call(answers: readonly ScriptedAnswer[], redirect: RedirectMode) {
  const { fetch, sent } = scriptFetch(answers);
  const result = callWebApp(WRITE, {
    execUrl: EXEC_URL,
    fetch,
    redirect,
    sleep: async () => undefined,
    mintKey: () => 'minted',
  });
  const hops = () => sent.map(({ request }) => `${request.method} ${request.redirect}`);
  return { result, hops, sent };
}

test('the browser follows to the stored answer', async () => {
  const { result, hops } = call([ARRIVED], 'follow');
  expect(await result).toMatchObject({ status: 201, body: { id: 'inv_1' } });
  expect(hops()).toEqual(['POST follow']);
});

test('a stored answer that the browser missed is read again where it was missed', async () => {
  const missed: ScriptedAnswer = { status: 404, type: 'text/html', body: DRIVE_PAGE, url: ECHO_URL };
  const { result, hops, sent } = call([missed, missed, stored(201, { id: 'inv_1' })], 'follow');
  expect(await result).toMatchObject({ status: 201 });
  expect(hops()).toEqual(['POST follow', 'GET manual', 'GET manual']);
  expect(sent[1]?.url).toBe(ECHO_URL);
});

test.each<[string, ScriptedAnswer]>([
  ['that its browser may not read', 'fails'],
  ['that bounced to an empty run', { ...Object(stored(400, { code: 'no_route' })), url: EXEC_URL }],
])('an answer %s is asked for again under the same key', async (_name, lost) => {
  const { result, sent } = call([lost, ARRIVED], 'follow');
  expect(await result).toMatchObject({ status: 201 });
  const keys = sent.map(({ request }) => JSON.parse(request.body ?? '').headers['idempotency-key']);
  expect(keys).toEqual(['minted', 'minted']);
});

test('a redirect that turns out to be hidden is made again and followed', async () => {
  const { result, hops } = call([HIDDEN, ARRIVED], 'manual');
  expect(await result).toMatchObject({ status: 201, headers: {} });
  expect(hops()).toEqual(['POST manual', 'POST follow']);
});
