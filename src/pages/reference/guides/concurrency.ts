/** The guide to changing only what was read. */
import { html } from 'lit-html';
import type { Guide } from './guide.ts';

export const concurrencyGuide: Guide = {
  id: 'concurrency',
  title: 'Changes by others',
  text: () => html`<p>
      People edit the sheet while programs call the API. Each record has an <code>etag</code>, also as the header
      <code>ETag</code>. Send it back as <code>If-Match</code> with a PATCH, a DELETE or an action: if the record has
      changed since, the answer is 412 <a href="#error-etag_mismatch"><code>etag_mismatch</code></a> and nothing is
      written. Read the record again and decide anew.
    </p>`,
};
