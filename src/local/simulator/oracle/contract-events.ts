/** Tells which events the contract promises for a change: a table of the simulator's own, by the record's transition. */

/** A record before and after a transaction. */
export interface SeenChange {
  readonly object: string;
  readonly kind: 'created' | 'updated' | 'deleted' | 'restored';
  /** Null for a record that is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  /** The effect of the same transaction on a payment of it, or null. */
  readonly payment: 'booked' | 'voided' | null;
}

/** The events of a record that changes its status, by the two statuses. */
const transitions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  invoice: {
    'draft open': ['invoice.finalized'],
    'draft paid': ['invoice.finalized', 'invoice.paid'],
    'open void': ['invoice.voided'],
    'paid void': ['invoice.voided'],
    'open uncollectible': ['invoice.uncollectible'],
    'partially_paid uncollectible': ['invoice.uncollectible'],
  },
  quotation: {
    'draft sent': ['quotation.sent'],
    'draft accepted': ['quotation.accepted'],
    'sent accepted': ['quotation.accepted'],
    'sent declined': ['quotation.declined'],
    'draft canceled': ['quotation.canceled'],
    'sent canceled': ['quotation.canceled'],
    'accepted canceled': ['quotation.canceled'],
    'accepted invoiced': ['quotation.invoiced'],
    // The draft that it was turned into was deleted, or the invoice voided.
    'invoiced accepted': ['quotation.updated'],
  },
  payment: { 'received voided': ['payment.voided'] },
};

/** The events of a new record besides `created`, by the status that it begins with. */
const beginnings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  invoice: { open: ['invoice.finalized'], paid: ['invoice.finalized', 'invoice.paid'] },
  quotation: { sent: ['quotation.sent'] },
};

/** The types of the events that are told of a change, in alphabetical order. */
export function typesOf(change: SeenChange): string[] {
  return [...typesInTurn(change)].sort();
}

function typesInTurn({ object, kind, before, after, payment }: SeenChange): readonly string[] {
  const status = String(after.status);
  if (kind === 'deleted') return [`${object}.deleted`];
  if (kind === 'created') {
    const created = object === 'payment' ? 'payment.received' : `${object}.created`;
    return [created, ...(beginnings[object]?.[status] ?? [])];
  }
  if (object === 'invoice' && payment === 'voided') return [];
  if (object === 'invoice' && payment === 'booked') {
    if (status === 'uncollectible') return [];
    return [status === 'paid' ? 'invoice.paid' : 'invoice.partially_paid'];
  }
  const wasStatus = String(before?.status);
  if (wasStatus === status) return [`${object}.updated`];
  return transitions[object]?.[`${wasStatus} ${status}`] ?? [`${object}: ${wasStatus} to ${status}`];
}

/** The events that every success of these routes makes, whatever else it does. */
const routes: readonly (readonly [RegExp, (object: string) => string])[] = [
  [/^POST \/api\/v1\/payments$/, () => 'payment.received'],
  [/^POST \/api\/v1\/invoices\/[^/]+\/payments$/, () => 'payment.received'],
  [/^POST \/api\/v1\/\w+$/, (object) => `${object}.created`],
  [/^POST \/api\/v1\/\w+\/[^/]+\/duplicate$/, (object) => `${object}.created`],
  [/^PATCH /, (object) => `${object}.updated`],
  [/^DELETE /, (object) => `${object}.deleted`],
  [/\/finalize$/, () => 'invoice.finalized'],
  [/\/void$/, (object) => `${object}.voided`],
  [/\/mark_uncollectible$/, () => 'invoice.uncollectible'],
  [/\/send$/, () => 'quotation.sent'],
  [/\/accept$/, () => 'quotation.accepted'],
  [/\/decline$/, () => 'quotation.declined'],
  [/\/cancel$/, () => 'quotation.canceled'],
  [/\/convert$/, () => 'quotation.invoiced'],
];

/** Sheets of these records are written by the API alone, and nobody is told of them. */
export const untoldObjects: readonly string[] = ['webhook_endpoint'];

/** The type of the event that a write by this route tells; null for one of which nothing is told. */
export function typeOfRoute(method: string, path: string): string | null {
  const object = path.split('/')[3]?.replace(/s$/, '') ?? '';
  if (untoldObjects.includes(object)) return null;
  const route = `${method} ${path}`;
  return routes.find(([pattern]) => pattern.test(route))?.[1](object) ?? null;
}
