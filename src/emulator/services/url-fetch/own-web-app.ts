/** Answers the script's requests to its own web app by another execution, while the one that sends them waits. */
import type { WebAppResponse } from '../../web-app/run-web-app.ts';
import type { WebAppRequest } from '../../web-app/web-app-event.ts';
import type { FetchRequest, FetchResponse, Transport } from './transport.ts';

/**
 * @param execUrl where the script is deployed
 * @param answer runs the web app for an anonymous caller
 * @param outside sends everything else
 */
export function withOwnWebApp(
  execUrl: string,
  answer: (request: WebAppRequest) => WebAppResponse,
  outside: Transport,
): Transport {
  return (requests) => {
    const elsewhere = requests.filter(({ url }) => !isOwn(url, execUrl));
    const outcomes = elsewhere.length === 0 ? [] : [...outside(elsewhere)];
    return requests.flatMap((request) =>
      isOwn(request.url, execUrl) ? [responseTo(request, answer)] : outcomes.splice(0, 1),
    );
  };
}

function isOwn(url: string, execUrl: string): boolean {
  return url === execUrl || url.startsWith(`${execUrl}?`);
}

// One answer stands for both hops, because UrlFetchApp follows the redirect by itself.
function responseTo(
  { url, method, headers, body }: FetchRequest,
  answer: (request: WebAppRequest) => WebAppResponse,
): FetchResponse {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const answered = answer({
    method: method === 'POST' ? 'POST' : 'GET',
    queryString: new URL(url).search.slice(1),
    ...(type === undefined ? {} : { contentType: type }),
    ...(body === null ? {} : { body: Buffer.from(body).toString('utf8') }),
  });
  const [mimeType, content] =
    answered.kind === 'content'
      ? [answered.mimeType, answered.content]
      : ['text/html; charset=utf-8', answered.html];
  return { kind: 'response', status: 200, headers: [['content-type', mimeType]], body: Buffer.from(content) };
}
