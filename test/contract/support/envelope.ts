/** Carries requests of the API to the web app and its answers back, without any HTTP. */
import type { WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../src/emulator/web-app/web-app-event.ts';
import type { Answered } from './test-workspace.ts';

/** Plain HTTP, as a test states it. */
export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** The request of the web app that carries a request of the API. */
export function envelopeOf(request: PlainRequest): WebAppRequest {
  return { method: 'POST', queryString: '', contentType: 'text/plain', body: JSON.stringify(request) };
}

/** The API's answer in what the web app answered. */
export function readWebAppAnswer(response: WebAppResponse): Answered {
  if (response.kind === 'html')
    throw new Error(`The web app answered HTML: ${response.failure ?? response.html}`);
  return { ...(JSON.parse(response.content) as Omit<Answered, 'usage'>), usage: response.usage };
}

/**
 * The answer without the warning about lines that have neither tax nor a category. Most tests bill such a line, and
 * compare the answer of its creation with that of a GET, which warns of nothing. The warning has tests of its own.
 */
export function withoutMissingCategories(answer: Answered): Answered {
  return { ...answer, body: withoutThem(answer.body) };
}

function withoutThem(value: unknown): Answered['body'] {
  if (Array.isArray(value))
    return value.filter((one) => one?.code !== 'tax_category_missing').map(withoutThem);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutThem(member)]));
}
