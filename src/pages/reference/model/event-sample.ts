/** Composes a sample event from the records in the examples of the document. */
import type { OpenApi } from './open-api.ts';

interface ShownRecord {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly status?: unknown;
  readonly deleted?: unknown;
  readonly updated_at?: unknown;
  readonly secret?: unknown;
}

/** Sample ids. */
const eventId = 'evt_01KEBZB8R0Z6Y2H4E9SC1XJ7VN';
const workspaceId = 'ws_01KEBXW2M0T7D4R9GZ5KQ1NH3A';
const requestId = 'req_01KEBZ8JX0R4N6A1D9TQ3V7M5C';

/** A sample of an event type; null when no example has a suitable record. */
export function eventSample(document: OpenApi, type: string): unknown {
  const [kind = '', verb = ''] = type.split('.');
  const object = type === 'webhook.ping' ? 'webhook_endpoint' : kind;
  const records = shownRecords(document).filter((record) => record.object === object);
  const isDeletion = verb === 'deleted';
  const fitting = records.filter((record) => (record.deleted === true) === isDeletion);
  // For `invoice.voided`, an invoice with the status `void` is chosen.
  const record =
    fitting.find(({ status }) => typeof status === 'string' && verb.startsWith(status)) ??
    fitting[0] ??
    (isDeletion ? deletionOf(records[0]) : undefined);
  if (record === undefined) return null;
  const timestamp = typeof record.updated_at === 'string' ? record.updated_at : '2026-01-07T12:00:00.000Z';
  return {
    id: eventId,
    object: 'event',
    type,
    timestamp,
    workspace_id: workspaceId,
    livemode: true,
    ...(type === 'invoice.overdue'
      ? { source: 'schedule', request_id: null }
      : { source: 'api', request_id: requestId }),
    data: { object: asInEvent(type, record), changed: changedBy(verb) },
  };
}

// What an event of this kind usually tells of.
function changedBy(verb: string): readonly string[] {
  if (['created', 'deleted', 'overdue', 'ping', 'received'].includes(verb)) return [];
  if (verb === 'updated') return ['notes'];
  return verb.endsWith('paid') ? ['status', 'amount_paid', 'amount_due', 'status_transitions'] : ['status'];
}

// Payments are deleted only in the sheet, so no example shows a deleted one.
function deletionOf(record: ShownRecord | undefined): ShownRecord | undefined {
  return record && { id: record.id, object: record.object, deleted: true };
}

function shownRecords({ paths }: OpenApi): readonly ShownRecord[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status < '300')
      .flatMap(([, { content }]) => Object.values(content?.['application/json']?.examples ?? {}))
      .map(({ value }) => withoutSecret(value as ShownRecord)),
  );
}

// Events contain no secrets.
function withoutSecret(record: ShownRecord): ShownRecord {
  return 'secret' in record ? { ...record, secret: null } : record;
}

/** Adapts the record to events that no example was taken after. */
function asInEvent(type: string, record: ShownRecord): ShownRecord {
  const { total = 0, amounts = {} } = record as { total?: number; amounts?: object };
  const paid = (status: string, amount: number): ShownRecord => {
    const sums = { amount_paid: amount, amount_due: total - amount };
    const exact = { amount_paid: amount.toFixed(2), amount_due: (total - amount).toFixed(2) };
    return { ...record, status, ...sums, amounts: { ...amounts, ...exact } } as ShownRecord;
  };
  if (type === 'invoice.paid') return paid('paid', total);
  if (type === 'invoice.partially_paid') return paid('partially_paid', Math.floor(total / 2));
  return type === 'invoice.overdue' ? ({ ...record, is_overdue: true } as ShownRecord) : record;
}
