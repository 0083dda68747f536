/** Carries requests of the API to the web app and its answers back, without any HTTP. */
import type { WebAppResponse } from '../../../src/local/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../src/local/emulator/web-app/web-app-event.ts';
import type { EntryPointRequest } from '../../entry-points/entry-point.ts';
import type { Answered } from './test-workspace.ts';

/** The request of the web app that carries a request of the API. */
export function envelopeOf(request: EntryPointRequest): WebAppRequest {
  return { method: 'POST', queryString: '', contentType: 'text/plain', body: JSON.stringify(request) };
}

/** The API's answer in what the web app answered. */
export function readAnswer(response: WebAppResponse): Answered {
  if (response.kind === 'html')
    throw new Error(`The web app answered HTML: ${response.failure ?? response.html}`);
  return { ...(JSON.parse(response.content) as Omit<Answered, 'usage'>), usage: response.usage };
}
