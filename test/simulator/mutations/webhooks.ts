/**
 * Mutations of events, and of the deliveries that they are sent by. One is left out, that a rolled key ends before its
 * successor is there: of all crash points only a few of `page_roll_key` show it, which come after some 7,000 others.
 */
import type { retryDelayMs } from '../../../src/core/events/deliveries/retry-schedule.ts';
import type { chooseDeliveries } from '../../../src/core/events/dispatcher/choose-deliveries.ts';
import type { fanOut } from '../../../src/core/events/dispatcher/fan-out-entries.ts';
import type { sendBatch } from '../../../src/core/events/dispatcher/send-batch.ts';
import type { discardSecrets } from '../../../src/core/events/endpoints/secrets.ts';
import type { signatureHeaders } from '../../../src/core/events/signature.ts';
import type { isRetirable, retentionMs } from '../../../src/core/jobs/retention.ts';
import type { commitTransaction } from '../../../src/core/store/transaction/commit.ts';
import type { NewEvent, OpenTransaction } from '../../../src/core/store/transaction/open-transaction.ts';
import type { Mutation } from './mutation.ts';

export const webhookMutations: readonly Mutation[] = [
  {
    name: 'nothing_sent',
    description: 'Deliveries are taken on and never sent.',
    seams: { sendBatch: (): typeof sendBatch => () => undefined },
  },
  {
    name: 'signature_without_time',
    description: 'What is signed leaves out the time, so no receiver believes it.',
    seams: {
      signatureHeaders:
        (original: typeof signatureHeaders): typeof signatureHeaders =>
        ({ hmacSha256 }, secrets, message) =>
          original(
            { hmacSha256: (secret, text) => hmacSha256(secret, text.replace(/\.\d+\./, '.')) },
            secrets,
            message,
          ),
    },
  },
  {
    name: 'all_to_first_endpoint',
    description: 'Everything is sent to the first endpoint, whoever has chosen it.',
    seams: {
      sendBatch:
        (original: typeof sendBatch): typeof sendBatch =>
        (run, batch) => {
          const url = batch.endpoints[0]?.url ?? '';
          original(run, { ...batch, endpoints: batch.endpoints.map((endpoint) => ({ ...endpoint, url })) });
        },
    },
  },
  {
    name: 'first_failure_is_last',
    description: 'A delivery is given up when its receiver has failed once.',
    seams: { retryDelayMs: (): typeof retryDelayMs => () => null },
  },
  {
    name: 'never_retried',
    description: 'A delivery that has failed waits for a second attempt that nobody makes.',
    seams: {
      chooseDeliveries:
        (original: typeof chooseDeliveries): typeof chooseDeliveries =>
        (candidates, facts) =>
          original(
            candidates.filter(({ attempts }) => attempts === 0),
            facts,
          ),
    },
  },
  {
    name: 'pending_retired',
    description: 'Deliveries that wait for another attempt are removed with those that have arrived.',
    seams: {
      isRetirable:
        (original: typeof isRetirable): typeof isRetirable =>
        (_due, createdAt, before) =>
          original('', createdAt, before),
    },
  },
  {
    name: 'retired_too_early',
    description: 'The journal forgets after a day, so events that can still be asked for are gone.',
    seams: { retentionMs: (monthMs: typeof retentionMs): number => monthMs / 30 },
  },
  {
    name: 'unchosen_sent',
    description: 'Endpoints are told of everything, whatever they have chosen.',
    seams: {
      fanOut:
        (original: typeof fanOut): typeof fanOut =>
        (digest, entries, endpoints, nowMs) => {
          const all = endpoints.map((endpoint) => ({ ...endpoint, eventTypes: ['*'] }));
          return original(digest, entries, all, nowMs);
        },
    },
  },
  {
    name: 'updates_untold',
    description: 'A record that is changed tells nobody: its events are left out of the commit.',
    seams: {
      commitTransaction:
        (original: typeof commitTransaction): typeof commitTransaction =>
        (session, tail, tx, requests) =>
          original(
            session,
            tail,
            withoutEvents(tx, (_type, kind) => kind === 'updated'),
            requests,
          ),
    },
  },
  {
    name: 'sent_quotation_untold',
    description: 'A quotation that is sent at once tells that it was made, and not that it was sent.',
    seams: {
      commitTransaction:
        (original: typeof commitTransaction): typeof commitTransaction =>
        (session, tail, tx, requests) => {
          const isLeftOut = (type: string, kind: string): boolean =>
            type === 'quotation.sent' && kind === 'created';
          return original(session, tail, withoutEvents(tx, isLeftOut), requests);
        },
    },
  },
  {
    name: 'secrets_discarded',
    description: 'Whoever makes a secret discards those of the other endpoints.',
    seams: {
      discardSecrets:
        (original: typeof discardSecrets): typeof discardSecrets =>
        (workspace, _endpoints, underWay) =>
          original(workspace, [], underWay),
    },
  },
];

/** The transaction without some of its events. */
function withoutEvents(
  tx: OpenTransaction,
  isLeftOut: (type: string, kindOfChange: string) => boolean,
): OpenTransaction {
  const isKept = ({ type, record }: NewEvent): boolean => !isLeftOut(type, tx.changes[record]?.kind ?? '');
  return { ...tx, events: tx.events.filter(isKept) };
}
