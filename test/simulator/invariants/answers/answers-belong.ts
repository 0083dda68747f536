/** Each answer belongs to the request that it was given to, also where several requests travelled together. */
import type { ReceivedAnswer } from '../../actors/actor.ts';
import { type SimulatedExchange, isFinal } from '../../actors/exchange.ts';
import type { RunHistory } from '../../oracle/run-history.ts';
import type { Invariant } from '../invariant.ts';

/** An answer names its request, is about the record that was asked for, and refuses what this request has sent. */
export const answersBelong: Invariant = {
  name: 'answers belong to their requests',
  check: (run) =>
    run.exchanges.flatMap((exchange) =>
      exchange.attempts.flatMap(({ id, answer }) =>
        answer === null
          ? []
          : faultsOf(run, exchange, answer).map(
              (fault) => `${id} ${exchange.call.method} ${exchange.call.path} was told ${fault}`,
            ),
      ),
    ),
};

function faultsOf(run: RunHistory, { call, requestId }: SimulatedExchange, answer: ReceivedAnswer): string[] {
  const { status, headers, body } = answer;
  const told = headers['X-Request-Id'];
  // Where the part of the script that reads packs cannot be loaded, the answers name no request: the gateway hands them
  // to nobody, and sends each request again.
  const isNamed = requestId === null || told === requestId || status === 503;
  return [
    ...(isNamed ? [] : [`the answer to ${told}`]),
    ...(status < 300 ? strangers(run, call, body) : refusals(run, call, answer)),
  ];
}

const address = /^\/api\/v1\/(\w+)(?:\/([a-z]{2,3}_[0-9A-Z]{26}))?(?:\/(\w+))?$/;

/** Actions that answer with another record than theirs. */
const makers = ['convert', 'duplicate', 'payments', 'refund', 'credit_notes', 'email'];

type Call = SimulatedExchange['call'];

function strangers({ scene }: RunHistory, call: Call, body: ReceivedAnswer['body']): string[] {
  if (call.refusal !== undefined) return [`that it is done: ${JSON.stringify(body).slice(0, 100)}`];
  const [, plural = '', id, action = ''] = address.exec(call.path) ?? [];
  if (plural === 'me')
    return bodyFaults(body.key as ReceivedAnswer['body'], 'id', ownKey(scene.facts.ids, call));
  if (!resources.includes(plural)) return [];
  if (id !== undefined) return makers.includes(action) ? [] : bodyFaults(body, 'id', id);
  if (action === 'batch') return [];
  return bodyFaults(body, 'object', call.method === 'GET' ? 'list' : plural.slice(0, -1));
}

const resources = [
  ...['customers', 'products', 'invoices', 'quotations', 'payments'],
  ...['credit_notes', 'refunds', 'emails'],
];

const keyNames = { main: 'keyMain', busy: 'keyBusy', revoked: 'keyRevoked', test: 'keyTest' } as const;

function ownKey(ids: Readonly<Record<string, string>>, { key = 'main' }: Call): string {
  return ids[keyNames[key]] ?? '';
}

function bodyFaults(body: ReceivedAnswer['body'], name: string, wanted: string): string[] {
  return body[name] === wanted ? [] : [`${name} ${String(body[name])} in place of ${wanted}`];
}

interface Fault {
  readonly pointer?: string;
  readonly code?: string;
}

/** Codes of fields that were not sent: one is required, or its default is more than nothing of what is left. */
const toldUnsent = new Set(['required', 'exceeds_refundable_amount', 'exceeds_creditable_amount']);

/** The code of a request that another one has had the key of. */
const reused = 'idempotency_key_reused';

function refusals(
  { world }: RunHistory,
  { refusal, body, envelope }: Call,
  answer: ReceivedAnswer,
): string[] {
  const code = String(answer.body.code);
  // Who is not let in, or is to come again, is told nothing of the request.
  if (!isFinal(answer) || answer.status === 401 || answer.status === 413 || code === reused) return [];
  // A person may have typed what nobody can read into the row of a customer that the request names.
  const isUnreadable = code === 'record_quarantined' && world.editedIds.size > 0;
  if (refusal !== undefined) return code === refusal || isUnreadable ? [] : [`${code} for ${refusal}`];
  if (code === 'malformed_json' && envelope === undefined) return [code];
  const errors = (answer.body.errors ?? []) as readonly Fault[];
  const named = JSON.stringify(body ?? {});
  return errors.flatMap(({ pointer = '', code: fault = '' }) => {
    const [, field = ''] = pointer.split('/');
    // A document names a customer whose row a person has deleted, which an action upon it does not repeat.
    const isGone = fault === 'not_found' && world.deletedIds.size > 0;
    const isExpected = toldUnsent.has(fault) || isGone || named.includes(`"${field}"`);
    return code !== 'validation_failed' || field === '' || isExpected
      ? []
      : [`${code} at ${pointer}, which was not sent`];
  });
}
