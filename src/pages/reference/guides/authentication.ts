/** The guide to API keys and scopes. */
import { html } from 'lit-html';
import { outlineOf } from '../model/outline.ts';
import type { Guide } from './guide.ts';

export const authenticationGuide: Guide = {
  id: 'authentication',
  title: 'Authentication',
  text: (document) => {
    const used = outlineOf(document).flatMap(({ operations }) => operations.map(({ scope }) => scope));
    const scopes = [...new Set(used)].filter((scope) => typeof scope === 'string');
    return html`<p>Every path under <code>/api/v1</code> needs an API key, in either header:</p>
      <pre tabindex="0" aria-label="Headers"><code>Authorization: Bearer bbk_live_…
x-api-key: bbk_live_…</code></pre>
      <p>
        The owner of the spreadsheet makes keys, and sees each one once. A revoked key is refused at once. Send a key
        from servers only: whoever reads your page can read its key.
      </p>
      <p>A key may do what its scopes allow; writing does not include reading.</p>
      <p class="words">${scopes.map((scope) => html`<code>${scope}</code> `)}</p>`;
  },
};
