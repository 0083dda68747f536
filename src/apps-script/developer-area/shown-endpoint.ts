/** Shows a webhook endpoint to the owner. */
import type { JsonObject } from '../../core/schema/represent.ts';
import type { ShownEndpoint } from '../../pages/protocol.ts';
import { shownDelivery } from './delivery-log.ts';
import { hasFailed, type WebhookState } from './webhook-state.ts';

/** @param endpoint its record, without its secret */
export function shownEndpoint(
  endpoint: JsonObject,
  { day, urls }: Pick<WebhookState, 'day' | 'urls'>,
): ShownEndpoint {
  const { id, url, description, event_types, status, disabled_reason, created_at } = endpoint;
  const own = day.filter(({ endpointId }) => endpointId === id);
  const tried = own.find(({ log }) => log.length > 0);
  const failed = own.filter(hasFailed).length;
  const succeeded = own.filter((delivery) => delivery.status === 'succeeded').length;
  return {
    id: String(id),
    url: String(url),
    description: typeof description === 'string' ? description : null,
    event_types: event_types as string[],
    status: status as ShownEndpoint['status'],
    disabled_reason: disabled_reason as ShownEndpoint['disabled_reason'],
    created_at: String(created_at),
    day: { succeeded, failed, pending: own.length - failed - succeeded },
    last_delivery: tried === undefined ? null : shownDelivery(tried, urls),
  };
}
