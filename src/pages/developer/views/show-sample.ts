/** Shows what an event looks like that an endpoint is sent. */
import { html } from 'lit-html';
import { eventSample } from '../../reference/model/event-sample.ts';
import type { OpenApi } from '../../reference/model/open-api.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { jsonText } from '../../shared/json-text.ts';
import { load, whenLoaded } from '../../shared/loaded.ts';
import { openModal } from '../../shared/modal.ts';

/** Opens the sample of a type of events. */
export function showSample(call: CallServer, type: string): void {
  const modal = openModal({ title: type, isWide: true });
  const refresh = (): void => {
    void load(
      async () => sampleOf(JSON.parse((await call('reference', {})).openapi) as OpenApi, type),
      (loaded) =>
        modal.draw(html`${whenLoaded(
          loaded,
          refresh,
          (sample) =>
            html`<pre tabindex="0" aria-label=${`A sample of ${type}`}><code>${jsonText(sample)}</code></pre>`,
        )}
          <div class="buttons"><button type="button" class="button action" @click=${modal.close}>Close</button></div>`),
    );
  };
  refresh();
}

/** @throws Error when the document has no sample */
function sampleOf(document: OpenApi, type: string): unknown {
  const sample = eventSample(document, type);
  if (sample === null) throw new Error(`There is no sample of ${type}.`);
  return sample;
}
