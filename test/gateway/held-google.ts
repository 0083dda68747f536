/** A web app whose calls wait until the test lets them go, so that further requests have to wait in the gateway. */
import { placeHeader, type RequestEnvelope, type ResponseEnvelope } from '../../src/core/api/message.ts';
import type { FetchFunction } from '../../src/gateway/transport/fetch-hop.ts';
import { respond, type ScriptedAnswer } from './scripted-fetch.ts';

export interface HeldGoogle {
  readonly fetch: FetchFunction;
  /** The requests of each call of the script, in the order in which they were sent. */
  readonly calls: { readonly url: string; readonly requests: readonly RequestEnvelope[] }[];
  /** The answer to one request. */
  script: (envelope: RequestEnvelope) => ResponseEnvelope;
  /** Changes the text that the script answers to a call; by default nothing. */
  answerText: (text: string, requests: readonly RequestEnvelope[]) => string;
  /** Answers in place of the script, or null. */
  frontEnd: (call: number) => Exclude<ScriptedAnswer, 'fails'> | null;
  /** Lets the oldest held call go, and resolves when everything that follows has been sent. */
  release(): Promise<void>;
  /** Lets all calls go, also those that follow. */
  releaseAll(): Promise<void>;
  /** The number of calls that are held. */
  held(): number;
}

const neutral = { status: 400, headers: {}, body: { status: 400, code: 'no_route' } };

export function holdGoogle({ knowsPacks = true, knowsPlaces = true } = {}): HeldGoogle {
  const held: (() => void)[] = [];
  const stored: string[] = [];
  const run = (envelope: unknown): { requests: RequestEnvelope[]; text: string } => {
    const { requests } = envelope as { requests?: RequestEnvelope[] };
    if (requests === undefined) {
      const one = envelope as RequestEnvelope;
      return { requests: [one], text: JSON.stringify(google.script(one)) };
    }
    if (!knowsPacks) return { requests, text: JSON.stringify(neutral) };
    return { requests, text: JSON.stringify({ responses: requests.map(inPack) }) };
  };
  const inPack = (envelope: RequestEnvelope): ResponseEnvelope => {
    const { headers, ...answer } = google.script(envelope);
    const place = knowsPlaces && { [placeHeader]: envelope.headers?.[placeHeader] ?? '' };
    return { ...answer, headers: { ...headers, ...place } };
  };
  const google: HeldGoogle = {
    calls: [],
    script: ({ path, headers }) => ({
      status: 200,
      headers: { 'X-Request-Id': headers?.['x-request-id'] ?? '' },
      body: { path },
    }),
    answerText: (text) => text,
    frontEnd: () => null,
    held: () => held.length,
    async release() {
      held.shift()?.();
      await settle();
    },
    async releaseAll() {
      for (await settle(); held.length > 0; ) await google.release();
    },
    async fetch(url, { method, body }) {
      if (method === 'GET')
        return respond({
          status: 200,
          type: 'application/json',
          body: stored[Number(new URL(url).searchParams.get('lib'))] ?? '',
        });
      const { requests, text } = run(JSON.parse(body ?? ''));
      const call = google.calls.push({ url, requests }) - 1;
      await new Promise<void>((resolve) => held.push(resolve));
      const page = google.frontEnd(call);
      if (page !== null) return respond(page);
      const lib = stored.push(google.answerText(text, requests)) - 1;
      const location = `https://script.googleusercontent.com/macros/echo?user_content_key=k&lib=${lib}`;
      return respond({ status: 302, type: 'text/html', location });
    },
  };
  return google;
}

/** Waits until nothing is left to do without a further answer; reading a body takes some turns of the loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
