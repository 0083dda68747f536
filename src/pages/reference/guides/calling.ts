/** Guides on calling the API: keys and scopes, bodies and answers, errors, and calls without a gateway. */
import { html } from 'lit-html';
import { jsonText } from '../../shared/json-text.ts';
import { resolvePart } from '../model/open-api.ts';
import { outlineOf } from '../model/outline.ts';
import type { Guide } from './index.ts';

export const authenticationGuide: Guide = {
  id: 'authentication',
  title: 'Authentication',
  text: (document) => {
    const used = outlineOf(document).flatMap(({ operations }) =>
      operations.flatMap(({ scopes }) => scopes ?? []),
    );
    const scopes = [...new Set(used)];
    return html`<p>Every path under <code>/api/v1</code> needs an API key, in either header:</p>
      <pre tabindex="0" aria-label="Headers"><code>Authorization: Bearer bbk_live_…
x-api-key: bbk_live_…</code></pre>
      <p>
        The owner of the spreadsheet creates keys; each one is shown once. A revoked key is refused at once. Use keys on
        servers only: everyone who can open a web page can read a key in it. A <code>checkout</code> key is made for
        that place.
      </p>
      <p>
        The scopes of a key decide what it may do, and none includes another. A key that writes records and may not read
        them gets a receipt of each: its id, number, status, currency and totals. Where it conflicts with other records,
        it is not told with which.
      </p>
      <p class="words">${scopes.map((scope) => html`<code>${scope}</code> `)}</p>`;
  },
};

export const requestsGuide: Guide = {
  id: 'requests',
  title: 'Requests and answers',
  text: () => html`<p>Bodies and answers are JSON in UTF-8, with names in <code>snake_case</code>.</p>
    <ul>
      <li>
        <strong>Numbers</strong> are sent as JSON numbers or as decimal text (<code>"50.00"</code>), and nothing is
        calculated with floating point. In answers, <code>amounts</code> repeats every decimal as exact text.
      </li>
      <li>
        <strong>Empty values</strong>: in a new record, <code>null</code>, <code>""</code> and a missing field mean the
        same. In a PATCH, <code>null</code> clears a field, and a missing field stays. Answers contain every field.
      </li>
      <li>
        <strong>Dates</strong> are <code>YYYY-MM-DD</code>, in the time zone of the spreadsheet.
        <strong>Times</strong> are RFC 3339 in UTC.
      </li>
      <li>
        <strong>Unknown fields</strong> are refused, and the error suggests the nearest name. In answers, ignore what you
        do not know: later versions may add fields, values and event types.
      </li>
      <li><strong>Ids</strong> are texts such as <code>inv_…</code>. They never change, also when rows move.</li>
    </ul>`,
};

export const errorsGuide: Guide = {
  id: 'errors',
  title: 'Errors',
  text: (document) => {
    const refused = document.paths['/api/v1/invoices']?.post?.responses['422'];
    const shown = refused && resolvePart(document, refused).content?.['application/problem+json']?.examples;
    const [first] = Object.values(shown ?? {});
    return html`<p>
        Every error is a problem document (RFC 9457). <code>code</code> is for programs, <code>detail</code> is for
        people, and <code>request_id</code> finds the request in the log. A refused body lists all its errors at once,
        each with a JSON Pointer.
      </p>
      ${
        first === undefined
          ? ''
          : html`<pre tabindex="0" aria-label="An error"><code>${jsonText(first.value)}</code></pre>`
      }
      <p>All codes are <a href="#error-codes">listed below</a>.</p>`;
  },
};

export const withoutGatewayGuide: Guide = {
  id: 'without-gateway',
  title: 'Without a gateway',
  text: (_document, { addresses, target, chooseTarget }) => html`<p>
      A Google web app cannot read headers or set a status. So you send each request as a JSON envelope with POST, and
      the answer is an envelope too:
    </p>
    <pre tabindex="0" aria-label="An envelope"><code>${jsonText({
      method: 'GET',
      path: '/api/v1/invoices',
      query: 'limit=1',
      headers: { 'x-api-key': 'bbk_live_…' },
    })}</code></pre>
    <p>
      Send it to <code class="breakable">${addresses.webApp}</code> and follow the redirect with GET. Google loses some
      answers after the script has run. Send an <code>Idempotency-Key</code> with each write, and repeat the request when
      no envelope comes back. An HTML page is never an answer of the API.
    </p>
    <p>
      A gateway turns plain HTTP into envelopes. The examples on this page show
      <label class="inline-choice">
        <select @change=${(event: Event) => chooseTarget((event.currentTarget as HTMLSelectElement).value === 'web_app' ? 'web_app' : 'gateway')}>
          <option value="gateway" .selected=${target === 'gateway'}>requests through a gateway</option>
          <option value="web_app" .selected=${target === 'web_app'}>envelopes to the web app</option>
        </select>
        <span class="unseen">Format of the examples</span>
      </label>.
    </p>`,
};
