/** The webhook endpoints: a list of them, or one of them in detail. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { EndpointList, ShownEndpoint } from '../../protocol.ts';
import { type Loaded, load, loading, messageOf, whenLoaded } from '../../shared/loaded.ts';
import { relativeTime } from '../../shared/times.ts';
import type { Screen } from '../screen.ts';
import { deliveryBadge } from '../views/delivery-table.ts';
import { showEndpoint } from '../views/endpoint-detail.ts';
import { askForEndpoint } from '../views/endpoint-form.ts';

interface Actions {
  readonly refresh: () => void;
  readonly add: (list: EndpointList) => void;
  readonly open: (endpoint: ShownEndpoint, list: EndpointList) => void;
  readonly toggle: (endpoint: ShownEndpoint) => void;
}

export const webhooksScreen: Screen = {
  id: 'webhooks',
  title: 'Webhooks',
  hasModes: true,
  show(context) {
    const { call, place } = context;
    let loaded: Loaded<EndpointList> = loading;
    let fault: string | null = null;
    const draw = (): void => {
      render(view(loaded, fault, actions), place);
    };
    const actions: Actions = {
      refresh() {
        void load(
          () => call('list_endpoints', {}),
          (next) => {
            if (next.kind !== 'loading' || loaded.kind !== 'loaded') loaded = next;
            draw();
          },
        );
      },
      add: (list) => askForEndpoint(call, list.event_types, actions.refresh),
      open: (endpoint, list) =>
        showEndpoint({ ...context, endpoint, list, back: () => webhooksScreen.show(context) }),
      toggle(endpoint) {
        const status = endpoint.status === 'enabled' ? 'disabled' : 'enabled';
        fault = null;
        call('update_endpoint', { id: endpoint.id, status }).then(actions.refresh, (error: unknown) => {
          fault = messageOf(error);
          // Puts the switch back to the stored state.
          actions.refresh();
        });
      },
    };
    actions.refresh();
  },
};

function view(loaded: Loaded<EndpointList>, fault: string | null, actions: Actions): TemplateResult {
  const list = loaded.kind === 'loaded' ? loaded.value : null;
  const isFull = list !== null && list.endpoints.length >= list.endpoints_max;
  return html`<div class="heading">
      <h1>Webhooks</h1>
      ${
        list !== null && list.endpoints.length > 0
          ? html`<button
              type="button"
              class="button action"
              ?disabled=${isFull}
              title=${isFull ? `The maximum is ${list.endpoints_max} endpoints.` : ''}
              @click=${() => actions.add(list)}
            >
              Add endpoint
            </button>`
          : nothing
      }
    </div>
    ${fault === null ? nothing : html`<p class="fault" role="alert">${fault}</p>`}
    ${whenLoaded(loaded, actions.refresh, (value) => (value.endpoints.length === 0 ? empty(value, actions) : table(value, actions)))}`;
}

function empty(list: EndpointList, { add }: Actions): TemplateResult {
  return html`<div class="empty">
    <p>No endpoints yet. Add one to receive events.</p>
    <button type="button" class="button action" @click=${() => add(list)}>Add endpoint</button>
  </div>`;
}

function table(list: EndpointList, actions: Actions): TemplateResult {
  const nowMs = Date.now();
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="Webhook endpoints">
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Endpoint</th>
          <th scope="col">Events</th>
          <th scope="col">Delivered, 24 h</th>
          <th scope="col">Last delivery</th>
          <th scope="col">Enabled</th>
        </tr>
      </thead>
      <tbody>
        ${list.endpoints.map((endpoint) => row(endpoint, list, nowMs, actions))}
      </tbody>
    </table>
  </div>`;
}

const reasons: Readonly<Record<NonNullable<ShownEndpoint['disabled_reason']>, string>> = {
  requested: 'disabled by you',
  gone: 'answered 410 Gone',
  failing: 'failing for five days',
};

function row(
  endpoint: ShownEndpoint,
  list: EndpointList,
  nowMs: number,
  { open, toggle }: Actions,
): TemplateResult {
  const {
    url,
    description,
    event_types,
    day,
    last_delivery: last,
    status,
    disabled_reason: reason,
  } = endpoint;
  const all = day.succeeded + day.failed + day.retrying + day.pending;
  return html`<tr>
    <th scope="row">
      <button type="button" class="link url" @click=${() => open(endpoint, list)}>${url}</button>
      ${description === null ? nothing : html`<span class="fine url">${description}</span>`}
    </th>
    <td data-label="Events">${eventWords(event_types)}</td>
    <td data-label="Delivered, 24 h">${all === 0 ? '–' : `${day.succeeded} of ${all}`}</td>
    <td data-label="Last delivery">
      ${
        last === null
          ? '–'
          : html`${deliveryBadge(last)} <span class="fine">${relativeTime(last.last?.at ?? last.created_at, nowMs)}</span>`
      }
    </td>
    <td data-label="Enabled">
      <input
        type="checkbox"
        role="switch"
        aria-label=${`Enabled: ${url}`}
        .checked=${status === 'enabled'}
        @change=${() => toggle(endpoint)}
      />
      ${status === 'disabled' && reason !== null ? html`<span class="fine">${reasons[reason]}</span>` : nothing}
    </td>
  </tr>`;
}

function eventWords(patterns: readonly string[]): TemplateResult {
  if (patterns.includes('*')) return html`all`;
  if (patterns.length <= 2) return html`${patterns.map((pattern) => html`<code>${pattern}</code> `)}`;
  return html`<span title=${patterns.join(', ')}>${patterns.length} types</span>`;
}
