/** Guides on reliable calls: idempotency, changes by others, and the rate limit. */
import { html } from 'lit-html';
import { rateLimit, rateWindowMs } from '../../../core/access/rate-limit.ts';
import { idempotencyKeyLengthMax } from '../../../core/api/limits.ts';
import type { Guide } from './index.ts';

export const idempotencyGuide: Guide = {
  id: 'idempotency',
  title: 'Idempotency',
  text: () => html`<p>
      An answer can be lost after the request was carried out. Send every POST, PATCH and DELETE with your own
      <code>Idempotency-Key</code>: 1 to ${idempotencyKeyLengthMax} visible ASCII characters, for example an order
      number. Then repeating the request changes nothing. You get the first answer again, with the header
      <code>Idempotent-Replayed: true</code>.
    </p>
    <ul>
      <li>Keys are stored for at least 24 hours, separately for each API key.</li>
      <li>Only successful requests are stored. After an error, correct the request and use the same key.</li>
      <li>The same key with another request is <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>.</li>
      <li>After a 502, 503 or 504, wait as long as <code>Retry-After</code> says and repeat with the same key.</li>
    </ul>`,
};

export const concurrencyGuide: Guide = {
  id: 'concurrency',
  title: 'Changes by others',
  text: () => html`<p>
      People edit the sheet while programs call the API. Each record has an <code>etag</code>, also as the header
      <code>ETag</code>. Send it back as <code>If-Match</code> with a PATCH, a DELETE or an action: if the record has
      changed since, the answer is 412 <a href="#error-etag_mismatch"><code>etag_mismatch</code></a> and nothing is
      written. Read the record again and decide again. Send it as
      <code>If-None-Match</code> to read a record only if it has changed: if not, the answer is 304 without a body.
    </p>`,
};

export const rateLimitsGuide: Guide = {
  id: 'rate-limits',
  title: 'Rate limits',
  text: ({ components: { headers } }) => {
    const seconds = rateWindowMs / 1000;
    const all = Object.entries(headers).flatMap(([name, header]) => [
      [name, header] as const,
      ...Object.entries(header['x-with'] ?? {}),
    ]);
    const described = new Map(all);
    const shown = [
      'RateLimit-Policy',
      'RateLimit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
    ];
    return html`<p>
        Each key may send ${rateLimit} requests in any ${seconds} seconds. The next request gets 429
        <a href="#error-rate_limited"><code>rate_limited</code></a>. It does not count, and
        <code>Retry-After</code> says how long to wait. All other requests count, also those with an invalid body.
      </p>
      <dl class="fields">
        ${shown.map(
          (name) => html`<div class="field">
            <dt><code class="field-name">${name}</code></dt>
            <dd>${described.get(name)?.description.replace(/`/g, '')}</dd>
          </div>`,
        )}
      </dl>`;
  },
};
