/** The delivery log: every delivery with its result. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { DeliveryFilter, DeliveryList, EndpointList, ShownDelivery } from '../../protocol.ts';
import { type Loaded, load, loading, whenLoaded } from '../../shared/loaded.ts';
import type { Screen, ScreenContext } from '../screen.ts';
import { deliveryFilters } from '../views/delivery-filters.ts';
import { deliveryTable } from '../views/delivery-table.ts';
import { showDelivery } from '../views/delivery-detail.ts';
import { askToRecover } from '../views/recover.ts';

interface State {
  readonly endpoints: Loaded<EndpointList>;
  readonly list: Loaded<DeliveryList>;
  readonly filter: DeliveryFilter;
}

const noFilter: DeliveryFilter = {
  endpoint_id: null,
  event_type: null,
  result: null,
  hours: 24 * 7,
  before_row: null,
};

export const deliveriesScreen: Screen = {
  id: 'deliveries',
  title: 'Delivery log',
  hasModes: true,
  show(context) {
    const { call, place } = context;
    let state: State = { endpoints: loading, list: loading, filter: noFilter };
    const change = (changed: Partial<State>): void => {
      state = { ...state, ...changed };
      render(view(state, actions, context), place);
    };
    const read = (filter: DeliveryFilter, earlier: readonly ShownDelivery[]): void => {
      void load(
        () => call('list_deliveries', filter),
        (next) => {
          // An answer for an earlier filter is ignored.
          if (state.filter !== filter) return;
          if (next.kind === 'loading' && earlier.length > 0) return;
          if (next.kind !== 'loaded') change({ list: next });
          else change({ list: { kind: 'loaded', value: joined(earlier, next.value) } });
        },
      );
    };
    const actions: Actions = {
      filter(changed) {
        const filter = { ...state.filter, ...changed, before_row: null };
        change({ filter });
        read(filter, []);
      },
      more(value) {
        const filter = { ...state.filter, before_row: value.next };
        change({ filter });
        read(filter, value.deliveries);
      },
      refresh: () => actions.filter({}),
      open: (delivery) => showDelivery(call, delivery, actions.refresh),
      recover: (list) => askToRecover(call, list.endpoints, state.filter.endpoint_id, actions.refresh),
    };
    void load(
      () => call('list_endpoints', {}),
      (endpoints) => change({ endpoints }),
    );
    actions.refresh();
  },
};

interface Actions {
  readonly filter: (changed: Partial<DeliveryFilter>) => void;
  readonly more: (list: DeliveryList) => void;
  readonly refresh: () => void;
  readonly open: (delivery: ShownDelivery) => void;
  readonly recover: (list: EndpointList) => void;
}

function joined(earlier: readonly ShownDelivery[], { deliveries, next }: DeliveryList): DeliveryList {
  return { deliveries: [...earlier, ...deliveries], next };
}

function view({ endpoints, list, filter }: State, actions: Actions, { goTo }: ScreenContext): TemplateResult {
  const known = endpoints.kind === 'loaded' ? endpoints.value : null;
  const canRecover = known?.endpoints.some(({ status }) => status === 'enabled') === true;
  return html`<div class="heading">
      <h1>Delivery log</h1>
      <div>
        <button type="button" class="button" @click=${actions.refresh}>Refresh</button>
        ${
          known !== null && canRecover
            ? html`<button type="button" class="button" @click=${() => actions.recover(known)}>Recover failed…</button>`
            : nothing
        }
      </div>
    </div>
    ${deliveryFilters(known, filter, actions.filter)}
    ${whenLoaded(list, actions.refresh, (value) => page(value, filter, actions, goTo))}`;
}

function page(
  list: DeliveryList,
  filter: DeliveryFilter,
  { open, more }: Actions,
  goTo: (id: string) => void,
): TemplateResult {
  const { deliveries, next } = list;
  const moreButton =
    next === null
      ? nothing
      : html`<p><button type="button" class="button" @click=${() => more(list)}>Show older</button></p>`;
  if (deliveries.length > 0)
    return html`${deliveryTable(deliveries, { showsEndpoint: true, open })} ${moreButton}`;
  const isFiltered = filter.endpoint_id !== null || filter.event_type !== null || filter.result !== null;
  return html`<div class="empty">
      <p>${isFiltered ? 'No deliveries match the filters.' : 'No deliveries in this period.'}</p>
      <button type="button" class="button" @click=${() => goTo('webhooks')}>Show endpoints</button>
    </div>
    ${moreButton}`;
}
