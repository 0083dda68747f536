/** The answer to a successful write shows what was sent: each field, each line in order, the result of each action. */
import { type Exchange, isAcknowledged } from '../actors/exchange.ts';
import { isHandled, statesOf } from '../oracle/record-histories.ts';
import type { RunHistory } from '../oracle/run-history.ts';
import { lostFields, type Shown, unmetFields } from '../oracle/wanted-fields.ts';
import type { Invariant } from './invariant.ts';

export const answersShowRequests: Invariant = {
  name: 'answers show what was asked',
  check: (run) =>
    run.exchanges.filter(isAcknowledged).flatMap((exchange) => {
      const { method, path } = exchange.call;
      return faultsOf(run, exchange).map((fault) => `${method} ${path} was told ${fault}`);
    }),
};

const resource = /^\/api\/v1\/(customers|products|invoices|quotations|payments)(?:\/(\w+))?(?:\/(\w+))?$/;

/** The status of the answered record after each action. */
const ends: Readonly<Record<string, readonly string[]>> = {
  finalize: ['open', 'paid'],
  void: ['void', 'voided'],
  mark_uncollectible: ['uncollectible'],
  send: ['sent'],
  accept: ['accepted'],
  decline: ['declined'],
  cancel: ['canceled'],
  convert: ['draft', 'open', 'paid'],
  duplicate: ['draft'],
};

function faultsOf(run: RunHistory, exchange: Exchange): string[] {
  const { call, answer } = exchange;
  const found = resource.exec(call.path);
  if (found === null) return [];
  const [, , id, action] = found;
  const shown: Shown = answer?.body ?? {};
  const body = (call.body ?? {}) as Shown;
  if (call.method === 'DELETE')
    return shown.deleted === true && shown.id === id ? [] : [JSON.stringify(shown)];
  if (call.method === 'PATCH') return [...unmetFields(body, shown), ...lost(run, exchange)];
  if (action === undefined) return unmetFields(body, shown);
  if (action === 'payments') return unmetFields({ ...body, invoice_id: id }, shown);
  const isEnd = ends[action]?.includes(String(shown.status)) === true;
  return [...(isEnd ? [] : [`status ${String(shown.status)}`]), ...copyFaults(run, exchange)];
}

function lost(run: RunHistory, exchange: Exchange): string[] {
  const entry = run.entryOf(exchange);
  const id = String(exchange.answer?.body.id);
  const state = statesOf(run).find((one) => one.entry === entry && one.id === id);
  if (state?.before === undefined || isHandled(run, id)) return [];
  const patch = exchange.call.body as Shown;
  return lostFields(state.object, patch, state.before.shown, state.shown).map((name) => `another ${name}`);
}

const copied = [
  'customer_id',
  'currency',
  'discount',
  'discount_percent',
  'tax_inclusive',
  'total',
  'notes',
  'terms',
];

/** A document made from another has its lines, its prices and its customer. */
function copyFaults(run: RunHistory, exchange: Exchange): string[] {
  const [, , id = '', action] = resource.exec(exchange.call.path) ?? [];
  const entry = run.entryOf(exchange);
  if (entry === undefined || (action !== 'convert' && action !== 'duplicate') || isHandled(run, id))
    return [];
  const source = statesOf(run)
    .filter((state) => state.id === id && state.entry.transaction <= entry.transaction)
    .pop()?.shown;
  const copy: Shown = exchange.answer?.body ?? {};
  if (source === undefined) return [`a copy of ${id}, which nobody has committed`];
  const differing = copied.filter((name) => JSON.stringify(source[name]) !== JSON.stringify(copy[name]));
  const isSame = JSON.stringify(linesOf(source)) === JSON.stringify(linesOf(copy));
  return [...differing, ...(isSame ? [] : ['items'])].map((name) => `another ${name} than that of ${id}`);
}

// Each copy has lines of its own.
function linesOf({ items }: Shown): unknown[] {
  return (items as readonly Shown[]).map((line) => ({ ...line, id: null }));
}
