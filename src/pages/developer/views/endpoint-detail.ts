/** One webhook endpoint: its settings, its latest deliveries, and code that verifies them. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { DeliveryList, EndpointList, ShownDelivery, ShownEndpoint } from '../../protocol.ts';
import { type Loaded, load, loading, messageOf, whenLoaded } from '../../shared/loaded.ts';
import { shownDay } from '../../shared/times.ts';
import { verificationFigure } from '../../shared/verification.ts';
import type { ScreenContext } from '../screen.ts';
import { askInForm } from './ask.ts';
import { showDelivery } from './delivery-detail.ts';
import { deliveryTable, durationWords, outcomeWords } from './delivery-table.ts';
import { askToChangeEndpoint } from './endpoint-form.ts';
import { askToRotate } from './rotate-secret.ts';

interface EndpointContext extends ScreenContext {
  readonly endpoint: ShownEndpoint;
  readonly list: EndpointList;
  /** Goes back to all endpoints. */
  readonly back: () => void;
}

interface State {
  readonly endpoint: ShownEndpoint;
  readonly deliveries: Loaded<DeliveryList>;
  /** The message about the last test event. */
  readonly message: string | null;
  readonly language: string;
}

interface Actions {
  readonly refresh: () => void;
  readonly ping: () => void;
  readonly change: () => void;
  readonly rotate: () => void;
  readonly remove: () => void;
  readonly open: (delivery: ShownDelivery) => void;
  readonly chooseLanguage: (id: string) => void;
}

// Three days; the delivery log has older deliveries.
const hoursShown = 72;

/** Shows the endpoint instead of the list. */
export function showEndpoint({ call, place, endpoint, list, back }: EndpointContext): void {
  let state: State = { endpoint, deliveries: loading, message: null, language: 'javascript' };
  const set = (changed: Partial<State>): void => {
    state = { ...state, ...changed };
    render(view(state, actions, back), place);
  };
  const filter = {
    endpoint_id: endpoint.id,
    event_type: null,
    result: null,
    hours: hoursShown,
    before_row: null,
  };
  const actions: Actions = {
    refresh() {
      void load(
        () => call('list_deliveries', filter),
        (deliveries) => set({ deliveries }),
      );
    },
    ping() {
      set({ message: 'Please wait…' });
      call('ping_endpoint', { id: endpoint.id }).then(
        ({ sent }) => {
          const [attempt] = sent?.attempts ?? [];
          if (sent === null || attempt === undefined)
            set({ message: 'The test event is sent within a minute. Refresh to see the result.' });
          else {
            set({ message: `Test event: ${outcomeWords(attempt)}, ${durationWords(attempt)}.` });
            actions.open(sent.delivery);
          }
          actions.refresh();
        },
        (error: unknown) => set({ message: messageOf(error) }),
      );
    },
    change: () =>
      askToChangeEndpoint(call, list.event_types, state.endpoint, (changed) => set({ endpoint: changed })),
    rotate: () => askToRotate(call, state.endpoint),
    remove: () =>
      askInForm({
        title: 'Delete this endpoint',
        verb: 'Delete endpoint',
        isDangerous: true,
        fields: () =>
          html`<p><span class="url">${state.endpoint.url}</span> receives no more events. Pending deliveries are canceled.</p>`,
        send: () => call('delete_endpoint', { id: endpoint.id }),
        onAnswer: back,
      }),
    open: (delivery) => showDelivery(call, delivery, actions.refresh),
    chooseLanguage: (language) => set({ language }),
  };
  actions.refresh();
}

function view(
  { endpoint, deliveries, message, language }: State,
  actions: Actions,
  back: () => void,
): TemplateResult {
  const { url, description, event_types, status, created_at } = endpoint;
  return html`<p class="back"><button type="button" class="link" @click=${back}>‹ All endpoints</button></p>
    <h1 class="url">${url}</h1>
    <p class="lead">${description ?? nothing}</p>
    <dl class="facts">
      <div><dt>Status</dt><dd><span class=${status === 'enabled' ? 'badge good' : 'badge warn'}>${status}</span></dd></div>
      <div><dt>Events</dt><dd>${event_types.includes('*') ? 'all' : event_types.map((type) => html`<code>${type}</code> `)}</dd></div>
      <div><dt>Created</dt><dd>${shownDay(created_at)}</dd></div>
    </dl>
    <div class="row">
      <button type="button" class="button action" ?disabled=${status !== 'enabled'} @click=${actions.ping}>Send test event</button>
      <button type="button" class="button" @click=${actions.change}>Edit…</button>
      <button type="button" class="button" @click=${actions.rotate}>Rotate secret…</button>
      <button type="button" class="button danger" @click=${actions.remove}>Delete…</button>
    </div>
    <p class="fine" role="status">${message ?? ''}</p>
    <div class="heading">
      <h2>Deliveries of the last 3 days</h2>
      <button type="button" class="button" @click=${actions.refresh}>Refresh</button>
    </div>
    ${whenLoaded(deliveries, actions.refresh, ({ deliveries: all }) =>
      all.length === 0
        ? html`<p class="fine">No deliveries yet. Send a test event to see one.</p>`
        : deliveryTable(all, { showsEndpoint: false, open: actions.open }),
    )}
    <h2>Verify webhooks</h2>
    ${verificationFigure(language, actions.chooseLanguage)}`;
}
