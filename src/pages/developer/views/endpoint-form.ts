/** Asks what a webhook endpoint is to be: a new one, or one that is there. */
import { html, type TemplateResult } from 'lit-html';
import type { EndpointWish, ShownEndpoint } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { ask } from './ask.ts';
import { eventChoice } from './event-choice.ts';
import { showSample } from './show-sample.ts';
import { showSecret } from './show-secret.ts';

/** Asks for a new endpoint, makes it and shows its secret once. */
export function askForEndpoint(call: CallServer, types: readonly string[], onMade: () => void): void {
  askForWish(call, types, {
    title: 'Add an endpoint',
    verb: 'Add endpoint',
    wish: { url: '', description: '', event_types: ['*'] },
    send: (wish) => call('create_endpoint', wish),
    onAnswer({ secret }) {
      onMade();
      showSecret('Its secret', 'secret', secret);
    },
  });
}

/** Asks what is to be changed of an endpoint, and changes it. */
export function askToChangeEndpoint(
  call: CallServer,
  types: readonly string[],
  endpoint: ShownEndpoint,
  onChanged: (endpoint: ShownEndpoint) => void,
): void {
  const { id, url, description, event_types } = endpoint;
  askForWish(call, types, {
    title: 'Change this endpoint',
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
  const draw = ask({
    title,
    verb,
    isReady: () => wish.url.trim() !== '' && wish.event_types.length > 0,
    fields:
      () => html`${textField('URL', wish.url, 'https://shop.example.com/billing', (url) => change({ url }))}
      ${textField('What it is for', wish.description, 'For example: tells the shop of payments', (description) => change({ description }))}
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
