/** The filters of the delivery log. */
import { html, type TemplateResult } from 'lit-html';
import type { DeliveryFilter, EndpointList } from '../../protocol.ts';

interface Option<Value> {
  readonly value: Value;
  readonly words: string;
}

const results: readonly Option<DeliveryFilter['result']>[] = [
  { value: null, words: 'Any result' },
  { value: 'succeeded', words: 'Delivered' },
  { value: 'failed', words: 'Failed' },
  { value: 'retrying', words: 'Retrying' },
  { value: 'pending', words: 'Pending' },
];

const periods: readonly Option<number>[] = [
  { value: 1, words: 'Last hour' },
  { value: 24, words: 'Last day' },
  { value: 24 * 7, words: 'Last 7 days' },
  { value: 24 * 30, words: 'Last 30 days' },
];

/** @param list the endpoints, null while they load */
export function deliveryFilters(
  list: EndpointList | null,
  filter: DeliveryFilter,
  change: (changed: Partial<DeliveryFilter>) => void,
): TemplateResult {
  const endpoints = (list?.endpoints ?? []).map(({ id, url }) => ({ value: id, words: url }));
  const types = (list?.event_types ?? []).map((type) => ({ value: type, words: type }));
  return html`<div class="filters">
    ${choice('Endpoint', [{ value: null, words: 'All endpoints' }, ...endpoints], filter.endpoint_id, (value) => change({ endpoint_id: value }))}
    ${choice('Event', [{ value: null, words: 'All events' }, ...types], filter.event_type, (value) => change({ event_type: value }))}
    ${choice('Result', results, filter.result, (value) => change({ result: value }))}
    ${choice('Period', periods, filter.hours, (value) => change({ hours: value }))}
  </div>`;
}

function choice<Value>(
  label: string,
  options: readonly Option<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  const onChange = (event: Event): void => {
    const option = options[(event.currentTarget as HTMLSelectElement).selectedIndex];
    if (option !== undefined) choose(option.value);
  };
  return html`<select aria-label=${label} @change=${onChange}>
    ${options.map(({ value, words }) => html`<option .selected=${value === chosen}>${words}</option>`)}
  </select>`;
}
