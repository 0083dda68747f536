/** The guide to the rate limit. */
import { html } from 'lit-html';
import { rateLimit, rateWindowMs } from '../../../core/access/rate-limit.ts';
import type { Guide } from './guide.ts';

export const rateLimitsGuide: Guide = {
  id: 'rate-limits',
  title: 'Rate limits',
  text: ({ components: { headers } }) => {
    const seconds = rateWindowMs / 1000;
    const shown = [
      'RateLimit-Policy',
      'RateLimit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
    ];
    return html`<p>
        Each key has ${rateLimit} requests in any ${seconds} seconds. The next one is 429
        <a href="#error-rate_limited"><code>rate_limited</code></a>; it does not count, and
        <code>Retry-After</code> says when a slot is free. Every admitted request counts, a refused body too.
      </p>
      <dl class="fields">
        ${shown.map(
          (name) => html`<div class="field">
            <dt><code class="field-name">${name}</code></dt>
            <dd>${headers[name]?.description.replace(/`/g, '')}</dd>
          </div>`,
        )}
      </dl>`;
  },
};
