/** Proves how a body becomes text, and how much of it is ever read. */
import { BODY_BYTES_MAX, readBody } from '../../../src/gateway/http/read-body.ts';

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
  expect(await readBody(new Request('http://localhost/'))).toBe('');
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
  expect(await readBody(post(parts))).toBe('€');
  expect(await readBody(post(streamOf(bytes, 3, pulled)))).toBe('€€€');
});

test('takes the longest body and refuses one byte more', async () => {
  expect((await readBody(post('x'.repeat(BODY_BYTES_MAX))))?.length).toBe(BODY_BYTES_MAX);
  expect(await readBody(post('x'.repeat(BODY_BYTES_MAX + 1)))).toBeNull();
});

test('counts bytes, not characters', async () => {
  expect(await readBody(post('é'.repeat(BODY_BYTES_MAX / 2 + 1)))).toBeNull();
});

test('refuses by the announced length without reading', async () => {
  const pulled = { chunks: 0, isCancelled: false };
  const body = streamOf(new Uint8Array(10), 1, pulled);
  expect(await readBody(post(body, { 'content-length': String(BODY_BYTES_MAX + 1) }))).toBeNull();
  expect(pulled.chunks).toBe(0);
});

test('stops reading at the limit when no length was announced', async () => {
  const pulled = { chunks: 0, isCancelled: false };
  const body = streamOf(new Uint8Array(64 * 1024), 1_000, pulled);
  expect(await readBody(post(body))).toBeNull();
  expect(pulled).toEqual({ chunks: 5, isCancelled: true });
});

test('hands on a text that is no JSON when the bytes are not UTF-8', async () => {
  const text = await readBody(post(new Uint8Array([0x22, 0xff, 0x22])));
  expect(() => JSON.parse(text ?? '""')).toThrow(SyntaxError);
});
