/**
 * Answers a request for the page of a document, which comes with no key: `/d/{token}`. It is no route of the API, and no
 * part of a request but the path, the form and what the gateway tells of its sender is looked at.
 */
import { answerPageRequest } from '../documents/hosted/serve-page.ts';
import type { PageAnswer } from '../documents/hosted/page-request.ts';
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import { pagePath } from './open-answers.ts';
import type { Answer } from './operation.ts';
import { readSearch } from './read-search.ts';
import { callersRequestId } from './request-id.ts';

/** The headers in which a gateway tells who has sent a form. Whoever has the link could send them, too. */
const addressName = 'x-page-address';
const agentName = 'x-page-agent';

/** The header of a gateway whose caller has asked for the headers alone: nobody sees the page. */
const lookName = 'x-page-look';

// More than the longest form has, with every sign of it written as an escape.
const formLengthMax = 128 * 1024;

/** The fields of a form; the first of several counts, and what is longer than any field is cut off. */
export function readPageForm(text: string): Readonly<Record<string, string>> {
  const pairs = readSearch(text.slice(0, formLengthMax), 20).reverse();
  return Object.fromEntries(pairs.map(([name, value]) => [name, value.slice(0, 5000)]));
}

/** The answer in the envelope: a page or a file, with its status. */
export function hostedPage(workspace: Workspace, { method, path, headers, body }: ApiRequest): Answer {
  const answer = answerPageRequest(workspace, {
    target: path.slice(pagePath.length),
    method: lookName in headers ? 'HEAD' : method,
    form: method === 'POST' ? readPageForm(body) : {},
    webApp: null,
    from: [headers[addressName] ?? '', headers[agentName] ?? ''].join(' ').trim(),
    requestId: callersRequestId(headers),
  });
  return inEnvelope(answer);
}

function inEnvelope({ status, type, body, fileName, retryAfterSeconds }: PageAnswer): Answer {
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': type,
      ...(fileName !== undefined && { 'Content-Disposition': `inline; filename="${fileName}"` }),
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
    },
    ...(type === 'application/pdf' && { encoding: 'base64' }),
  };
}
