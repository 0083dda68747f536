/** Proves how one call goes over two hops, and what its caller sees when they fail. */
import type { RequestEnvelope } from '../../../src/core/api/message.ts';
import { callWebApp } from '../../../src/gateway/transport/call-web-app.ts';
import type { FetchFunction } from '../../../src/gateway/transport/fetch-hop.ts';
import { errorPage } from '../google-pages.ts';
import { MISSED, RAN, type ScriptedAnswer, scriptFetch, stored } from '../scripted-fetch.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';
const READ: RequestEnvelope = { method: 'GET', path: '/api/v1/invoices', headers: { 'x-api-key': 'secret' } };
const WRITE: RequestEnvelope = { method: 'POST', path: '/api/v1/invoices', body: '{}' };
const BOUNCED: ScriptedAnswer = { status: 302, location: EXEC_URL };
const LOST = [RAN, MISSED, MISSED, MISSED, MISSED];

function call(envelope: RequestEnvelope, answers: readonly ScriptedAnswer[]) {
  const scripted = scriptFetch(answers);
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const options = {
    execUrl: EXEC_URL,
    fetch: scripted.fetch,
    sleep,
    random: () => 1,
    mintKey: () => 'minted',
  };
  return { result: callWebApp(envelope, options), sent: scripted.sent, slept };
}

test('posts the envelope as plain text without credentials, then reads the stored answer', async () => {
  const { result, sent } = call(READ, [RAN, stored(200, { a: 1 }, { ETag: '"x"' })]);
  expect(await result).toEqual({ status: 200, headers: { ETag: '"x"' }, body: { a: 1 } });
  expect(sent.map(({ url, request }) => [request.method, url, request.redirect])).toEqual([
    ['POST', EXEC_URL, 'manual'],
    ['GET', 'https://script.googleusercontent.com/macros/echo?user_content_key=k&lib=l', 'manual'],
  ]);
  expect(sent[0]?.request.headers).toEqual({ 'content-type': 'text/plain;charset=utf-8' });
  expect(JSON.parse(sent[0]?.request.body ?? '')).toEqual(READ);
  expect(sent[1]?.request.headers).toEqual({ accept: 'application/json' });
});

test('reads a stored answer again after pauses while it is missing', async () => {
  const { result, sent, slept } = call(READ, [RAN, MISSED, 'fails', MISSED, stored(200, {})]);
  expect(await result).toMatchObject({ status: 200 });
  expect(slept).toEqual([700, 2_000, 5_000]);
  expect(sent.filter(({ request }) => request.method === 'POST')).toHaveLength(1);
});

test('never follows a stored answer back to the script', async () => {
  const { result, sent } = call(READ, [RAN, BOUNCED, stored(200, {})]);
  expect(await result).toMatchObject({ status: 200 });
  expect(sent.filter(({ url }) => url === EXEC_URL)).toHaveLength(1);
});

test('takes the neutral answer of an empty run for a loss, not for an answer', async () => {
  const { result } = call(READ, [RAN, stored(400, { code: 'no_route' }), stored(200, { a: 1 })]);
  expect(await result).toMatchObject({ status: 200, body: { a: 1 } });
});

test('follows from one stored answer to another', async () => {
  const other = 'https://script.googleusercontent.com/macros/echo?user_content_key=other';
  const { result, sent } = call(READ, [RAN, { status: 302, location: other }, stored(200, {})]);
  await result;
  expect(sent[2]?.url).toBe(other);
});

test('repeats a write whose answer is lost under the same minted key', async () => {
  const { result, sent } = call(WRITE, [...LOST, RAN, stored(201, { id: 'inv_1' })]);
  expect(await result).toMatchObject({ status: 201 });
  const posts = sent.filter(({ request }) => request.method === 'POST');
  const keys = posts.map(({ request }) => JSON.parse(request.body ?? '').headers['idempotency-key']);
  expect(keys).toEqual(['minted', 'minted']);
});

test('hides that an answer is a replay when the repeat was its own', async () => {
  const replay = stored(201, {}, { 'Idempotent-Replayed': 'true', ETag: '"x"' });
  const shown = { status: 201, headers: { ETag: '"x"' }, body: {} };
  expect(await call(WRITE, [...LOST, RAN, replay]).result).toEqual(shown);
  const own = { ...WRITE, headers: { 'idempotency-key': 'mine' } };
  expect(await call(own, [RAN, replay]).result).toMatchObject({ headers: { 'Idempotent-Replayed': 'true' } });
});

test('says after the last loss that the write may have been done, and under which key to repeat it', async () => {
  expect(await call(WRITE, [...LOST, ...LOST, ...LOST]).result).toEqual({
    cause: 'answer_lost',
    code: 'upstream_invalid_answer',
    retryAfterSeconds: 2,
    isTransient: true,
    mayHaveRun: true,
    idempotencyKey: 'minted',
  });
});

