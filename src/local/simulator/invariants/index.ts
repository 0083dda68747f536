/** The register of invariants: a new one is a file of its own and a line here. */
import { judgedRun } from '../judged-run.ts';
import type { FinishedRun } from '../run.ts';
import { acknowledgedWrites } from './acknowledged-writes.ts';
import { definiteAnswers } from './definite-answers.ts';
import { deletionsWanted } from './deletions-wanted.ts';
import { eventsNamed } from './events-named.ts';
import { eventsTold } from './events-told.ts';
import { handsKept } from './hands-kept.ts';
import type { Invariant } from './invariant.ts';
import { keptEndpoints } from './kept-endpoints.ts';
import { keysSurvive } from './keys-survive.ts';
import { linesMatchDocuments } from './lines-match-documents.ts';
import { listsAsAsked } from './lists-as-asked.ts';
import { listsComplete } from './lists-complete.ts';
import { listsInOrder } from './lists-in-order.ts';
import { noFormulas } from './no-formulas.ts';
import { noLockHeld } from './no-lock-held.ts';
import { noUncaughtErrors } from './no-uncaught-errors.ts';
import { oneKeyOneRecord } from './one-key-one-record.ts';
import { rateLimitKept } from './rate-limit-kept.ts';
import { readsSeeWrites } from './reads-see-writes.ts';
import { revokedKeysRefused } from './revoked-keys-refused.ts';
import { rowsMatchJournal } from './rows-match-journal.ts';
import { unbrokenJournal } from './unbroken-journal.ts';
import { uniqueNumbers } from './unique-numbers.ts';
import { webhooksDelivered } from './webhooks-delivered.ts';
import { webhooksProven } from './webhooks-proven.ts';
import { wellFormedAnswers } from './well-formed-answers.ts';
import { answersShowRequests } from './answers-show-requests.ts';
import { ifMatchKept } from './if-match-kept.ts';
import { oneCustomerPerName } from './one-customer-per-name.ts';
import { oneKeyOneRequest } from './one-key-one-request.ts';
import { oneQuotationOneInvoice } from './one-quotation-one-invoice.ts';
import { paymentsSettleInvoices } from './payments-settle-invoices.ts';
import { statesInOrder } from './states-in-order.ts';
import { sumsOfDocuments } from './sums-of-documents.ts';
import { uniqueValues } from './unique-values.ts';
import { versionsRise } from './versions-rise.ts';

export const invariants: readonly Invariant[] = [
  definiteAnswers,
  wellFormedAnswers,
  acknowledgedWrites,
  oneKeyOneRecord,
  readsSeeWrites,
  listsInOrder,
  listsComplete,
  listsAsAsked,
  unbrokenJournal,
  uniqueNumbers,
  rowsMatchJournal,
  linesMatchDocuments,
  handsKept,
  deletionsWanted,
  eventsNamed,
  eventsTold,
  webhooksDelivered,
  webhooksProven,
  keptEndpoints,
  keysSurvive,
  rateLimitKept,
  revokedKeysRefused,
  noFormulas,
  noLockHeld,
  noUncaughtErrors,
  answersShowRequests,
  ifMatchKept,
  oneCustomerPerName,
  oneKeyOneRequest,
  oneQuotationOneInvoice,
  paymentsSettleInvoices,
  statesInOrder,
  sumsOfDocuments,
  uniqueValues,
  versionsRise,
];

/** What does not hold of a run, each with the name of the promise; none when every promise was kept. */
export function violationsOf(run: FinishedRun): string[] {
  const judged = judgedRun(run);
  return invariants.flatMap((invariant) =>
    invariant.check(judged).map((fault) => `${invariant.name}: ${fault}`),
  );
}
