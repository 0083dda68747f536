/** Checks that webhooks arrive, and names the endpoints at which they do not. */
import type { Delivery } from '../../../core/events/deliveries/delivery.ts';
import { hasFailed, isRetrying, readWebhookState } from '../../developer-area/webhook-state.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** No more endpoints are named; the Delivery log shows all. */
const shownMax = 5;

export const deliveriesCheck: HealthCheck = {
  id: 'deliveries',
  title: 'Deliveries',
  run({ workspace }) {
    const { day, urls } = readWebhookState(workspace);
    const troubled = day.filter((delivery) => hasFailed(delivery) || isRetrying(delivery));
    if (troubled.length === 0) return good('No delivery has failed in the last 24 hours.');
    const failed = troubled.filter(hasFailed).length;
    const endpoints = [...new Set(troubled.map(({ endpointId }) => endpointId))];
    const named = endpoints.slice(0, shownMax).map((id) => {
      const own = troubled.filter(({ endpointId }) => endpointId === id);
      return `To ${urls.get(id) ?? 'a deleted endpoint'}: ${own.length}, the last ${outcomeOf(own[0])}.`;
    });
    const more = endpoints.length - named.length;
    return forPerson('warning', [
      [
        `Deliveries of webhooks of the last 24 hours that failed: ${failed}; that are sent again: ${troubled.length - failed}.`,
        ...named,
        ...(more > 0 ? [`And ${more} more endpoints.`] : []),
      ].join(' '),
      'The Delivery log shows what each receiver has answered. For those that failed, repair the receiver and choose Resend, or Recover failed.',
    ]);
  },
};

// The newest delivery comes first, and its newest attempt last.
function outcomeOf(delivery: Delivery | undefined): string {
  const attempt = delivery?.log[delivery.log.length - 1];
  if (attempt === undefined) return 'without an attempt';
  return attempt.status_code === null
    ? `without an answer (${attempt.error ?? 'unknown'})`
    : `with HTTP ${attempt.status_code}`;
}