test('remembers that an earlier attempt may have run when the last one surely did not', async () => {
  const busy: ScriptedAnswer = {
    status: 200,
    body: errorPage('There are too many scripts running simultaneously'),
  };
  expect(await call(WRITE, [busy, busy, busy]).result).toMatchObject({
    code: 'workspace_overloaded',
    mayHaveRun: false,
  });
  expect(await call(WRITE, ['fails', busy, busy]).result).toMatchObject({
    code: 'outcome_unknown',
    mayHaveRun: true,
    idempotencyKey: 'minted',
  });
  expect(await call(READ, ['fails', busy, busy]).result).toMatchObject({ code: 'workspace_overloaded' });
});

test('does not say that nothing was done when only the repeat of a lost write met a busy workspace', async () => {
  const busy = stored(503, { code: 'workspace_busy' }, { 'Retry-After': '1' });
  expect(await call(WRITE, [...LOST, RAN, busy]).result).toMatchObject({
    code: 'upstream_invalid_answer',
    mayHaveRun: true,
    idempotencyKey: 'minted',
  });
  expect(await call(READ, [...LOST, RAN, busy]).result).toMatchObject({ status: 503 });
});

test('passes on that nobody knows the outcome of a write, with the key to repeat it with', async () => {
  const unknown = stored(503, { code: 'outcome_unknown' }, { 'Retry-After': '10' });
  const { result, sent } = call(WRITE, [RAN, unknown]);
  expect(await result).toEqual({
    status: 503,
    headers: { 'Retry-After': '10', 'Idempotency-Key': 'minted' },
    body: { code: 'outcome_unknown' },
  });
  expect(sent).toHaveLength(2);
});

test('does not call a lost write refused when only its repeat met the limit', async () => {
  const limited = stored(429, { code: 'rate_limited' }, { 'Retry-After': '9' });
  expect(await call(WRITE, [...LOST, RAN, limited]).result).toMatchObject({
    code: 'upstream_invalid_answer',
    mayHaveRun: true,
    idempotencyKey: 'minted',
  });
  expect(await call(WRITE, [RAN, limited]).result).toMatchObject({ status: 429 });
  expect(await call(READ, [...LOST, RAN, limited]).result).toMatchObject({ status: 429 });
});

test('returns a busy workspace as it is, with the minted key beside it', async () => {
  const busy = stored(503, { code: 'workspace_busy' }, { 'Retry-After': '1' });
  const { result, sent } = call(WRITE, [RAN, busy]);
  expect(await result).toEqual({
    status: 503,
    headers: { 'Retry-After': '1', 'Idempotency-Key': 'minted' },
    body: { code: 'workspace_busy' },
  });
  expect(sent).toHaveLength(2);
});

test('asks an unknown deployment once', async () => {
  const { result, sent } = call(READ, [{ status: 404, body: '<html>Leider nicht gefunden</html>' }]);
  expect(await result).toMatchObject({ code: 'workspace_not_found', retryAfterSeconds: null });
  expect(sent).toHaveLength(1);
});

test('takes a redirect of the first hop back to the script for a lost answer', async () => {
  const { result, sent } = call(WRITE, [BOUNCED, RAN, stored(201, { id: 'inv_1' })]);
  expect(await result).toMatchObject({ status: 201 });
  expect(sent.map(({ request }) => request.method)).toEqual(['POST', 'POST', 'GET']);
});

test('takes a redirect to a login page for a closed deployment', async () => {
  const login: ScriptedAnswer = { status: 302, location: 'https://accounts.google.com/ServiceLogin' };
  expect(await call(READ, [login]).result).toMatchObject({
    code: 'workspace_unavailable',
    cause: 'sign_in_required',
  });
});

test('gives up on a script that does not answer in time', async () => {
  const fetch: FetchFunction = (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const result = callWebApp(READ, { execUrl: EXEC_URL, fetch, limits: { postMs: 5 } });
  expect(await result).toMatchObject({
    code: 'upstream_timeout',
    cause: 'no_answer_in_time',
    mayHaveRun: true,
  });
});

test('spreads its pauses by chance', async () => {
  const { fetch } = scriptFetch([RAN, MISSED, MISSED, stored(200, {})]);
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  await callWebApp(READ, { execUrl: EXEC_URL, fetch, sleep, random: () => 0 });
  expect(slept).toEqual([350, 1_000]);
});

test('begins nothing more once its caller has gone', async () => {
  const caller = new AbortController();
  const { fetch, sent } = scriptFetch([RAN, MISSED]);
  const sleep = async () => caller.abort(new Error('gone'));
  const result = callWebApp(WRITE, { execUrl: EXEC_URL, fetch, sleep, signal: caller.signal });
  await expect(result).rejects.toThrow('gone');
  expect(sent).toHaveLength(2);
});

test('counts a stored answer that breaks off as missing', async () => {
  const broken: ScriptedAnswer = {
    status: 200,
    type: 'application/json',
    body: '{"status":200,"headers":{},"bo',
  };
  const { result } = call(READ, [RAN, broken, stored(200, { whole: true })]);
  expect(await result).toMatchObject({ body: { whole: true } });
});
