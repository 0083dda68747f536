/** The guide to calling the web app itself. */
import { html } from 'lit-html';
import { jsonText } from '../../shared/json-text.ts';
import type { Guide } from './guide.ts';

export const withoutGatewayGuide: Guide = {
  id: 'without-gateway',
  title: 'Without a gateway',
  text: (_document, { addresses, door, chooseDoor }) => html`<p>
      A web app of Google reads no headers and sets no status. So each request travels as one JSON envelope, by POST,
      and is answered with an envelope:
    </p>
    <pre tabindex="0" aria-label="An envelope"><code>${jsonText({
      method: 'GET',
      path: '/api/v1/invoices',
      query: 'limit=1',
      headers: { 'x-api-key': 'bbk_live_…' },
    })}</code></pre>
    <p>
      Send it to <code class="breakable">${addresses.webApp}</code> and follow the redirect with GET. Google loses some
      answers after the script has run: send an <code>Idempotency-Key</code> with each write, and repeat the request when
      no envelope comes back. A page of HTML is never an answer of the API.
    </p>
    <p>
      A gateway turns plain HTTP into such envelopes. The examples on this page show
      <label class="inline-choice">
        <select @change=${(event: Event) => chooseDoor((event.currentTarget as HTMLSelectElement).value === 'web_app' ? 'web_app' : 'gateway')}>
          <option value="gateway" .selected=${door === 'gateway'}>requests through a gateway</option>
          <option value="web_app" .selected=${door === 'web_app'}>envelopes to the web app</option>
        </select>
        <span class="unseen">What the examples show</span>
      </label>.
    </p>`,
};
