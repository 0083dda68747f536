/** Shows which events there are, and a sample of each. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { eventSample } from '../model/event-sample.ts';
import type { OpenApi } from '../model/open-api.ts';

/** The chapter of event types. */
export function eventsChapter(document: OpenApi): TemplateResult {
  const types = (document.components.schemas.Event?.properties?.type?.examples ?? []).map(String);
  const kinds = [...new Set(types.map((type) => type.split('.')[0] ?? type))];
  return html`<section class="chapter" id="event-types" aria-labelledby="event-types-title">
    <h2 id="event-types-title" tabindex="-1">Event types</h2>
    <p>
      Each event is one fact, with the record as it was then in <code>data.object</code>. A repeated request adds no
      event. Later versions may add types.
    </p>
    <dl class="fields">
      ${kinds.map(
        (kind) => html`<div class="field">
          <dt><code class="field-name">${kind}.*</code></dt>
          <dd>
            ${types.filter((type) => type.startsWith(`${kind}.`)).map((type) => html`<code>${type}</code> `)}
          </dd>
        </div>`,
      )}
    </dl>
    ${types.map((type) => eventEntry(document, type))}
  </section>`;
}

function eventEntry(document: OpenApi, type: string): TemplateResult | typeof nothing {
  const sample = eventSample(document, type);
  if (sample === null) return nothing;
  return html`<details class="webhook" id=${`event-${type}`}>
    <summary>Sample of <code>${type}</code></summary>
    <pre tabindex="0" class="answer" aria-label=${`A sample of ${type}`}><code>${JSON.stringify(sample, null, 2)}</code></pre>
  </details>`;
}
