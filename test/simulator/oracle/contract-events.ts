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
  credit_note: { 'draft issued': ['credit_note.issued'], 'issued void': ['credit_note.voided'] },
  refund: { 'paid voided': ['refund.voided'] },
};

/** The events of a new record besides `created`, by the status that it begins with. */
const beginnings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  invoice: { open: ['invoice.finalized'], paid: ['invoice.finalized', 'invoice.paid'] },
  quotation: { sent: ['quotation.sent'] },
  credit_note: { issued: ['credit_note.issued'] },
};

/** True when nothing but the link to the page of a document was replaced: a new link is no other version, and no event. */
export function isNewLink(before: SeenChange['before'], after: SeenChange['after']): boolean {
  // Warnings are those of the request, and the address is that of the new link.
  const rest = (record: SeenChange['before']): string =>
    JSON.stringify(Object.entries({ ...record, link_version: 0, hosted_url: null, warnings: [] }).sort());
  return Number(after.link_version ?? 0) > Number(before?.link_version ?? 0) && rest(before) === rest(after);
}

/** The types of the events that are told of a change, in alphabetical order. */
export function typesOf(change: SeenChange): string[] {
  return [...typesInTurn(change)].sort();
}

function typesInTurn(change: SeenChange): readonly string[] {
  const { object, kind, before, after } = change;
  if (kind === 'updated' && isNewLink(before, after)) return [];
  if (kind === 'deleted') return [`${object}.deleted`];
  if (kind !== 'created') return (object === 'invoice' ? settled(change) : null) ?? moved(change);
  const created = object === 'payment' ? 'payment.received' : `${object}.created`;
  return [created, ...(beginnings[object]?.[String(after.status)] ?? [])];
}

/** The events of an invoice whose payments or credit have changed; null for another change of it. */
function settled({ before, after, payment }: SeenChange): readonly string[] | null {
  const status = String(after.status);
  // A deposit that is applied or taken back counts as a payment that is booked or voided.
  const paid = Number(after.amount_paid ?? 0) - Number(before?.amount_paid ?? 0);
  const effect = payment === null && paid !== 0 ? (paid > 0 ? 'booked' : 'voided') : payment;
  if (['amount_credited', 'credit_notes_total'].some((field) => before?.[field] !== after[field])) {
    // A payment that is voided may make room for the invoice's own credit, which covers it once more.
    const isReached = before?.status !== status || effect === 'voided';
    const reached = isReached && ['paid', 'credited'].includes(status) ? [`invoice.${status}`] : [];
    return ['invoice.updated', ...reached];
  }
  if (effect === null) return null;
  if (effect === 'voided' || status === 'uncollectible') return [];
  return [status === 'paid' ? 'invoice.paid' : 'invoice.partially_paid'];
}

function moved({ object, before, after }: SeenChange): readonly string[] {
  const [from, to] = [String(before?.status), String(after.status)];
  if (from !== to) return transitions[object]?.[`${from} ${to}`] ?? [`${object}: ${from} to ${to}`];
  const isApplied = Number(after.applied_amount ?? 0) > Number(before?.applied_amount ?? 0);
  return [isApplied ? `${object}.applied` : `${object}.updated`];
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
  [/\/refund$/, () => 'refund.created'],
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
