/** Workloads of mails: documents that are mailed, canceled and voided while the trigger sends, at times twice at once. */
import { type ApiCall, get, post, answeredRecord, type Script, type Workload } from '../actors/actor.ts';
import { clockRun } from '../actors/script-calls.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const minuteMs = 60_000;

/** Longer than a mail that was being sent when its execution died waits for somebody else. */
const leaseMs = 8 * minuteMs;

/** Mails that are queued beside runs of the trigger, of which two overlap: each is sent once, or not at all. */
export const mails: Workload = {
  name: 'mails',
  weight: 3,
  actors: ({ ids }, random) => [
    ...random.pick([
      () => [mailAnd([mailOf(`invoices/${ids.invoice}`, random)])],
      () => [mailAnd([mailOf(`invoices/${ids.paid}`, random), mailOf(`invoices/${ids.paid}`, random)])],
      () => [mailAnd([mailOf(`quotations/${ids.quotationDraft}`, random)])],
      () => [mailAndCancel(mailOf(`invoices/${ids.invoice}`, random), random)],
      () => [
        mailAnd([mailOf(`invoices/${ids.totalInvoice}`, random), post(`invoices/${ids.totalInvoice}/void`)]),
      ],
      () => [mailAnd([mailOf(`invoices/${ids.testInvoice}`, random, 'test')])],
    ])(),
    send(random),
    send(random),
  ],
};

/** The request that mails a document, with a subject by which its mail is known. */
function mailOf(path: string, random: SeededRandom, key: 'main' | 'test' = 'main'): ApiCall {
  const subject = `Mail ${random.below(1e9)}`;
  const attach = random.chance(0.1) ? ['pdf'] : [];
  return post(`${path}/email`, { to: ['charles@example.com'], subject, attach }, { key });
}

function* mailAnd(calls: readonly ApiCall[]): Script {
  yield* calls;
}

function* mailAndCancel(call: ApiCall, random: SeededRandom): Script {
  const mail = answeredRecord(yield call);
  if (mail.object !== 'email') return;
  yield { kind: 'wait', ms: random.pick([0, minuteMs]) };
  yield post(`emails/${String(mail.id)}/cancel`);
  yield get(`emails/${String(mail.id)}`);
}

function* send(random: SeededRandom): Script {
  yield { kind: 'wait', ms: random.pick([0, 0, 1_000]) };
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: random.pick([0, minuteMs, leaseMs]) };
  yield clockRun(random.pick(['runDispatcher', 'runUpkeep']), 0);
}
