/** A fetch that answers from a list, for tests of one decision at a time. */
import type { FetchFunction, HopRequest, HopResponse } from '../../src/gateway/transport/fetch-hop.ts';

/** One answer of the list; `fails` rejects as a broken connection does. */
export type ScriptedAnswer =
  | {
      readonly status: number;
      readonly body?: string;
      readonly type?: string;
      readonly location?: string;
      /** Where redirects have led. */
      readonly url?: string;
      /** The type of the response in a browser. */
      readonly resultType?: string;
    }
  | 'fails';

/** The fetch and every request that it got. */
export interface ScriptedFetch {
  readonly fetch: FetchFunction;
  readonly sent: { readonly url: string; readonly request: HopRequest }[];
}

/** Builds a fetch that gives the answers in turn and throws when it is asked once more. */
export function scriptFetch(answers: readonly ScriptedAnswer[]): ScriptedFetch {
  const sent: { url: string; request: HopRequest }[] = [];
  const fetch: FetchFunction = async (url, request) => {
    const answer = answers[sent.length];
    sent.push({ url, request });
    if (answer === undefined) throw new RangeError(`no answer was scripted for ${request.method} ${url}`);
    if (answer === 'fails') throw new TypeError('fetch failed');
    return respond(answer);
  };
  return { fetch, sent };
}

/** The redirect that a web app answers with once it has run. */
export const RAN: ScriptedAnswer = {
  status: 302,
  type: 'text/html',
  location: 'https://script.googleusercontent.com/macros/echo?user_content_key=k&lib=l',
};

/** A read of the stored answer that misses. */
export const MISSED: ScriptedAnswer = { status: 404, type: 'text/html', body: '<html>Sorry</html>' };

/** A stored envelope. */
export function stored(status: number, body: unknown, headers: Record<string, string> = {}): ScriptedAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify({ status, headers, body }) };
}

/** The response of a hop. */
export function respond(answer: Exclude<ScriptedAnswer, 'fails'>): HopResponse {
  const headers = new Map([
    ['content-type', answer.type ?? ''],
    ...(answer.location === undefined ? [] : [['location', answer.location] as const]),
  ]);
  return {
    status: answer.status,
    ...(answer.url === undefined ? {} : { url: answer.url }),
    ...(answer.resultType === undefined ? {} : { type: answer.resultType }),
    headers: { get: (name) => headers.get(name) ?? null },
    text: async () => answer.body ?? '',
  };
}
