/** The guide to lists: pages, filters, polling. */
import { html } from 'lit-html';
import type { Guide } from './guide.ts';

export const listsGuide: Guide = {
  id: 'pagination',
  title: 'Pagination and filters',
  text: () => html`<p>
      A list answers a page, the newest record first. When <code>has_more</code> is true, send
      <code>next_cursor</code> as <code>cursor</code> with the same other parameters; the header <code>Link</code>
      has the whole address.
    </p>
    <pre tabindex="0" aria-label="A loop over all pages"><code>let cursor = null;
do {
  const query = new URLSearchParams({ limit: '500', ...(cursor &amp;&amp; { cursor }) });
  const page = await get(\`/api/v1/invoices?\${query}\`);
  for (const invoice of page.data) await use(invoice);
  cursor = page.next_cursor;
} while (cursor);</code></pre>
    <p>
      Pages neither skip nor repeat a record while others are added, nor after a person sorted the sheet.
      <code>include=total_count</code> counts the records on all pages.
    </p>
    <h3 id="polling" tabindex="-1">Polling for changes</h3>
    <p>
      Ask for <code>updated_at[gte]</code> with the newest <code>updated_at</code> that you have, sorted by
      <code>updated_at</code>, with <code>include=deleted</code>. It moves with every change, and the records that were
      deleted in the last 30 days are listed along.
    </p>`,
};
