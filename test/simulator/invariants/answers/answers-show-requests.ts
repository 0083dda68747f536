/** The answer to a successful write shows what was sent: each field, each line in order, the result of each action. */
import { type Exchange, isAcknowledged } from '../../actors/exchange.ts';
import { isHandled, statesOf } from '../../oracle/record-histories.ts';
import type { RunHistory } from '../../oracle/run-history.ts';
import { lostFields, type Shown, unmetFields } from '../../oracle/wanted-fields.ts';
import type { Invariant } from '../invariant.ts';

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
  apply: ['received', 'issued'],
  unapply: ['received', 'issued'],
  refund: ['paid'],
  finalize: ['open', 'paid'],
  void: ['void', 'voided'],
  mark_uncollectible: ['uncollectible'],
  send: ['sent'],
  issue: ['sent', 'issued'],
  accept: ['accepted'],
  decline: ['declined'],
  cancel: ['canceled'],
  convert: ['draft', 'open', 'paid'],
  duplicate: ['draft'],
  // Whatever has a page keeps its status.
  rotate_link: ['open', 'paid', 'sent', 'issued'],
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
  if (id === 'batch') return batchFaults(run, exchange);
  // What a payment is to do with an excess shows in what is left of it.
  const { overpayment: _choice, ...stored } = body;
  if (action === undefined) return unmetFields(stored, shown);
  if (action === 'payments') return unmetFields({ ...body, invoice_id: id }, shown);
  const isEnd = ends[action]?.includes(String(shown.status)) === true;
  return [...(isEnd ? [] : [`status ${String(shown.status)}`]), ...copyFaults(run, exchange)];
}

interface Result {
  readonly status: number;
  readonly data?: Shown;
  readonly problem?: { readonly errors?: readonly { readonly pointer: string; readonly code: string }[] };
}

/** A batch shows each of its records, and what is refused of it is refused for what that part says. */
function batchFaults(run: RunHistory, exchange: Exchange): string[] {
  const { status = 0, body = {} } = exchange.answer ?? {};
  const { data: sent, atomic = true } = exchange.call.body as { data: readonly Shown[]; atomic?: boolean };
  const results: readonly Result[] = atomic
    ? ((body.data ?? []) as readonly Shown[]).map((data) => ({ status: 201, data }))
    : ((body.results ?? []) as readonly Result[]);
  const made = results.flatMap(({ data }) => (data === undefined ? [] : [String(data.id)]));
  const created = (run.entryOf(exchange)?.records ?? [])
    .filter(({ kind, object }) => kind === 'created' && `${object}s` === exchange.call.path.split('/')[3])
    .map(({ id }) => id);
  return [
    ...(status === (atomic ? 201 : 207) ? [] : [`the status ${status}`]),
    ...(results.length === sent.length ? [] : [`${results.length} parts of ${sent.length}`]),
    ...(JSON.stringify(made) === JSON.stringify(created) ? [] : [`${made.join()} for ${created.join()}`]),
    ...results.flatMap((result, index) => partFaults(sent[index] ?? {}, result, `/data/${index}`)),
  ];
}

function partFaults(sent: Shown, { data, problem }: Result, base: string): string[] {
  if (data !== undefined) return unmetFields(sent, data);
  const strange = (problem?.errors ?? []).filter(({ pointer, code }) => {
    const [field = ''] = pointer.slice(base.length + 1).split('/');
    return !pointer.startsWith(base) || (code !== 'required' && field !== '' && !(field in sent));
  });
  return strange.map(({ pointer, code }) => `${code} at ${pointer}, which was not sent`);
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
