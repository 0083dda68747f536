/** Guides on reading: lists with filters and polling, and webhooks. */
import { html } from 'lit-html';
import { attemptDelaysSeconds, attemptsMax } from '../../../core/events/deliveries/retry-schedule.ts';
import { verificationFigure } from '../../shared/verification.ts';
import type { Guide } from './index.ts';

export const listsGuide: Guide = {
  id: 'pagination',
  title: 'Pagination and filters',
  text: () => html`<p>
      A list is sent in pages, newest records first. When <code>has_more</code> is true, send
      <code>next_cursor</code> as <code>cursor</code> and keep the other parameters. The header <code>Link</code>
      contains the whole address.
    </p>
    <pre tabindex="0" aria-label="A loop over all pages"><code>let cursor = null;
do {
  const query = new URLSearchParams({ limit: '500', ...(cursor &amp;&amp; { cursor }) });
  const page = await get(\`/api/v1/invoices?\${query}\`);
  for (const invoice of page.data) await use(invoice);
  cursor = page.next_cursor;
} while (cursor);</code></pre>
    <p>
      Pages skip and repeat no record while others are added, or after someone sorts the sheet.
      <code>include=total_count</code> counts the records on all pages.
    </p>
    <h3 id="polling" tabindex="-1">Polling for changes</h3>
    <p>
      Send <code>updated_at[gte]</code> with the newest <code>updated_at</code> that you have,
      <code>sort=updated_at</code> and <code>include=deleted</code>. Every change renews <code>updated_at</code>. The
      list includes the deletions of the last 30 days.
    </p>`,
};

const hourSeconds = 3600;

export const webhooksGuide: Guide = {
  id: 'webhooks',
  title: 'Webhooks',
  text: (_document, { language, chooseLanguage }) => {
    const hours = Math.round(attemptDelaysSeconds.reduce((sum, delay) => sum + delay, 0) / hourSeconds);
    return html`<p>
        Each event is sent to an endpoint as a POST, signed as Standard Webhooks says. The body is the event, as
        <code>GET /api/v1/events/{id}</code> returns it, and is the same on every attempt.
      </p>
      <ul>
        <li>
          <strong>Verify</strong> <code>webhook-signature</code> with the secret of the endpoint before you trust a body.
          After a rotation there are two signatures for a while, separated by a space.
        </li>
        <li>
          <strong>Answer 2xx at once</strong> and do the work afterwards. After any other answer, also a redirect, the event
          is sent again: ${attemptsMax} attempts in ${hours} hours. <code>Retry-After</code> is respected. 410 disables
          the endpoint.
        </li>
        <li>
          <strong>Expect duplicates and any order.</strong> A duplicate has the same <code>webhook-id</code>. The
          <code>version</code> of the record shows which event is older.
        </li>
      </ul>
      ${verificationFigure(language.id, chooseLanguage)}`;
  },
};
