/** The form of a webhook endpoint, new or existing, with samples of its events. */
import { html, type TemplateResult } from 'lit-html';
import type { EndpointWish, ShownEndpoint } from '../../protocol.ts';
import { readDocument } from '../../reference/model/documented-answers.ts';
import { eventSample } from '../../reference/model/event-sample.ts';
import type { OpenApi } from '../../reference/model/open-api.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { jsonText } from '../../shared/json-text.ts';
import { load, whenLoaded } from '../../shared/loaded.ts';
import { openModal } from '../../shared/modal.ts';
import { askInForm } from './ask.ts';
import { eventChoice } from './event-choice.ts';
import { showSecret } from './show-secret.ts';

/** Asks for a new endpoint, creates it and shows its secret once. */
export function askForEndpoint(call: CallServer, types: readonly string[], onMade: () => void): void {
  askForWish(call, types, {
    title: 'Add endpoint',
    verb: 'Add endpoint',
    wish: { url: '', description: '', event_types: ['*'] },
    send: (wish) => call('create_endpoint', wish),
    onAnswer({ secret }) {
      onMade();
      showSecret('Signing secret', 'secret', secret);
    },
  });
}

/** Asks for the changes of an endpoint, and saves them. */
export function askToChangeEndpoint(
  call: CallServer,
  types: readonly string[],
  endpoint: ShownEndpoint,
  onChanged: (endpoint: ShownEndpoint) => void,
): void {
  const { id, url, description, event_types } = endpoint;
  askForWish(call, types, {
    title: 'Edit endpoint',
    verb: 'Save',
    wish: { url, description: description ?? '', event_types },
    send: (wish) => call('update_endpoint', { id, ...wish }),
    onAnswer: onChanged,
  });
}

interface WishQuestion<Answer> {
  readonly title: string;
  readonly verb: string;
  readonly wish: EndpointWish;
  readonly send: (wish: EndpointWish) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
}

function askForWish<Answer>(
  call: CallServer,
  types: readonly string[],
  { title, verb, wish: first, send, onAnswer }: WishQuestion<Answer>,
): void {
  let wish = first;
  const change = (changed: Partial<EndpointWish>): void => {
    wish = { ...wish, ...changed };
    draw();
  };
  const draw = askInForm({
    title,
    verb,
    isReady: () => wish.url.trim() !== '' && wish.event_types.length > 0,
    fields:
      () => html`${textField('URL', wish.url, 'https://shop.example.com/billing', (url) => change({ url }))}
      ${textField('Description', wish.description, 'For example: payments for the shop', (description) => change({ description }))}
      ${eventChoice({
        types,
        chosen: wish.event_types,
        change: (event_types) => change({ event_types }),
        showSample: (type) => showSample(call, type),
      })}`,
    send: () => send({ ...wish, url: wish.url.trim() }),
    onAnswer,
  });
}

function textField(
  label: string,
  value: string,
  placeholder: string,
  set: (text: string) => void,
): TemplateResult {
  return html`<label class="labelled">
    <span>${label}</span>
    <input
      type="text"
      autocomplete="off"
      spellcheck="false"
      placeholder=${placeholder}
      .value=${value}
      @input=${(event: Event) => set((event.currentTarget as HTMLInputElement).value)}
    />
  </label>`;
}

/** Opens a sample of an event type. */
function showSample(call: CallServer, type: string): void {
  const modal = openModal({ title: type, isWide: true });
  const refresh = (): void => {
    void load(
      async () => sampleOf(readDocument((await call('reference', {})).openapi), type),
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
