/** Proves what of a request reaches the web app. */
import { buildEnvelope, BODY_BYTES_MAX, readBodyText } from '../../../src/gateway/http/build-envelope.ts';

function build(search: string, headers: Record<string, string> = {}, method = 'GET') {
  return buildEnvelope({
    method,
    path: '/api/v1/invoices',
    search: `?${search}`,
    headers: new Headers(headers),
    body: '',
  });
}

test('keeps the order and the repetitions of the query', () => {
  expect(build('b=1&a=2&b=3&10=x&9=y').query).toBe('b=1&a=2&b=3&10=x&9=y');
});

test('writes every special character so that it can be read in one way only', () => {
  expect(build('q=a+b%2Bc&total%5Bgte%5D=1&n=%F0%9F%98%80&e=').query).toBe(
    'q=a%20b%2Bc&total%5Bgte%5D=1&n=%F0%9F%98%80&e=',
  );
  // The workspace refuses what cannot be decoded.
  expect(build('q=100%&r=%zz').query).toBe('q=100%&r=%zz');
});

test('forwards the headers of the API in lower case and no other', () => {
  const headers = {
    Authorization: 'Bearer k',
    'X-Api-Key': 'k',
    'Content-Type': 'application/json',
    Accept: '*/*',
    'Idempotency-Key': 'i',
    'If-Match': '"e"',
    'X-Request-Id': 'r',
    Cookie: 'session=1',
    'X-Forwarded-For': '10.0.0.1',
  };
  expect(build('', headers).headers).toEqual({
    authorization: 'Bearer k',
    'x-api-key': 'k',
    'content-type': 'application/json',
    accept: '*/*',
    'idempotency-key': 'i',
    'if-match': '"e"',
    'x-request-id': 'r',
  });
});

test('asks for a HEAD as for a GET', () => {
  expect(build('', {}, 'HEAD').method).toBe('GET');
  expect(build('', {}, 'PATCH').method).toBe('PATCH');
});

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

function streamOf(
  chunk: Uint8Array,
  count: number,
  pulled: { chunks: number; isCancelled: boolean },
): ReadableStream {
  return new ReadableStream(
    {
      pull(controller) {
        pulled.chunks += 1;
        controller.enqueue(chunk);
        if (pulled.chunks === count) controller.close();
      },
      cancel() {
        pulled.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
}

test('is empty when there is none', async () => {
  expect(await readBodyText(new Request('http://localhost/'))).toBe('');
});

test('reads characters that are split over chunks', async () => {
  const pulled = { chunks: 0, isCancelled: false };
  const bytes = new TextEncoder().encode('€');
  const parts = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await readBodyText(post(parts))).toBe('€');
  expect(await readBodyText(post(streamOf(bytes, 3, pulled)))).toBe('€€€');
});

test('takes the longest body and refuses one byte more', async () => {
  expect((await readBodyText(post('x'.repeat(BODY_BYTES_MAX))))?.length).toBe(BODY_BYTES_MAX);
  expect(await readBodyText(post('x'.repeat(BODY_BYTES_MAX + 1)))).toBeNull();
});

test('counts bytes, not characters', async () => {
  expect(await readBodyText(post('é'.repeat(BODY_BYTES_MAX / 2 + 1)))).toBeNull();
});

test('refuses by the announced length without reading', async () => {
  const pulled = { chunks: 0, isCancelled: false };
  const body = streamOf(new Uint8Array(10), 1, pulled);
  expect(await readBodyText(post(body, { 'content-length': String(BODY_BYTES_MAX + 1) }))).toBeNull();
  expect(pulled.chunks).toBe(0);
});

test('stops reading at the limit when no length was announced', async () => {
  const pulled = { chunks: 0, isCancelled: false };
  const body = streamOf(new Uint8Array(64 * 1024), 1_000, pulled);
  expect(await readBodyText(post(body))).toBeNull();
  expect(pulled).toEqual({ chunks: 5, isCancelled: true });
});

test('hands on a text that is no JSON when the bytes are not UTF-8', async () => {
  const text = await readBodyText(post(new Uint8Array([0x22, 0xff, 0x22])));
  expect(() => JSON.parse(text ?? '""')).toThrow(SyntaxError);
});
