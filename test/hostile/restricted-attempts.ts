/** Requests to every operation of the scene, those that succeed and those that meet records of others. */
import type { Route } from '../../src/core/api/operation.ts';
import { resources } from '../../src/core/resources/index.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import type { CallOptions } from '../contract/support/test-workspace.ts';
import type { RestrictedRecord, RestrictedScene } from './restricted-scene.ts';

export interface RestrictedAttempt {
  readonly what: string;
  readonly path: string;
  readonly options: CallOptions;
}

/** An id that no record has. */
export const unknownId = 'inv_01KEBZ00000000000000000000';

/** Returns the requests that a route takes; the first one succeeds, and is then repeated under its Idempotency-Key. */
export function attemptsOn(scene: RestrictedScene): (route: Route) => RestrictedAttempt[] {
  const { ada, twins, archived, gear, retired, billed, first, fresh, paid, deposit, derivedBody } = scene;
  const { call, create, post } = scene;
  let count = 0;

  /** The status in which the operation finds its record, where it asks for one. */
  function statusBefore({ operationId, path, resource }: Route): string | undefined {
    // Mailing a draft of a quotation sends it, which takes another scope.
    if (path === '/quotations/{id}/email') return 'sent';
    if (/\/(payments|ubl|cii|email)$/.test(path)) return 'open';
    const row = resource?.transitions?.find(({ action }) => path.endsWith(`/{id}/${action}`));
    return operationId.startsWith('duplicate') ? undefined : row?.from[0];
  }

  /** The id that a path of the route names; an endpoint, an event or a delivery is none of the secrets. */
  function idFor(route: Route): string {
    const [, plural = ''] = route.path.split('/');
    const credit = credits[route.operationId];
    if (credit !== undefined) return credit().id;
    if (resources.some((resource) => resource.plural === plural))
      return fresh(plural, statusBefore(route)).id;
    if (plural === 'events') return call('GET', '/api/v1/events', { query: 'limit=1' }).body.data[0].id;
    count += 1;
    const endpoint = create('webhook_endpoints', {
      url: `https://hooks.example.com/${count}`,
      event_types: ['*'],
    });
    return plural === 'deliveries' ? deliveryTo(endpoint.id) : endpoint.id;
  }

  /** A delivery that was never tried: recovery makes one of each event. */
  function deliveryTo(endpointId: string): string {
    const path = `/api/v1/webhook_endpoints/${endpointId}`;
    call('POST', `${path}/recover`, { body: { since: '2026-01-07T00:00:00Z' } });
    return call('GET', `${path}/deliveries`, { query: 'limit=1' }).body.data[0].id;
  }

  /** An invoice to which the credit of a record was applied, by the id of that record. */
  const applied = new Map<string, string>();
  function appliedTo(record: RestrictedRecord): RestrictedRecord {
    const invoice = fresh('invoices', 'open');
    const path = `/api/v1/${record.object}s/${record.id}/apply`;
    const answer = post(path, { invoice_id: invoice.id, amount: '3.19' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    applied.set(record.id, invoice.id);
    return record;
  }
  /** The records of the operations that work on credit. */
  const credits: Readonly<Record<string, () => RestrictedRecord>> = {
    applyPayment: deposit,
    refundPayment: deposit,
    unapplyPayment: () => appliedTo(deposit()),
    unapplyCreditNote: () => appliedTo(fresh('credit_notes')),
    issueCreditNote: () => fresh('credit_notes', 'draft'),
    updateCreditNote: () => fresh('credit_notes', 'draft'),
    deleteCreditNote: () => fresh('credit_notes', 'draft'),
  };

  const bodies: Readonly<Record<string, (id: string) => object>> = {
    recoverWebhookEndpoint: () => ({ since: '2026-01-07T00:00:00Z' }),
    applyPayment: () => ({ invoice_id: fresh('invoices', 'open').id, amount: '3.19' }),
    applyCreditNote: () => ({ invoice_id: fresh('invoices', 'open').id, amount: '3.19' }),
    unapplyPayment: (id) => ({ invoice_id: applied.get(id), amount: '1.07' }),
    unapplyCreditNote: (id) => ({ invoice_id: applied.get(id), amount: '1.07' }),
    refundPayment: () => ({ amount: '1.07' }),
    refundCreditNote: () => ({ amount: '1.07' }),
  };
  /** The requests to what there is once in a workspace. */
  const alone: Readonly<Record<string, CallOptions>> = {
    getTaxReport: { query: 'from=2026-01-01&to=2026-12-31' },
    updateWorkspace: { body: { contact_name: 'Mallory' } },
  };
  // An invoice that is paid once is paid, so each operation gets others.
  const creations = (): Readonly<Record<string, Readonly<Record<string, object>>>> => ({
    customers: {
      'a new one': { name: 'Mallory' },
      'a known e-mail address': { name: 'Mallory', email: ada.email },
      'an external_id that is taken': { name: 'Mallory', external_id: ada.external_id },
    },
    products: {
      'a new one': { name: 'Something', unit_price: 1 },
      'an sku that is taken': { name: 'Something', unit_price: 1, sku: gear.sku },
      'an external_id that is taken': { name: 'Something', unit_price: 1, external_id: gear.external_id },
    },
    payments: {
      'a payment': { invoice_id: fresh('invoices', 'open').id },
      'more than is due': { invoice_id: fresh('invoices', 'open').id, amount: '99999.00' },
      'an invoice that takes none': { invoice_id: fresh('invoices', 'draft').id },
      'an unknown invoice': { invoice_id: unknownId },
    },
    credit_notes: {
      'a part': { invoice_id: paid().id, reason: 'order_change', amount: '3.19' },
      'more than is left': { invoice_id: paid().id, reason: 'order_change', amount: '99999.00' },
      'an unknown invoice': { invoice_id: unknownId, reason: 'order_change' },
    },
    refunds: {
      'a part': { credit_note_id: fresh('credit_notes').id, amount: '1.07' },
      'more than is left': { credit_note_id: fresh('credit_notes').id, amount: '99999.00' },
    },
    webhook_endpoints: { 'a new one': { url: 'https://hooks.example.com/new', event_types: ['*'] } },
  });
  const billing = (plural: string): Readonly<Record<string, object>> => ({
    'a name that nobody has': { customer_name: 'Mallory', total: 5 },
    'a known name': { customer_name: ada.name, total: 5 },
    'a known name and address': { customer_name: ada.name, customer_email: ada.email, total: 5 },
    'a name that several have': { customer_name: twins[0].name, total: 5 },
    'a known id': { customer_id: ada.id, customer_name: ada.name, total: 5 },
    'the id of an archived customer': { customer_id: archived.id, total: 5 },
    'a known product': { customer_name: 'Mallory', items: [{ product_id: gear.id, quantity: 3 }] },
    'a product that is offered no more': { customer_name: 'Mallory', items: [{ product_id: retired.id }] },
    'an external_id that is taken': {
      customer_name: 'Mallory',
      total: 5,
      external_id: first(plural)?.external_id,
    },
    'a number that is taken': { customer_name: 'Mallory', total: 5, number: billed.number },
    'a number of the series': { customer_name: 'Mallory', total: 5, number: 'INV-2026-0999' },
    'a closed fault': { customer_name: ada.name, total: -5 },
  });

  function attemptsAt(route: Route): RestrictedAttempt[] {
    const { method, path, body, resource } = route;
    const target = (id: string): string => `/api/v1${path.replace('{id}', id)}`.replace(/\/$/, '');
    if ((body.kind === 'create' || body.kind === 'batch') && resource !== null) {
      const bodiesOf = bodiesFor(resource);
      count += 1;
      const once = { 'Idempotency-Key': `attempt-${count}` };
      const [first, ...others] = Object.entries(bodiesOf).map(([what, sent], index) => ({
        what,
        path: target(''),
        options: {
          body: body.kind === 'batch' ? { data: [sent] } : sent,
          ...(index === 0 ? { headers: once } : {}),
        },
      }));
      const each = body.kind === 'batch' ? others.map(forItself) : [];
      return first === undefined
        ? others
        : [first, { ...first, what: 'the first once more' }, ...others, ...each];
    }
    if (!path.includes('{id}'))
      return [{ what: 'all', path: target(''), options: alone[route.operationId] ?? {} }];
    const id = idFor(route);
    const action = { body: bodies[route.operationId]?.(id) ?? {} };
    const sent = { update: { body: {} }, action, none: {} }[body.kind as 'update'];
    const changed =
      body.kind === 'update'
        ? { body: { external_id: billed.external_id, status: 'void', metadata: { a: 'b' } } }
        : sent;
    if (method === 'GET')
      return [id, unknownId].map((one) => ({
        what: one,
        path: target(one),
        options: sent,
      }));
    const stale = { headers: { 'If-Match': '"stale"' } };
    const once = { headers: { 'Idempotency-Key': `attempt-${id}` } };
    return [
      { what: 'once', path: target(id), options: { ...sent, ...once } },
      { what: 'once more', path: target(id), options: { ...sent, ...once } },
      { what: 'again', path: target(id), options: sent },
      { what: 'with other content', path: target(id), options: changed },
      { what: 'with a stale tag', path: target(id), options: { ...sent, ...stale } },
      { what: 'on an unknown id', path: target(unknownId), options: sent },
    ];
  }

  /** A batch, of which each record is created or refused for itself. */
  function forItself({ what, path, options }: RestrictedAttempt): RestrictedAttempt {
    return {
      what: `${what}, for itself`,
      path,
      options: { body: { ...(options.body as object), atomic: false } },
    };
  }

  function bodiesFor(resource: Resource): Readonly<Record<string, object>> {
    const { plural, fields } = resource;
    const bodiesOf = creations()[plural];
    if (bodiesOf !== undefined) return bodiesOf;
    return 'customer_name' in fields ? billing(plural) : { 'a new one': derivedBody(plural) };
  }

  return attemptsAt;
}
