/** Shows the address of the page that the customer of a document sees, to open and to copy. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { copyButton } from '../shared/copy-button.ts';
import type { ShownRecord } from './operate.ts';

/** Nothing for a draft, and while no address is known under which the page could be. */
export function customerLink({ hosted_url: link }: ShownRecord): TemplateResult | typeof nothing {
  if (typeof link !== 'string') return nothing;
  return html`<div class="field">
    <p class="fine">The page for your customer</p>
    <div class="link-row">
      <a href=${link} target="_blank" rel="noopener">Open the page</a>
      <code>${link}</code>
      ${copyButton(link, 'link')}
    </div>
  </div>`;
}
