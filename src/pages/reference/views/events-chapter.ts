/** Shows which events there are, and what a receiver of webhooks is sent. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { jsonText } from '../../shared/json-text.ts';
import type { DocumentedOperation, OpenApi } from '../model/open-api.ts';

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
    ${Object.entries(document.webhooks ?? {}).map(([type, methods]) => webhookEntry(type, methods))}
  </section>`;
}

function webhookEntry(
  type: string,
  methods: Readonly<Record<string, DocumentedOperation>>,
): TemplateResult | typeof nothing {
  const [operation] = Object.values(methods);
  if (operation === undefined) return nothing;
  const examples = operation.requestBody?.content['application/json']?.examples ?? {};
  const [example] = Object.values(examples);
  return html`<details class="webhook" id=${`webhook-${type}`}>
    <summary><code>${type}</code> ${operation.summary}</summary>
    ${
      example === undefined
        ? nothing
        : html`<pre tabindex="0" aria-label=${`A webhook ${type}`}><code>${jsonText(example.value)}</code></pre>`
    }
  </details>`;
}
