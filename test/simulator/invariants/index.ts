/** The register of invariants: a new one is a file of its own and a line here. */
import { runHistory } from '../oracle/run-history.ts';
import type { FinishedRun } from '../schedule/run.ts';
import { acknowledgedWrites } from './journal.ts';
import { definiteAnswers } from './answers/answers.ts';
import { deletionsWanted } from './states.ts';
import { eventsRecorded } from './webhooks/events.ts';
import { editsKept } from './sheet-edits.ts';
import type { Invariant } from './invariant.ts';
import { keptEndpoints } from './webhooks/endpoints.ts';
import { keysSurvive } from './access.ts';
import { keyTableTrue } from './key-table.ts';
import { linesMatchDocuments } from './rows.ts';
import { listsComplete } from './answers/lists.ts';
import { listsInOrder } from './answers/lists.ts';
import { locksHeldShortly } from './lock-time.ts';
import { mailsEnd } from './mails.ts';
import { mailsSentOnce } from './mails.ts';
import { modesApart } from './modes.ts';
import { noFormulas } from './rows.ts';
import { noLockHeld } from './journal.ts';
import { refusalsCommitNothing } from './journal.ts';
import { noUncaughtErrors } from './answers/answers.ts';
import { oneKeyOneRecord } from './answers/idempotency.ts';
import { rateLimitKept } from './access.ts';
import { readsSeeWrites } from './consistency.ts';
import { revokedKeysRefused } from './access.ts';
import { rowsMatchJournal } from './rows.ts';
import { unbrokenJournal } from './journal.ts';
import { uniqueNumbers } from './uniqueness.ts';
import { webhooksDelivered } from './webhooks/deliveries.ts';
import { webhooksProven } from './webhooks/endpoints.ts';
import { wellFormedAnswers } from './answers/answers.ts';
import { answersBelong } from './answers/answers-belong.ts';
import { ifMatchKept } from './consistency.ts';
import { oneCustomerPerName } from './uniqueness.ts';
import { oneKeyOneRequest } from './answers/idempotency.ts';
import { oneQuotationOneInvoice } from './states.ts';
import { creditConserved } from './credits.ts';
import { dueNeverNegative } from './credits.ts';
import { nothingCreditedTwice } from './credits.ts';
import { paymentsSettleInvoices } from './sums.ts';
import { uniqueValues } from './uniqueness.ts';
import { versionsRise } from './states.ts';

export const invariants: readonly Invariant[] = [
  definiteAnswers,
  wellFormedAnswers,
  acknowledgedWrites,
  refusalsCommitNothing,
  oneKeyOneRecord,
  readsSeeWrites,
  listsInOrder,
  listsComplete,
  unbrokenJournal,
  uniqueNumbers,
  rowsMatchJournal,
  linesMatchDocuments,
  editsKept,
  deletionsWanted,
  eventsRecorded,
  webhooksDelivered,
  webhooksProven,
  keptEndpoints,
  keysSurvive,
  keyTableTrue,
  rateLimitKept,
  revokedKeysRefused,
  noFormulas,
  noLockHeld,
  locksHeldShortly,
  noUncaughtErrors,
  answersBelong,
  ifMatchKept,
  oneCustomerPerName,
  oneKeyOneRequest,
  oneQuotationOneInvoice,
  paymentsSettleInvoices,
  nothingCreditedTwice,
  creditConserved,
  dueNeverNegative,
  uniqueValues,
  versionsRise,
  modesApart,
  mailsSentOnce,
  mailsEnd,
];

/** The violations of a run, each with the name of its invariant; none when every invariant holds. */
export function violationsOf(run: FinishedRun): string[] {
  const judged = runHistory(run);
  return invariants.flatMap((invariant) =>
    invariant.check(judged).map((fault) => `${invariant.name}: ${fault}`),
  );
}
