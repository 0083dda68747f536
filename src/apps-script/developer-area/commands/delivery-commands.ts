/** Shows the log of deliveries, and sends failed deliveries again. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { allRoutes } from '../../../core/api/routes/all-routes.ts';
import { readEndpointRecords } from '../../../core/events/endpoints/endpoint-table.ts';
import { Refusal } from '../../../core/errors/refusal.ts';
import type { Delivery } from '../../../core/events/deliveries/delivery.ts';
import { deliveriesSheet, idColumn } from '../../../core/events/deliveries/delivery-row.ts';
import { firstDeliveryRow, readDeliveryRows } from '../../../core/events/deliveries/delivery-sheet.ts';
import { startSession } from '../../../core/store/start-session.ts';
import type { Session } from '../../../core/store/session.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { DeliveryDetail, DeliveryFilter, Recovered } from '../../../pages/protocol.ts';
import { type CommandTable, CommandProblem } from '../command.ts';
import { readLog, recordNames, shownAttempt, shownDelivery } from '../delivery-log.ts';
import { hasFailed, isRetrying, lastMs, madeSince, urlsOf } from '../webhook-state.ts';

type DeliveryCommands = Pick<
  CommandTable,
  'list_deliveries' | 'get_delivery' | 'resend_delivery' | 'recover'
>;

const hourMs = 3_600_000;
const pageSize = 50;

export const deliveryCommands: DeliveryCommands = {
  list_deliveries(workspace, filter) {
    const sinceMs = workspace.clock.now() - filter.hours * hourMs;
    const session = startSession(workspace);
    const { deliveries, next } = readLog(session, {
      sinceMs: madeSince(sinceMs),
      beforeRow: filter.before_row,
      count: pageSize,
      matches: (delivery) => lastMs(delivery) >= sinceMs && matches(delivery, filter),
    });
    const facts = { urls: urlsOf(readEndpointRecords(workspace)), records: recordNames(session, deliveries) };
    return { deliveries: deliveries.map((delivery) => shownDelivery(delivery, facts)), next };
  },
  get_delivery(workspace, { id }) {
    const detail = deliveryDetail(workspace, id);
    if (detail === null) throw new CommandProblem('This delivery is gone: the log keeps 30 days.');
    return detail;
  },
  resend_delivery(workspace, { id }) {
    actAsOwner(workspace, allRoutes, 'resendDelivery', { id });
    return {};
  },
  recover(workspace, { endpoint_id: id, since }) {
    const recovered = actAsOwner(workspace, allRoutes, 'recoverWebhookEndpoint', { id, body: { since } });
    const { delivery_count, next_since } = recovered as Recovered;
    return { delivery_count, next_since };
  },
};

/** A delivery with its attempts and its body; null when the log does not have it. */
export function deliveryDetail(workspace: Workspace, id: string): DeliveryDetail | null {
  const session = startSession(workspace);
  const delivery = findDelivery(session, id);
  if (delivery === undefined) return null;
  const urls = urlsOf(readEndpointRecords(workspace));
  return {
    delivery: shownDelivery(delivery, { urls, records: recordNames(session, [delivery]) }),
    attempts: delivery.log.map(shownAttempt).reverse(),
    body: bodyOf(workspace, delivery),
  };
}

function matches(delivery: Delivery, { endpoint_id, event_type, result }: DeliveryFilter): boolean {
  if (endpoint_id !== null && delivery.endpointId !== endpoint_id) return false;
  if (event_type !== null && delivery.eventType !== event_type) return false;
  if (result === null) return true;
  if (isRetrying(delivery)) return result === 'retrying';
  return result === 'failed' ? hasFailed(delivery) : delivery.status === result;
}

/** @throws CommandProblem when the delivery is no longer in the log */
function findDelivery(session: Session, id: string): Delivery | undefined {
  const [row] = session.workspace.document.find(deliveriesSheet, idColumn, firstDeliveryRow, id);
  return row === undefined ? undefined : readDeliveryRows(session, [row]).get(row);
}

// The log shows the event exactly as the requests carry it.
function bodyOf(workspace: Workspace, { eventId }: Delivery): string | null {
  try {
    return JSON.stringify(actAsOwner(workspace, allRoutes, 'getEvent', { id: eventId }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
