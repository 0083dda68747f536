/** The guide to refusals. */
import { html } from 'lit-html';
import { jsonText } from '../../shared/json-text.ts';
import { resolve } from '../model/open-api.ts';
import type { Guide } from './guide.ts';

export const errorsGuide: Guide = {
  id: 'errors',
  title: 'Errors',
  text: (document) => {
    const refused = document.paths['/api/v1/invoices']?.post?.responses['422'];
    const shown = refused && resolve(document, refused).content?.['application/problem+json']?.examples;
    const [first] = Object.values(shown ?? {});
    return html`<p>
        Every refusal is a problem document (RFC 9457). <code>code</code> is for programs, <code>detail</code> for
        people, <code>request_id</code> for whoever looks for the request in the log. A refused body names every
        fault at once, each with a JSON Pointer.
      </p>
      ${
        first === undefined
          ? ''
          : html`<pre tabindex="0" aria-label="A refusal"><code>${jsonText(first.value)}</code></pre>`
      }
      <p>All codes are <a href="#error-codes">listed below</a>.</p>`;
  },
};
